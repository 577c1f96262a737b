import { afterLoad } from "../static/idle.ts";
import { isAtRest } from "../static/touch.ts";
import { keepEnteredValues } from "./enteredValues.ts";
import { holdActions } from "./heldActions.ts";
import { filesAttribute, heldType } from "./heldScripts.ts";
import { takenOver } from "./takenOver.ts";

/** The events that show that someone is about to use the page. */
const touches = ["pointermove", "pointerdown", "focusin", "keydown", "input"] as const;

/**
 * Lets React take the page over when someone first touches it. Its files are fetched as soon as the browser is idle, so
 * that a touch has little to wait for.
 * @returns a function that takes it over now
 */
export function takeOverOnTouch(): () => void {
  const held = document.querySelector<HTMLScriptElement>(`script[type="${heldType}"]`);
  if (!held) return () => undefined;
  const entered = keepEnteredValues();
  const actions = holdActions();
  let running = false;
  const start = (touch?: Event) => {
    if (running || (touch && isAtRest(touch))) return;
    running = true;
    run(held, () => {
      running = false; // The network failed: the next touch tries again.
    });
  };
  for (const touch of touches) document.addEventListener(touch, start, { capture: true, passive: true });
  const finish = () => {
    for (const touch of touches) document.removeEventListener(touch, start, true);
    entered.restore();
    // React listens only now, and a form fetches its rules when it gets the focus.
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    actions.repeat();
  };
  addEventListener(takenOver, finish, { once: true });
  afterLoad(() => prefetch(held));
  return () => start();
}

/** Runs the held script. It needs the page's nonce, and a new element: a script that had another type never runs. */
function run(held: HTMLScriptElement, onFailed: () => void): void {
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  script.addEventListener("error", onFailed);
  document.head.append(script);
}

function prefetch(held: HTMLScriptElement): void {
  for (const address of held.getAttribute(filesAttribute)?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = "script";
    link.href = address;
    document.head.append(link);
  }
}
