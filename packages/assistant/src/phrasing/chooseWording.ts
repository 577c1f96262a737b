import type { Language, Tone } from "../types.ts";
import { catalogs, type WordingKey } from "./catalogs.ts";

/** How many wordings are remembered; a reply repeats none of them while another is left. */
const REMEMBERED = 24;

/** The lines available to a tone, its own first. */
export function linesFor(language: Language, tone: Tone, key: WordingKey): readonly string[] {
  const wording = catalogs[language][key];
  return [...(wording[tone] ?? []), ...wording.base];
}

/** Chooses a reply's wordings one after another: none used recently, and always the same for the same state. */
export class WordingChooser {
  readonly #language: Language;
  readonly #tone: Tone;
  #recent: string[];
  /** First words of this reply's lines: "Thank you, Ana. Thank you, that is all." reads like a machine. */
  readonly #openings = new Set<string>();

  constructor(language: Language, tone: Tone, recent: readonly string[]) {
    this.#language = language;
    this.#tone = tone;
    this.#recent = [...recent];
  }

  /** Wordings used recently, oldest first, for the next turn. */
  get recent(): string[] {
    return this.#recent.slice(-REMEMBERED);
  }

  /**
   * The next line for a key: the first one unused recently that begins unlike the reply's other lines, else the
   * first unused, else the one used longest ago.
   */
  choose(key: WordingKey): string {
    const lines = linesFor(this.#language, this.#tone, key);
    let chosen = 0;
    let lastUse = Number.POSITIVE_INFINITY;
    for (let index = 0; index < lines.length; index++) {
      const use = this.#recent.lastIndexOf(`${key}:${index}`);
      const isFresh = use === -1 && !this.#openings.has(openingOf(lines[index]));
      if (use < lastUse || isFresh) {
        chosen = index;
        lastUse = use;
      }
      if (isFresh) break;
    }
    const opening = openingOf(lines[chosen]);
    if (opening) this.#openings.add(opening);
    this.#recent = [...this.#recent.filter((id) => id !== `${key}:${chosen}`), `${key}:${chosen}`];
    return lines[chosen] ?? "";
  }
}

/** The word a line begins with; none if it begins with a value. */
function openingOf(line = ""): string {
  return /^[¡¿]?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? "";
}
