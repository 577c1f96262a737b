import type { SavedReply } from "@llave/contract/agent/ownTexts";
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
 * The menu of saved replies: open while the text is a slash and the beginning of a shortcut, or after its button. Arrows choose, Enter or Tab
 * inserts, Escape closes it and keeps the slash as text.
 */
export function useReplyMenu({ text, field, language, values, onChange }: Composing) {
  const id = useId();
  const { data } = useSavedReplies();
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  // Opened by its button, with this text in the field; the next letter closes it.
  const [listedAt, setListedAt] = useState<string | null>(null);
  const listed = listedAt === text;
  const typed = typedShortcut(text) ?? (listed ? "" : null);
  const open = typed !== null && data !== undefined && closedAt !== text;
  const replies = open ? matchingReplies(data, typed) : [];
  const active = Math.min(chosen, Math.max(0, replies.length - 1));

  function insert(reply: SavedReply): void {
    const words = filledReply(reply, language, values);
    const begun = listed && typedShortcut(text) === null ? text.trimEnd() : "";
    onChange(begun === "" ? words : `${begun} ${words}`);
    setListedAt(null);
    setChosen(0);
    field.current?.focus();
  }

  /** True for a key that was the menu's. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const reply = replies[active];
    if (event.key === "Escape") {
      setClosedAt(text);
      setListedAt(null);
    } else if (step !== undefined && replies.length > 0) setChosen((active + step + replies.length) % replies.length);
    else if (reply && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) insert(reply);
    else return false;
    event.preventDefault();
    // The workspace's own keys do nothing meanwhile.
    event.stopPropagation();
    return true;
  }

  return {
    open,
    onKeyDown,
    /** Opens the menu, or closes it; the text stays as it is. */
    toggle() {
      setClosedAt(open ? text : null);
      setListedAt(open ? null : text);
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
