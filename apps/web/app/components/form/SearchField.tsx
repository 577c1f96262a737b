import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Icon } from "../Icon.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPauseMs = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text that filters the list. */
  text: string;
  onText(text: string): void;
  className: string;
}

/** Searches a list while typing; Escape or the X clears it. */
export function SearchField({ label, placeholder, text, onText, className }: SearchFieldProps) {
  const t = useTexts(catalogs);
  const { typed, setTyped, leave } = useTyped(text, onText);
  return (
    <div className={`relative min-w-0 ${className}`}>
      <Icon name="search" small className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={typed}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        onBlur={leave}
        className={`h-11 w-full rounded-[10px] border border-field bg-card pl-9 text-lg phone:h-8 phone:text-base ${typed === "" ? "pr-2" : "pr-11 phone:pr-8"}`}
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={t("search.clear")}
          onClick={() => setTyped("")}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-s text-muted hover:text-ink phone:size-8"
        >
          <Icon name="close" small />
        </button>
      )}
    </div>
  );
}

/**
 * The typed text, passed on after a pause. Leaving the field restarts the pause: people often leave it to click
 * something in the list, which must not move away under the pointer.
 */
function useTyped(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [timesLeft, setTimesLeft] = useState(0);
  const sent = useRef(text);
  const send = useRef(onText);
  send.current = onText;

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field restarts the pause
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, timesLeft]);

  useEffect(() => {
    // The address changed elsewhere: the back button, or "Clear filters".
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);

  return { typed, setTyped, leave: () => setTimesLeft((times) => times + 1) };
}
