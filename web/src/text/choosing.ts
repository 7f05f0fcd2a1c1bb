// In which language the page is: as the link says, else as somebody has chosen, else as the browser wishes.
// The server knows the same (server/language.py): it reads the cookie, and says in the page which language it found.
const LINK = "lang"; // `?lang=de`
const COOKIE = "language";
const YEAR = 31_536_000; // seconds

/** What a link to this page named. */
export function linked(): string {
  return new URLSearchParams(location.search).get(LINK) ?? "";
}

/** What was chosen in this browser. */
export function chosen(): string {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) ?? "";
}

/** Choose a language for this browser; with none it is the browser's own. */
export function choose(language: string): void {
  const age = language ? YEAR : 0;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${age}; samesite=lax`;
}

/** The wishes, the dearest first. A page that was kept for want of a network may say what was wished before. */
export function wishes(): string[] {
  return [linked(), chosen(), document.documentElement.lang, ...navigator.languages].filter(Boolean);
}

/** Words are read when something is first shown: another language begins with a new page, without the link's. */
export function beginAnew(): void {
  const url = new URL(location.href);
  url.searchParams.delete(LINK);
  location.replace(url);
}
