/**
 * The address of a table from what somebody pasted: a link, its path, or only the id. One server has several names
 * (localhost, the machine's address, its public name), so the host of a link does not matter: we stay where we are.
 */
export function tableOf(pasted: string, origin: string): string | null {
  const text = pasted.trim();
  if (/^[a-z0-9]{10}$/.test(text)) return `/t/${text}`;
  const word = text.split(/\s+/).find((each) => each.includes("/t/"));
  if (!word) return null;
  let url: URL;
  try {
    url = new URL(word.replace(/[.,;)>\]]+$/, "").replace(/^[<([]+/, ""), origin);
  } catch {
    return null;
  }
  const table = /^\/t\/([a-z0-9]{6,16})\/?$/.exec(url.pathname)?.[1];
  return table && /^https?:$/.test(url.protocol) ? `/t/${table}${url.search}` : null;
}
