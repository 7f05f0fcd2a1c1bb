// Plays what happened on a table: pieces, cards, cubes fly in a straight line from where they lay, above the page, and
// what they go to shows when they are there. It never holds anything up: the table is drawn before anything moves, and
// can be used meanwhile. Without motion what changed is ringed instead.
import type { Way } from "../boards/shared/ways.ts";

export interface Pace {
  readonly factor: number; // 0: no motion; 0.5 fast, 1 normal, 2 slow
  readonly piece: number; // ms of one piece
  readonly gap: number; // ms between two that go together
  readonly together: number;
  readonly step: number; // ms for which a step that stands alone is lit, such as a scored province
}

export const USUAL: Pace = { factor: 1, piece: 240, gap: 60, together: 3, step: 400 };
export const RING = 2000; // ms for which a change stays ringed where nothing moves
export const MOST = 16; // ways of one picture: more cannot be followed
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** When the n-th of several pieces sets out: at most so many at once, a little apart. */
export function delayOf(at: number, pace: Pace): number {
  const group = Math.floor(at / pace.together);
  return (group * (pace.piece + pace.gap) + (at % pace.together) * pace.gap) * pace.factor;
}

/** When each of several ways begins: what is lit waits for the pieces before it, and those after it wait for it. */
export function beginnings(ways: readonly Way[], pace: Pace): number[] {
  let since = 0;
  let pieces = 0;
  return ways.map(({ does }) => {
    if (does !== "lights") return since + delayOf(pieces++, pace);
    const begins = pieces ? since + delayOf(pieces - 1, pace) + pace.piece * pace.factor : since;
    since = begins + pace.step * pace.factor;
    pieces = 0;
    return begins;
  });
}

/** A way before it is gone: where it begins, and how what goes looked there. */
export interface Start {
  readonly way: Way;
  readonly from: DOMRect | null;
  readonly look: Look | null;
}

interface Look {
  readonly drawn: HTMLElement | SVGSVGElement; // to be put on the layer, at `at`
  readonly at: DOMRect;
}

export class Animator {
  readonly #ends = new Set<() => void>(); // of all that is under way
  #layer: HTMLElement | null = null;

  constructor(private readonly pace: () => Pace = () => USUAL) {}

  /** Where things set out from: call it before the new picture is drawn. */
  before(table: Element, ways: readonly Way[]): Start[] {
    const moves = this.pace().factor > 0 && !document.hidden;
    const used = new Set<Element>();
    return ways.slice(0, MOST).map((way) => {
      const found = moves ? seen(table, way.from, used) : null;
      return { way, from: found?.at ?? null, look: found && isPiece(found.element) ? lookOf(found) : null };
    });
  }

  /** Let everything go where it belongs: call it when the new picture is drawn. Resolves when all lies still. What is
      only put down in a draft goes in haste: a part of the time. */
  async after(table: Element, starts: readonly Start[], haste = 1): Promise<void> {
    const usual = this.pace();
    const pace = { ...usual, factor: usual.factor * haste };
    if (!pace.factor) return this.#ring(table, starts);
    if (document.hidden) return; // nobody looks, and what waits there for a picture would pile up
    const begins = beginnings(
      starts.map(({ way }) => way),
      pace,
    );
    const used = new Set<Element>();
    await Promise.all(
      starts.map((start, at) => {
        const found = seen(table, start.way.to, used);
        return found && this.#start(start, found, begins[at]!, pace);
      }),
    );
  }

  /** Everything is where it belongs, at once. */
  stop(): void {
    for (const end of [...this.#ends]) end();
  }

  #start(start: Start, { element, at }: Found, delay: number, pace: Pace): Promise<void> | undefined {
    const { way, from } = start;
    if (way.does === "lights") return this.#mark(element, delay, pace.step * pace.factor);
    if (!("animate" in element)) return;
    const timing = { duration: pace.piece * pace.factor, delay, easing: EASE, fill: "backwards" } as const;
    if (way.does === "rises") return this.#run(element.animate([{ rotate: "-90deg" }, { rotate: "0deg" }], timing));
    const isThere = isPiece(element);
    if (!from) return isThere ? this.#run(element.animate([{ opacity: 0 }, { opacity: 1 }], timing)) : undefined;
    if (isThere && Math.hypot(middle(from).x - middle(at).x, middle(from).y - middle(at).y) < 1) return;
    const look = isThere ? lookOf({ element, at }) : (start.look ?? (way.card ? backAt(at) : null));
    if (!look) return;
    // Pieces that are larger where they were than where they go grow or shrink on their way.
    const size = isThere && start.look ? from.height / at.height : 1;
    return this.#fly(look, [from, size], at, isThere ? element : null, timing);
  }

  /** Something goes over the page; where it arrives it is hidden until it is there. */
  #fly(
    look: Look,
    [from, size]: readonly [DOMRect, number],
    to: DOMRect,
    hides: Element | null,
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    const layer = (this.#layer ??= layered());
    layer.append(look.drawn);
    const own = middle(look.at);
    const stand = (rect: DOMRect, scale = 1): string => {
      const { x, y } = middle(rect);
      return `translate(${x - own.x}px, ${y - own.y}px) scale(${scale})`;
    };
    const flying = look.drawn.animate(
      [
        { transform: stand(from, size), opacity: 0 },
        { opacity: 1, offset: 0.08 },
        { opacity: 1, offset: 0.85 },
        { transform: stand(to), opacity: hides ? 1 : 0 },
      ],
      timing,
    );
    const hidden = hides?.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, easing: "linear" });
    return this.#run(flying, () => {
      hidden?.cancel();
      look.drawn.remove();
      if (layer.childElementCount) return;
      layer.remove();
      if (this.#layer === layer) this.#layer = null;
    });
  }

  #run(animation: Animation, then: () => void = () => undefined): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        if (!this.#ends.delete(end)) return;
        animation.cancel();
        then();
        done();
      };
      this.#ends.add(end);
      animation.finished.then(end, end);
    });
  }

  #ring(table: Element, starts: readonly Start[]): void {
    for (const { way } of starts) {
      const place = way.to.find((each) => table.querySelector(each));
      const element = place ? [...table.querySelectorAll(place)].at(-1) : null;
      if (element) void this.#mark(element, 0, RING);
    }
  }

  #mark(element: Element, delay: number, time: number): Promise<void> {
    return new Promise((done) => {
      const begin = setTimeout(() => element.setAttribute("data-changed", ""), delay);
      const over = setTimeout(() => end(), delay + time);
      const end = (): void => {
        clearTimeout(begin);
        clearTimeout(over);
        element.removeAttribute("data-changed");
        this.#ends.delete(end);
        done();
      };
      this.#ends.add(end);
      if (!delay) element.setAttribute("data-changed", "");
    });
  }
}

interface Found {
  readonly element: Element;
  readonly at: DOMRect;
}

/** The first of these places that can be seen; of several such pieces the last that no other way has taken. */
function seen(table: Element, places: readonly string[], used: Set<Element>): Found | null {
  for (const place of places)
    for (const element of [...table.querySelectorAll(place)].reverse()) {
      if (used.has(element)) continue;
      const at = element.getBoundingClientRect();
      if (!at.width || !at.height) continue;
      if (isPiece(element)) used.add(element);
      return { element, at };
    }
  return null;
}

const isPiece = (element: Element): boolean => element.hasAttribute("data-piece");

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** Above everything, for nobody's hand and nobody's ear. */
function layered(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  document.body.append(layer);
  return layer;
}

function put(box: HTMLElement | SVGElement, at: DOMRect): void {
  box.style.left = `${at.left}px`;
  box.style.top = `${at.top}px`;
  box.style.width = `${at.width}px`;
  box.style.height = `${at.height}px`;
}

/** The back of a card, for one that cannot be seen. */
function backAt(at: DOMRect): Look {
  const drawn = document.createElement("div");
  drawn.className = "back";
  drawn.dataset.flies = "card";
  const { x, y } = middle(at);
  const there = new DOMRect(x - 11, y - 15, 22, 30);
  put(drawn, there);
  return { drawn, at: there };
}

/** As it looks now: a copy that needs nothing of what is around it. */
function lookOf({ element, at }: Found): Look {
  const isPart = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const drawn = isPart ? partOf(element, at) : wholeOf(element, at);
  put(drawn, at);
  for (const each of drawn.querySelectorAll("*"))
    for (const name of each.getAttributeNames())
      if (/^(id$|data-|aria-|role$|tabindex$)/.test(name)) each.removeAttribute(name);
  drawn.dataset.flies = element.getAttribute("data-piece") ?? "";
  return { drawn, at };
}

function wholeOf(element: Element, at: DOMRect): HTMLElement {
  const box = document.createElement("div");
  const { font, color } = getComputedStyle(element);
  box.style.font = font;
  box.style.color = color;
  const copy = element.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, { position: "static", margin: "0", transform: "none", transition: "none" });
  Object.assign(copy.style, { width: `${at.width}px`, height: `${at.height}px` });
  box.append(copy);
  return box;
}

/** A part of a drawing is drawn alone, at the same scale. */
function partOf(element: SVGGraphicsElement, at: DOMRect): SVGSVGElement {
  const box = document.createElementNS(SVG, "svg");
  const scaled = document.createElementNS(SVG, "g");
  const scale = element.getScreenCTM();
  if (scale) {
    const { a, b, c, d, e, f } = scale;
    scaled.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - at.left} ${f - at.top})`);
  }
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  scaled.append(copy);
  box.append(scaled);
  return box;
}
