import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { ComposerLook } from "./ComposerLook.tsx";
import { DemoThread } from "./DemoThread.tsx";
import type { LiveChat } from "./useDemoChat.ts";

interface LiveThreadProps {
  live: LiveChat;
  /** The text typed before the chat had loaded. */
  typed?: string;
  /** Shown between the thread and the field. */
  aboveField?: ReactNode;
  /** Shown below the last message. */
  children?: ReactNode;
}

/** The live demo's thread with answers to tap and the field under it. */
export function LiveThread({ live, typed = "", aboveField, children }: LiveThreadProps) {
  const t = useTexts(catalogs);
  const { chat, pending, failed, full, send } = live;
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new message
  useEffect(() => {
    // Scrolls only the thread: `scrollIntoView` would move the page too.
    const thread = end.current?.parentElement;
    thread?.scrollTo({ top: thread.scrollHeight, behavior: "smooth" });
  }, [chat.turns.length, pending]);
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
        tabIndex={0}
        aria-label={t("demo.thread")}
        className="relative flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-3"
      >
        <div aria-live="polite">
          <DemoThread chat={chat} pending={pending} choose={send} />
        </div>
        {pending === null && <Suggestions live={live} />}
        {failed && <p className="mt-3 text-base font-semibold text-danger">{t("demo.failed")}</p>}
        {full && <p className="mt-3 text-base text-ink-2">{t("demo.full")}</p>}
        {children}
        <div ref={end} />
      </section>
      {aboveField}
      <Composer send={send} typed={typed} waits={pending !== null} />
    </>
  );
}

/** Ways to start, then answers to the assistant's question: times, or its suggested choices. */
function Suggestions({ live: { chat, send } }: { live: LiveChat }) {
  const t = useTexts(catalogs);
  const last = chat.turns.at(-1);
  const begins = [t("demo.begin.bedrooms"), t("demo.begin.budget"), t("demo.begin.spanish")];
  const answers = last ? [...last.times.map(({ label }) => label), ...chat.quickReplies] : begins;
  if (answers.length === 0) return null;
  return (
    <ul aria-label={t("demo.replies")} className="mt-3 flex flex-wrap justify-end gap-2">
      {answers.map((answer) => (
        <li key={answer}>
          <button
            type="button"
            onClick={() => send(answer)}
            className="min-h-11 rounded-full border border-orange-line bg-orange-wash px-4 text-md font-semibold hover:bg-peach"
          >
            {answer}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Composer({ send, typed, waits }: { send: (text: string) => void; typed: string; waits: boolean }) {
  const [text, setText] = useState(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waits) return;
    send(text);
    setText("");
  };
  return (
    <form onSubmit={submit} className="pt-2">
      <ComposerLook value={text} onChange={({ target }) => setText(target.value)} waits={waits} data-live-field />
    </form>
  );
}
