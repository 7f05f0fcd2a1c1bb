/** A number of one's own for the shuffle: 128 bits from the browser, as the server wants them. */
export function ownNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
