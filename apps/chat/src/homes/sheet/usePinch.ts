import { type RefObject, useEffect } from "react";

const maxZoom = 3;

/**
 * Two fingers zoom the picture up to three times, one finger then moves it, and a double tap zooms in or out. At normal
 * size the frame leaves all touches to the page.
 * @param active false resets the zoom
 */
export function usePinch(frame: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !active) return;
    const zoom = new Zoom(element);
    const events = ["touchstart", "touchmove", "touchend", "dblclick"] as const;
    for (const event of events) element.addEventListener(event, zoom, { passive: false });
    return () => {
      for (const event of events) element.removeEventListener(event, zoom);
      zoom.reset();
    };
  }, [frame, active]);
}

class Zoom implements EventListenerObject {
  readonly #element: HTMLElement;
  #scale = 1;
  #x = 0;
  #y = 0;
  #start: { distance: number; scale: number; x: number; y: number; fingers: number } | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  handleEvent(event: Event): void {
    if (event.type === "dblclick") this.#show(this.#scale > 1 ? 1 : 2, 0, 0);
    else if (event.type === "touchstart") this.#begin((event as TouchEvent).touches);
    else if (event.type === "touchmove") this.#move(event as TouchEvent);
    else this.#end((event as TouchEvent).touches);
  }

  reset(): void {
    this.#show(1, 0, 0);
  }

  #begin(touches: TouchList): void {
    const { x, y, distance } = measure(touches);
    this.#start = { distance, scale: this.#scale, x: x - this.#x, y: y - this.#y, fingers: touches.length };
  }

  #move(event: TouchEvent): void {
    const start = this.#start;
    if (!start || event.touches.length !== start.fingers || (start.fingers === 1 && this.#scale === 1)) return;
    event.preventDefault();
    const { x, y, distance } = measure(event.touches);
    const scale = start.fingers === 2 ? (start.scale * distance) / start.distance : this.#scale;
    this.#show(Math.min(maxZoom, Math.max(1, scale)), x - start.x, y - start.y);
  }

  #end(touches: TouchList): void {
    if (touches.length > 0) this.#begin(touches);
    else this.#start = null;
  }

  #show(scale: number, x: number, y: number): void {
    const { clientWidth, clientHeight, style, dataset } = this.#element;
    const within = (value: number, size: number) => {
      const limit = ((scale - 1) * size) / 2;
      return Math.min(limit, Math.max(-limit, value));
    };
    this.#scale = scale;
    this.#x = within(x, clientWidth);
    this.#y = within(y, clientHeight);
    dataset.zoomed = String(scale > 1);
    style.setProperty("--zoom", scale === 1 ? "none" : `translate(${this.#x}px, ${this.#y}px) scale(${scale})`);
  }
}

/** The midpoint between the fingers, and the distance between two. */
function measure(touches: TouchList): { x: number; y: number; distance: number } {
  const [a, b] = [touches[0], touches[1]];
  if (!a) return { x: 0, y: 0, distance: 1 };
  if (!b) return { x: a.clientX, y: a.clientY, distance: 1 };
  const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, distance };
}
