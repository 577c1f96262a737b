import { addDays } from "@llave/contract/calendar";
import type { Showing } from "@llave/contract/showings/showings";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { marketClock } from "../../../wording/marketClock.ts";
import type { ShownHours } from "./shownHours.ts";

/** Where a showing would go: a day and minutes after midnight. */
export interface Ghost {
  showing: Showing;
  day: string;
  minutes: number;
}

interface EntryMoveOptions {
  days: readonly string[];
  hours: ShownHours;
  /** The part of the grid with the days, without the column of hours. */
  area: RefObject<HTMLElement | null>;
  onDrop: (ghost: Ghost) => void;
}

const stepMinutes = 15;
/** Movement below this many pixels is a click. */
const clickTolerance = 4;

/** A showing being dragged: where the pointer went down, and how far below its start, in minutes. */
interface Grip {
  showing: Showing;
  x: number;
  y: number;
  grabbed: number;
}

/** Moves a showing by dragging it, or with Alt and the arrow keys; nothing changes until `onDrop`. */
export function useEntryMove({ days, hours, area, onDrop }: EntryMoveOptions) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const drag = useRef<Grip | null>(null);
  const dragged = useRef(false);

  const putBack = () => {
    drag.current = null;
    setGhost(null);
  };
  useEscape(ghost !== null, putBack);

  const handlersOf = (showing: Showing) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A finger scrolls; on touch screens a showing is moved from its card.
      if (event.button !== 0 || event.pointerType === "touch") return;
      const box = event.currentTarget.getBoundingClientRect();
      const minutesPerPixel = (hours.to - hours.from) / (area.current?.getBoundingClientRect().height ?? 1);
      drag.current = {
        ...{ showing, x: event.clientX, y: event.clientY },
        grabbed: (event.clientY - box.top) * minutesPerPixel,
      };
      dragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = drag.current;
      if (!from) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) < clickTolerance && !dragged.current) return;
      dragged.current = true;
      const box = area.current?.getBoundingClientRect();
      if (box) setGhost(ghostAt(from, { x: clientX, y: clientY }, { box, days, hours }));
    },
    onPointerUp() {
      const dropped = drag.current && dragged.current ? ghost : null;
      drag.current = null;
      setGhost(null);
      if (dropped) onDrop(dropped);
    },
    onPointerCancel: putBack,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Enter" && ghost?.showing.id === showing.id) {
        event.preventDefault();
        setGhost(null);
        onDrop(ghost);
        return;
      }
      const step = event.altKey ? keySteps[event.key] : undefined;
      if (!step) return;
      event.preventDefault();
      const { day, minutes } = ghost?.showing.id === showing.id ? ghost : marketClock(showing.at);
      const moved = minutes + (step.minutes ?? 0);
      if (moved < 0 || moved >= 24 * 60) return;
      setGhost({ showing, day: addDays(day, step.days ?? 0), minutes: moved });
    },
    onBlur() {
      if (!drag.current) setGhost(null);
    },
  });

  /** True once right after a drag: the click that ends it opens nothing. */
  const endsDrag = () => {
    const ended = dragged.current;
    dragged.current = false;
    return ended;
  };
  return { ghost, handlersOf, endsDrag };
}

/** The day and quarter of an hour under the pointer, limited to the days and hours on screen. */
function ghostAt(
  { showing, grabbed }: Grip,
  pointer: { x: number; y: number },
  { box, days, hours }: { box: DOMRect; days: readonly string[]; hours: ShownHours },
): Ghost {
  const column = Math.floor(((pointer.x - box.left) / box.width) * days.length);
  const day = days[Math.min(Math.max(column, 0), days.length - 1)] ?? marketClock(showing.at).day;
  const exact = hours.from + ((pointer.y - box.top) / box.height) * (hours.to - hours.from) - grabbed;
  const minutes = Math.round(exact / stepMinutes) * stepMinutes;
  return { showing, day, minutes: Math.min(Math.max(minutes, hours.from), hours.to - stepMinutes) };
}

/** During a move, Escape only cancels it. */
function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!active) return;
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, [active]);
}

const keySteps: Record<string, { minutes?: number; days?: number }> = {
  ArrowUp: { minutes: -stepMinutes },
  ArrowDown: { minutes: stepMinutes },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};
