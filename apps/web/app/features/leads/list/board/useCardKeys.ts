import type { Lead, ListedLead } from "@llave/contract/leads/leads";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Moving } from "./useCardDrag.ts";

interface CardKeysOptions {
  /** The stages that a card can move to, in order. */
  stages: readonly Lead["stage"][];
  onLift(lead: ListedLead): void;
  onMove(lead: ListedLead, stage: Lead["stage"]): void;
  onPutBack(lead: ListedLead): void;
  onDrop(lead: ListedLead, stage: Lead["stage"]): void;
}

export type CardKeys = ReturnType<typeof useCardKeys>;

/** Space lifts the card with the focus, the arrow keys move it, Space drops it, Escape puts it back. */
export function useCardKeys({ stages, onLift, onMove, onPutBack, onDrop }: CardKeysOptions) {
  const [lifted, setLifted] = useState<Moving>();
  const focus = useDroppedFocus();
  const end = () => setLifted(undefined);
  const onKeyDown = (lead: ListedLead) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const mine = lifted?.lead.id === lead.id ? lifted : undefined;
    if (event.key === " ") {
      if (!mine) {
        setLifted({ lead, over: lead.stage });
        onLift(lead);
      } else {
        focus.keepOn(lead.id);
        end();
        onDrop(lead, mine.over);
      }
    } else if (!mine) return;
    else if (event.key === "Escape") {
      end();
      onPutBack(lead);
    } else if (event.key in steps) {
      const at = stages.indexOf(mine.over) + (steps[event.key] ?? 0);
      const over = stages[Math.min(Math.max(at, 0), stages.length - 1)] ?? mine.over;
      setLifted({ lead, over });
      onMove(lead, over);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const props = (lead: ListedLead) => ({
    id: cardId(lead.id),
    ref: focus.ref(lead.id),
    onKeyDown: onKeyDown(lead),
    // A card that lost the focus can't be dropped by keyboard any more.
    onBlur: () => lifted?.lead.id === lead.id && end(),
  });
  return { lifted, props };
}

/**
 * The dropped card keeps the focus although it is drawn again in another column: once when it is moved, and once more when
 * the server's list arrives. It lets go when the person focuses or presses something else.
 */
function useDroppedFocus() {
  const dropped = useRef<string | undefined>(undefined);
  useEffect(() => {
    const releaseFocus = () => {
      dropped.current = undefined;
    };
    const follow = ({ target }: FocusEvent) => {
      if (dropped.current !== undefined && target instanceof Element && target.id !== cardId(dropped.current))
        releaseFocus();
    };
    document.addEventListener("pointerdown", releaseFocus);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerdown", releaseFocus);
      document.removeEventListener("focusin", follow);
    };
  }, []);
  return {
    keepOn: (leadId: string) => {
      dropped.current = leadId;
    },
    /** For the card's link: called each time it is drawn, in whichever column. */
    ref: (leadId: string) => (link: HTMLElement | null) => {
      if (dropped.current === leadId && document.activeElement === document.body) link?.focus();
    },
  };
}

/** Up and down don't change the order, which is the score's; they only don't scroll while a card is lifted. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 0, ArrowDown: 0 };

function cardId(leadId: string): string {
  return `card-${leadId}`;
}
