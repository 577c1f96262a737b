import { type Lead, type ListedLead, leadStage } from "@llave/contract/leads/leads";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** A card in flight, and the stage it is over. */
export interface Moving {
  lead: ListedLead;
  over: Lead["stage"];
}

interface Dragged extends Moving {
  left: number;
  top: number;
}

/** How far a mouse moves before a press becomes a drag. Pixels. */
const farEnough = 6;
/** How long a finger rests before it lifts a card instead of scrolling. Milliseconds. */
const longPressMs = 300;
/** How near the edge of the board a card scrolls it. Pixels. */
const edge = 48;

interface Press {
  lead: ListedLead;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export type CardDrag = ReturnType<typeof useCardDrag>;

/** Drags cards with the pointer. A press that doesn't move stays a click; Escape puts the card back. */
export function useCardDrag(onDrop: (lead: ListedLead, stage: Lead["stage"]) => void) {
  const board = useRef<HTMLDivElement>(null);
  const press = useRef<Press | undefined>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef({ dragged, onDrop });
  latest.current = { dragged, onDrop };

  const lift = (lead: ListedLead, x: number, y: number) =>
    setDragged({ lead, over: lead.stage, left: x - 24, top: y - 20 });

  useWindowEvents(board, latest, {
    press,
    lift,
    move: (x, y) =>
      setDragged((now) => now && { ...now, left: x - 24, top: y - 20, over: stageAt(x, y) ?? now.lead.stage }),
    end: () => setDragged(undefined),
  });

  const handlers = (lead: ListedLead) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as HTMLElement).closest("label, button")) return;
      const { clientX: x, clientY: y } = event;
      const timer = event.pointerType === "touch" ? setTimeout(() => lift(lead, x, y), longPressMs) : undefined;
      press.current = { lead, x, y, timer };
    },
    onContextMenu: (event: { preventDefault(): void }) => latest.current.dragged && event.preventDefault(),
  });
  return { board, dragged, handlers };
}

interface Steps {
  press: RefObject<Press | undefined>;
  lift(lead: ListedLead, x: number, y: number): void;
  move(x: number, y: number): void;
  end(): void;
}

/** What the pointer does after the press, anywhere on the page. */
function useWindowEvents(
  board: RefObject<HTMLDivElement | null>,
  latest: RefObject<{ dragged: Dragged | undefined; onDrop: (lead: ListedLead, stage: Lead["stage"]) => void }>,
  steps: Steps,
): void {
  const now = useRef(steps);
  now.current = steps;
  useEffect(() => {
    const release = () => {
      clearTimeout(now.current.press.current?.timer);
      now.current.press.current = undefined;
      now.current.end();
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const { press, lift, move } = now.current;
      const { clientX: x, clientY: y } = event;
      if (latest.current.dragged) {
        scrollNearEdge(board.current, x);
        move(x, y);
        return;
      }
      const pressed = press.current;
      if (!pressed || Math.hypot(x - pressed.x, y - pressed.y) < farEnough) return;
      if (event.pointerType === "touch") release();
      else lift(pressed.lead, x, y);
    };
    const onUp = () => {
      const { dragged, onDrop } = latest.current;
      release();
      if (!dragged) return;
      // The click that follows would open the lead.
      window.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
      onDrop(dragged.lead, dragged.over);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !latest.current.dragged) return;
      stop(event);
      release();
    };
    // A lifted card follows the finger instead of scrolling the page.
    const onTouch = (event: TouchEvent) => latest.current.dragged && event.preventDefault();
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", release);
    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("touchmove", onTouch, { passive: false });
    return () => {
      clearTimeout(now.current.press.current?.timer);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", release);
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("touchmove", onTouch);
    };
  }, [board, latest]);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The stage whose column is at a point of the window. */
function stageAt(x: number, y: number): Lead["stage"] | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stage]");
  return leadStage.safeParse(column?.dataset.stage).data;
}

function scrollNearEdge(board: HTMLElement | null, x: number): void {
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollBy(-12, 0);
  else if (x > right - edge) board.scrollBy(12, 0);
}
