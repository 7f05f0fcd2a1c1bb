// Wood and porcelain, made here once from a few partials each: no file is loaded. None carries news alone.
export type SoundName = "turn" | "move" | "piece" | "cards" | "scoring" | "refused" | "last" | "chat";

/** One partial: pitch in Hz, when it sets in and how fast it fades in seconds, how loud; noise for a rustle. */
interface Partial {
  readonly pitch: number;
  readonly at: number;
  readonly fade: number;
  readonly level: number;
  readonly noise?: boolean;
}

const QUIET = 0.25; // -12 dB

function wood(pitch: number, at = 0, level = 1): Partial[] {
  return [
    { pitch, at, fade: 0.045, level },
    { pitch: pitch * 2.7, at, fade: 0.018, level: level * 0.35 },
  ];
}

function porcelain(pitch: number, at = 0, level = 1): Partial[] {
  return [
    { pitch, at, fade: 0.07, level: level * 0.8 },
    { pitch: pitch * 2.76, at, fade: 0.035, level: level * 0.3 },
    { pitch: pitch * 5.4, at, fade: 0.015, level: level * 0.12 },
  ];
}

export const SOUNDS: Readonly<Record<SoundName, readonly Partial[]>> = {
  turn: [...porcelain(784), ...porcelain(1175, 0.12)],
  move: wood(330, 0, QUIET),
  piece: wood(440, 0, 0.7),
  cards: [0, 0.05, 0.1].map((at) => ({ pitch: 0, at, fade: 0.02, level: 0.3, noise: true })),
  scoring: [...porcelain(659), ...porcelain(830, 0.1)],
  refused: wood(150, 0, 0.6),
  last: [
    { pitch: 110, at: 0, fade: 0.09, level: 0.8 },
    { pitch: 163, at: 0, fade: 0.07, level: 0.4 },
    { pitch: 301, at: 0, fade: 0.05, level: 0.25 },
  ],
  chat: porcelain(988, 0, 0.5),
};

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];
export const LENGTH = 0.29; // seconds; a sound is over before one can wait for it

/** The samples of a sound; between -1 and 1, beginning and ending in silence. */
export function samples(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const found = new Float32Array(Math.floor(LENGTH * rate));
  let seed = 1;
  for (let n = 0; n < found.length; n += 1) {
    const time = n / rate;
    let value = 0;
    for (const part of SOUNDS[name]) {
      const since = time - part.at;
      if (since < 0) continue;
      seed = (seed * 16807) % 2147483647;
      const wave = part.noise ? (seed / 2147483647) * 2 - 1 : Math.sin(2 * Math.PI * part.pitch * since);
      value += wave * part.level * Math.min(1, since / 0.002) * Math.exp(-since / part.fade);
    }
    const end = Math.min(1, (LENGTH - time) / 0.03);
    found[n] = Math.tanh(value * 0.7) * end;
  }
  return found;
}

export interface SoundChoice {
  readonly volume: number; // 0 to 1
  readonly off: readonly SoundName[]; // each can be switched
}

/** Plays sounds, after the first touch of the page: before it browsers allow none. */
export class Sounds {
  #context: AudioContext | null = null;
  readonly #made = new Map<SoundName, AudioBuffer>();

  constructor(private readonly choice: () => SoundChoice) {}

  play(name: SoundName): void {
    const { volume, off } = this.choice();
    if (!volume || off.includes(name) || typeof AudioContext === "undefined") return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = this.#buffer(context, name);
    gain.gain.value = volume;
    source.connect(gain).connect(context.destination);
    source.start();
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
    this.#made.clear();
  }

  #buffer(context: AudioContext, name: SoundName): AudioBuffer {
    const made = this.#made.get(name);
    if (made) return made;
    const found = samples(name, context.sampleRate);
    const buffer = context.createBuffer(1, found.length, context.sampleRate);
    buffer.copyToChannel(found, 0);
    this.#made.set(name, buffer);
    return buffer;
  }
}
