// A plain click on a link is answered by the page; with a key or another button it is the browser's: a new tab, a copy.
export function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
