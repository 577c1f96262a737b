import type { EventStream } from "./stream.ts";

/** After an event the next ones wait this long and travel together. Milliseconds. */
const gatherFor = 500;

/**
 * What several streams tell of, such as all open dashboards of one agent. An event is written down once for all of them;
 * the first goes out at once, those that follow closely go together, each once.
 */
export class Channel {
  readonly #streams = new Set<EventStream>();
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => void;

  /**
   * @param listen begins to listen, sends events by the given function, and returns what ends the listening
   */
  constructor(listen: (send: (text: string) => void) => () => void) {
    this.#stopListening = listen((text) => this.#send(text));
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  add(stream: EventStream): void {
    this.#streams.add(stream);
  }

  /** The last one that leaves ends the listening. */
  remove(stream: EventStream): void {
    this.#streams.delete(stream);
    if (!this.isEmpty) return;
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  #send(text: string): void {
    this.#waiting.add(text);
    if (!this.#timer) this.#flush();
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const text = [...this.#waiting].join("");
    this.#waiting.clear();
    for (const stream of this.#streams) stream.write(text);
    this.#timer = setTimeout(() => this.#flush(), gatherFor);
    this.#timer.unref();
  }
}
