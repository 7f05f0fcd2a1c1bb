/** The address of a table from what somebody pasted: a whole link of this server, its path, or only the id. */
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
  const isHere = url.origin === origin || url.hostname === new URL(origin).hostname;
  const table = /^\/t\/([a-z0-9]{6,16})\/?$/.exec(url.pathname)?.[1];
  return isHere && table ? `/t/${table}${url.search}` : null;
}
