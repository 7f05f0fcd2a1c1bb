/** The fingerprint that a table publishes of its seed (docs/records.md); null where the browser cannot compute it. */
export async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only over https and on this machine
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`guanxi/seed/${seed}`));
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
