// The icon of the page says that it is my turn, also where the tab is too narrow for its title.
import icon from "./turn.svg?url&no-inline";

let usual = "";

export function showTurn(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  usual ||= link.href;
  const sign = mine ? icon : usual;
  if (link.getAttribute("href") !== sign && link.href !== sign) link.href = sign; // set again, it is fetched again
}
