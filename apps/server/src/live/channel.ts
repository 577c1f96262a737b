import type { EventStream } from "./stream.ts";

/** After an event, further ones are collected for this long and sent together. Milliseconds. */
const gatherMs = 500;

/**
 * What several streams report on, such as all of an agent's open dashboards. An event is serialized once for all of
 * them; the first is sent right away, and those that follow closely are sent together, each once.
 */
export class Channel {
  readonly #streams = new Set<EventStream>();
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => void;

  /** @param listen starts listening, sends events with the given function, and returns the function that stops it */
  constructor(listen: (send: (text: string) => void) => () => void) {
    this.#stopListening = listen((text) => this.#send(text));
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  add(stream: EventStream): void {
    this.#streams.add(stream);
  }

  /** The last one to leave stops the listening. */
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
    this.#timer = setTimeout(() => this.#flush(), gatherMs);
    this.#timer.unref();
  }
}
