import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Anything closer to the end than this counts as being at the end. CSS pixels. */
const nearEnd = 48;

/**
 * Keeps the newest message in view unless the renter has scrolled up; then reports that there is something new. The
 * scroller is laid out from its end (`flex-direction: column-reverse`), so the server's HTML opens at the newest
 * message too: `scrollTop` is 0 there and negative above.
 * @param count messages in the thread
 * @param own how many of them the renter wrote: sending one always scrolls to the end
 */
export function useStickToBottom(scroller: RefObject<HTMLElement | null>, count: number, own: number) {
  const [unseen, setUnseen] = useState(false);
  const last = useRef({ top: 0, height: 0, count, own });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      last.current.top = element.scrollTop;
      last.current.height = element.scrollHeight;
      if (-element.scrollTop <= nearEnd) setUnseen(false);
    };
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const before = last.current;
    if (!element || count === before.count) return;
    const readsAbove = -before.top > nearEnd && own === before.own;
    element.scrollTop = readsAbove ? before.top - (element.scrollHeight - before.height) : 0;
    if (readsAbove && count > before.count) setUnseen(true);
    last.current = { top: element.scrollTop, height: element.scrollHeight, count, own };
  }, [scroller, count, own]);

  return {
    unseen,
    toEnd: () => {
      if (scroller.current) scroller.current.scrollTop = 0;
    },
  };
}
