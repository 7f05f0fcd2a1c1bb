"""One click as a person makes it, timed: the pointer goes there, rests, presses; then until the result is drawn."""

from playwright.sync_api import Locator, Page, TimeoutError

REST = 300  # ms between two clicks: a hand is not quicker, and what the last click asked for has come
LONGEST = 5000  # ms
MOMENT = 1000  # ms; what is not there by then has gone: the page has done the only thing by itself
# From the click until the frame has been drawn in which what is seen differs from before. A task that goes before all
# others follows the frame at once: what the page does when a picture stands (sounds, questions) is not part of it.
WATCH = """() => {
  const look_at = %s;
  const before = look_at();
  let began = null;
  window.drawn = new Promise((done) => {
    const look = () => {
      if (began === null || look_at() === before) return;
      watching.disconnect();
      const told = () => done(performance.now() - began);
      requestAnimationFrame(() => scheduler.postTask(told, {priority: "user-blocking"}));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
    addEventListener("click", (event) => { began = event.timeStamp; }, {capture: true, once: true});
    setTimeout(() => { watching.disconnect(); done(-1); }, %d);
  });
}"""


def clicked(page: Page, target: Locator, seen: str) -> float | None:
    """Milliseconds until a click has changed what `seen`, a function of the page, tells; where nothing changes, as many
    as were waited for. None where there was nothing to click any more.
    """
    try:
        target.hover(force=True, timeout=MOMENT)
    except TimeoutError:
        return None
    page.wait_for_timeout(REST)
    page.evaluate(WATCH % (seen, LONGEST))
    page.mouse.down()
    page.mouse.up()
    taken = page.evaluate("window.drawn")
    return float(LONGEST if taken < 0 else taken)
