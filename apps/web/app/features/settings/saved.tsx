import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** The last saved change as a sentence, and how to undo it. */
export interface SavedNote {
  text: string;
  undo?: () => void;
}

const NoteContext = createContext<SavedNote | null>(null);
const AnnounceContext = createContext<(note: SavedNote) => void>(() => undefined);

/** How long the undo is offered. Milliseconds. */
const shownForMs = 10_000;

/** Holds what the settings page below it saved last. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<SavedNote | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), shownForMs);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <AnnounceContext value={setNote}>
      <NoteContext value={note}>{children}</NoteContext>
    </AnnounceContext>
  );
}

/** Says in the title row that something was saved. */
export function useAnnounceSaved(): (note: SavedNote) => void {
  return useContext(AnnounceContext);
}

/** The pill in the title row: the last saved change, and Undo. */
export function SavedPill() {
  const t = useSettingsTexts();
  const note = useContext(NoteContext);
  const pill = useRef<HTMLDivElement>(null);
  const undo = () => {
    // The button disappears with its note: the focus stays beside it.
    pill.current?.focus();
    note?.undo?.();
  };
  return (
    <div ref={pill} role="status" tabIndex={-1} className="ml-auto min-w-0 rounded-full outline-none">
      {note && (
        <span className="inline-flex h-9 max-w-full items-center gap-2 rounded-full border border-mint-line bg-mint-wash pr-1.5 pl-3 text-sm font-semibold text-mint-ink">
          <Icon name="check" small className="flex-none" />
          <span className={`truncate ${note.undo ? "" : "pr-2"}`}>{note.text}</span>
          {note.undo && (
            <button
              type="button"
              onClick={undo}
              className="touch h-7 rounded-full px-2.5 text-ink underline decoration-line-2 underline-offset-[3px] hover:bg-card"
            >
              {t("undo")}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
