// The browser's own subscription to pushes, and the server's knowledge of it.
import { ask, problem, UNREACHABLE, type Answer } from "../../wire/http.ts";

export type PushState = "none" | "denied" | "off" | "on";

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const found = await worker();
  if (!found) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await found.pushManager.getSubscription()) ? "on" : "off";
}

/** A key as the browser wants it: bytes, from base64 without its last signs. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export async function startPush(): Promise<Answer<unknown>> {
  const found = await worker();
  const key = await ask("get", "/api/push-key");
  if (!key.ok) return key;
  if (!found || (await Notification.requestPermission()) !== "granted") return { ok: false, no: problem("denied") };
  let made: PushSubscription;
  try {
    const applicationServerKey = keyBytes(key.data.key);
    made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return { ok: false, no: problem(UNREACHABLE) };
  }
  const { endpoint, keys } = made.toJSON();
  const told = { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  const body = { endpoint: endpoint ?? "", keys: told, expirationTime: made.expirationTime };
  const answer = await ask("post", "/api/me/pushes", { body });
  if (!answer.ok) await made.unsubscribe();
  return answer;
}

export async function stopPush(): Promise<Answer<unknown>> {
  const found = await (await worker())?.pushManager.getSubscription();
  if (!found) return { ok: true, data: null };
  const answer = await ask("delete", "/api/me/pushes", { body: { endpoint: found.endpoint } });
  await found.unsubscribe();
  return answer;
}
