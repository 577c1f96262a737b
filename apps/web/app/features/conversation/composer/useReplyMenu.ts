import type { SavedReply } from "@llave/contract/ownTexts";
import type { Language } from "@llave/ui/language";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useSavedReplies } from "../../../agent/ownTexts.ts";
import { filledReply, matchingReplies, type ReplyValues, typedShortcut } from "./replyMenu.ts";

interface Composing {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  language: Language;
  values: ReplyValues;
  onChange: (text: string) => void;
}

/**
 * The menu of saved replies: open while the text is a slash and the beginning of a shortcut. Arrows choose, Enter or Tab
 * inserts, Escape closes it and keeps the slash as text.
 */
export function useReplyMenu({ text, field, language, values, onChange }: Composing) {
  const id = useId();
  const { data } = useSavedReplies();
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const typed = typedShortcut(text);
  const open = typed !== null && data !== undefined && closedAt !== text;
  const replies = open ? matchingReplies(data, typed) : [];
  const active = Math.min(chosen, Math.max(0, replies.length - 1));

  function insert(reply: SavedReply): void {
    onChange(filledReply(reply, language, values));
    setChosen(0);
    field.current?.focus();
  }

  /** True for a key that was the menu's. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const reply = replies[active];
    if (event.key === "Escape") setClosedAt(text);
    else if (step !== undefined && replies.length > 0) setChosen((active + step + replies.length) % replies.length);
    else if (reply && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) insert(reply);
    else return false;
    event.preventDefault();
    // The workspace's own keys rest.
    event.stopPropagation();
    return true;
  }

  return {
    open,
    onKeyDown,
    /** Opens the menu in an empty field, or closes it; a text that was begun stays. */
    toggle() {
      setClosedAt(null);
      if (open) onChange("");
      else if (text.trim() === "") onChange("/");
      field.current?.focus();
    },
    control: open
      ? ({
          "aria-controls": id,
          "aria-autocomplete": "list",
          "aria-activedescendant": replies.length > 0 ? `${id}-${active}` : undefined,
        } as const)
      : {},
    shown: { id, typed: typed ?? "", replies, active, empty: data?.length === 0, onChoose: insert },
  };
}
