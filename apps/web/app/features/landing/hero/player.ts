import { afterLoad } from "../../../static/idle.ts";

/** How long the player waits before each part of a turn, in milliseconds: about as long as reading takes. */
const pauses = { renter: 1_100, typing: 700, assistant: 1_000 } as const;
/**
 * How long the page's own first picture takes to be drawn after it has loaded: a change of the whole stage before that
 * would hold up the first taps until it is.
 */
const settlingMs = 1_500;
/** How much of the conversation must be in view before it plays. */
const inView = 0.35;

/**
 * Plays the recorded conversation on the server's HTML: turn by turn the renter's message, the dots, the reply, and
 * with it what was understood and how the score grew. Nothing moves if the visitor prefers reduced motion.
 */
export function playDemo(root: HTMLElement | null): void {
  if (!root || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const player = new Player(root);
  root.dataset.demo = "ready";
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      if (root.dataset.demo !== "ready") return;
      player.start();
    },
    { threshold: inView },
  );
  afterLoad(() => setTimeout(() => watcher.observe(root), settlingMs));
}

type Part = keyof typeof pauses;

class Player {
  readonly #root: HTMLElement;
  readonly #thread: HTMLElement;
  readonly #control: HTMLElement | null;
  readonly #steps: { turn: number; part: Part }[];
  #next = 0;
  #timer = 0;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#thread = root.querySelector<HTMLElement>("[data-thread]") ?? root;
    this.#control = root.querySelector<HTMLElement>("[data-demo-control]");
    const turns = root.querySelectorAll("[data-part='renter']").length;
    this.#steps = Array.from({ length: turns }, (_, turn) =>
      (["renter", "typing", "assistant"] as const).map((part) => ({ turn, part })),
    ).flat();
    this.#addControls();
  }

  /** Plays from the start. All changes needed for it wait until here, so that the page opens fast. */
  start(): void {
    this.#showValues(0);
    this.#control?.removeAttribute("hidden");
    this.#play();
  }

  #play(): void {
    this.#root.dataset.demo = "playing";
    this.#waitForNext();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#root.dataset.demo = "paused";
  }

  #addControls(): void {
    this.#control?.addEventListener("click", () => {
      const { demo } = this.#root.dataset;
      if (demo === "playing") return this.#pause();
      if (demo === "ended") this.#rewind();
      this.#play();
    });
    // People who scroll the conversation want to read it.
    for (const event of ["wheel", "touchmove", "keydown"]) {
      this.#thread.addEventListener(event, () => this.#root.dataset.demo === "playing" && this.#pause(), {
        passive: true,
      });
    }
  }

  #rewind(): void {
    this.#next = 0;
    for (const step of this.#root.querySelectorAll("[data-turn]")) step.removeAttribute("data-shown");
    this.#showValues(0);
    this.#thread.scrollTo({ top: 0 });
  }

  #waitForNext(): void {
    const step = this.#steps[this.#next];
    if (!step) {
      this.#root.dataset.demo = "ended";
      return;
    }
    this.#timer = window.setTimeout(() => {
      if (this.#root.dataset.demo !== "playing") return;
      this.#next += 1;
      this.#show(step.turn, step.part);
      this.#waitForNext();
    }, pauses[step.part]);
  }

  #show(turn: number, part: Part): void {
    const reply = this.#find(turn, "assistant")[0];
    const message = part === "renter" ? this.#find(turn, "renter")[0] : reply;
    const results = part === "assistant" ? this.#find(turn, "after") : [];
    reply?.toggleAttribute("data-typing", part === "typing");
    if (part !== "typing") message?.setAttribute("data-shown", "");
    if (part === "assistant") {
      for (const result of results) result.setAttribute("data-shown", "");
      this.#showValues(turn + 1);
    }
    const last = results.findLast((result) => this.#thread.contains(result)) ?? message;
    if (last) this.#scrollTo(last, part === "typing");
  }

  /** Scrolls the conversation, never the page, until the message is at its bottom. */
  #scrollTo(message: HTMLElement, isTyping: boolean): void {
    const height = isTyping ? 48 : message.offsetHeight;
    const top = message.offsetTop + height + 20 - this.#thread.clientHeight;
    this.#thread.scrollTo({ top: Math.max(0, top), behavior: "smooth" });
  }

  /** @param index 0 before the first turn, then the number of finished turns */
  #showValues(index: number): void {
    for (const element of this.#root.querySelectorAll<HTMLElement>("[data-by-turn]")) {
      element.textContent = valueAt(element.dataset.byTurn, index);
    }
    for (const element of this.#root.querySelectorAll<SVGElement>("[data-dash-by-turn]")) {
      element.setAttribute("stroke-dasharray", valueAt(element.dataset.dashByTurn, index));
    }
  }

  #find(turn: number, part: string): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(`[data-turn="${turn}"][data-part="${part}"]`)];
  }
}

function valueAt(values: string | undefined, index: number): string {
  const list: unknown = JSON.parse(values ?? "[]");
  return Array.isArray(list) ? String(list[index] ?? "") : "";
}
