// 128 bits from the browser. Not `randomUUID`: browsers have that over https and on this machine only, and a table in the
// same house is served without.
export function bits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
