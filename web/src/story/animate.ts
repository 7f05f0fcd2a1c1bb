// Plays what changed on a board: pieces go in a straight line from where they lay. It never holds anything up: a new move
// ends what still runs, and without motion what changed is ringed instead.
export interface Pace {
  readonly factor: number; // 0: no motion; 0.5 fast, 1 normal, 2 slow
  readonly piece: number; // ms of one piece
  readonly gap: number; // ms between two that go together
  readonly together: number;
}

export const USUAL: Pace = { factor: 1, piece: 240, gap: 60, together: 3 };
export const RING = 2000; // ms for which a change stays ringed where nothing moves
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a piece that was not there before comes from, such as its owner's supply. */
export type Origin = (piece: string) => Element | null | undefined;

/** When the n-th of several pieces sets out: at most so many at once, a little apart. */
export function delayOf(at: number, pace: Pace): number {
  const group = Math.floor(at / pace.together);
  return (group * (pace.piece + pace.gap) + (at % pace.together) * pace.gap) * pace.factor;
}

/** Pieces carry `data-piece` with an id that stays the same wherever they go. */
export class Animator {
  #before: Map<string, Spot> | null = null; // where everything lay; null: nothing is to be played
  #running: Animation[] = [];
  #ringed: [Element, ReturnType<typeof setTimeout>][] = [];

  constructor(private readonly pace: () => Pace = () => USUAL) {}

  /** Remember where everything lies: call it before the view is replaced. Until it is played, the first word counts. */
  remember(board: Element): void {
    if (this.#before) return;
    this.stop();
    this.#before = spots(board);
  }

  /** Let what changed go to its new place: call it when the new view is drawn. Resolves when all lies still. */
  async play(board: Element, origin: Origin = () => null): Promise<void> {
    const before = this.#before;
    if (!before) return; // another call has played it
    this.#before = null;
    const pace = this.pace();
    const changed: [Element, Spot | null][] = [];
    for (const [piece, element] of pieces(board)) {
      const now = spotOf(element);
      const from = before.get(piece) ?? comesFrom(origin(piece));
      const lay = before.has(piece);
      if (!from) changed.push([element, null]);
      else if (Math.hypot(from.x - now.x, from.y - now.y) > 1)
        changed.push([element, { x: from.x - now.x, y: from.y - now.y }]);
      else if (!lay) changed.push([element, null]);
    }
    if (!pace.factor) return this.#ring(changed.map(([element]) => element));
    this.#running = changed.flatMap(([element, way], at) => start(element, way, delayOf(at, pace), pace));
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
  }

  /** Everything is where it belongs, at once. */
  stop(): void {
    this.#before = null;
    for (const animation of this.#running) animation.cancel();
    for (const [element, timer] of this.#ringed) {
      clearTimeout(timer);
      element.removeAttribute("data-changed");
    }
    this.#running = [];
    this.#ringed = [];
  }

  #ring(elements: readonly Element[]): void {
    for (const element of elements) {
      element.setAttribute("data-changed", "");
      this.#ringed.push([element, setTimeout(() => element.removeAttribute("data-changed"), RING)]);
    }
  }
}

function start(element: Element, way: Spot | null, delay: number, pace: Pace): Animation[] {
  if (!("animate" in element)) return [];
  const scale = scaleOf(element);
  const frames: Keyframe[] = way
    ? [{ translate: `${way.x / scale}px ${way.y / scale}px` }, { translate: "0px 0px" }]
    : [{ opacity: 0 }, { opacity: 1 }];
  return [element.animate(frames, { duration: pace.piece * pace.factor, delay, easing: EASE, fill: "backwards" })];
}

/** How many pixels of the screen one unit is where a piece lies: a drawing is scaled as a whole. */
function scaleOf(element: Element): number {
  const drawn = element.parentNode as Partial<SVGGraphicsElement> | null;
  return (element.namespaceURI?.endsWith("/svg") && drawn?.getScreenCTM?.()?.a) || 1;
}

function pieces(board: Element): [string, Element][] {
  return [...board.querySelectorAll("[data-piece]")].map((element) => [
    element.getAttribute("data-piece") ?? "",
    element,
  ]);
}

function spots(board: Element): Map<string, Spot> {
  return new Map(pieces(board).map(([piece, element]) => [piece, spotOf(element)]));
}

function comesFrom(element: Element | null | undefined): Spot | undefined {
  return element ? spotOf(element) : undefined;
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
