// Asking the server. Every answer is data: what was asked for, or why not; nothing is thrown.
import type { components, paths } from "./api.ts";
import { language } from "../text/say.ts";

export type Schemas = components["schemas"];
export type Problem = Schemas["ProblemTold"];
export type Refusal = Schemas["Refusal"];
export type No = Problem | Refusal;
export type Answer<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly no: No };

type Method = "get" | "post" | "put" | "patch" | "delete";
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type JsonOf<T> = T extends { content: { "application/json": infer J } } ? J : null;
type Good<R> = R extends { 200: infer A } ? JsonOf<A> : R extends { 201: infer A } ? JsonOf<A> : null;
export type Told<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R } ? Good<R> : null;
type Body<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: infer B } ? JsonOf<NonNullable<B>> : never;
type Query<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { parameters: { query?: infer Q } } ? Q : never;

export interface Asked<P extends keyof paths, M extends Method> {
  path?: Record<string, string | number>;
  query?: Query<P, M>;
  body?: Body<P, M>;
}

/** The code of a problem that the server never told, because it could not be reached. */
export const UNREACHABLE = "unreachable";

export function problem(code: string, text = ""): Problem {
  return { type: "problem", code, text, facts: {}, table: "", key: "" };
}

/** One request. `path` fills the braces of the address. */
export async function ask<M extends Method, P extends Path<M>>(
  method: M,
  address: P,
  asked: Asked<P, M> = {},
): Promise<Answer<Told<P, M>>> {
  return (await request(method, filled(address, asked.path, asked.query), asked.body)) as Answer<Told<P, M>>;
}

/** The same for an address that the description does not know (yet). */
export async function request(method: string, url: string, body?: unknown): Promise<Answer<unknown>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: method.toUpperCase(),
      headers: { "accept-language": language(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    return { ok: false, no: problem(UNREACHABLE) };
  }
  const text = await response.text();
  let told: unknown;
  try {
    told = text === "" ? null : JSON.parse(text);
  } catch {
    told = text; // a record is plain text
  }
  if (response.ok) return { ok: true, data: told };
  return { ok: false, no: isNo(told) ? told : problem(response.status === 404 ? "no_such_thing" : UNREACHABLE) };
}

function isNo(told: unknown): told is No {
  return typeof told === "object" && told !== null && "type" in told && "text" in told;
}

function filled(address: string, path: Record<string, string | number> = {}, query: unknown = {}): string {
  const whole = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? "")));
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) told.append(name, String(each));
  }
  return told.size ? `${whole}?${told}` : whole;
}
