import type { OnboardingDraft } from "@llave/contract/agent/onboarding";
import { readableTextOn } from "@llave/ui/contrast";
import { Fragment, type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { StartOver } from "../../../components/StartOver.tsx";
import { Bubble, ChatFrame } from "../preview/ChatFrame.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Tour } from "./useTour.ts";

const threadId = "tour-thread";
const suggestions = ["tour.chip1", "tour.chip2", "tour.chip3"] as const;

/** The renter's chat, played by the agent and answered by the agent's own assistant. */
export function TourChat({ tour, draft }: { tour: Tour; draft: OnboardingDraft }) {
  const t = useOnboardingTexts();
  const suggestion = suggestions[tour.messages.length];
  return (
    <section aria-label={t("tour.title")}>
      <ChatFrame name={draft.name} photo={draft.photo} brandColor={draft.brandColor}>
        <Thread tour={tour} brandColor={draft.brandColor} />
        {suggestion && <Suggestion text={t(suggestion)} tour={tour} last={suggestion === suggestions.at(-1)} />}
        <Composer tour={tour} brandColor={draft.brandColor} />
        <p className="pb-3 text-center text-xs text-muted">{t("preview.powered")}</p>
      </ChatFrame>
      {tour.messages.length > 0 && (
        <div className="mt-3 px-1">
          <StartOver label={t("tour.again")} onClick={tour.startOver} />
        </div>
      )}
    </section>
  );
}

/** What the renter could write next. It stays while the assistant writes, so that the focus isn't lost. */
function Suggestion({ text, tour, last }: { text: string; tour: Tour; last: boolean }) {
  const say = () => {
    if (tour.say(text) && last) document.getElementById(threadId)?.focus({ preventScroll: true });
  };
  return (
    <div className="px-5 pb-3">
      <button
        type="button"
        aria-disabled={tour.writing}
        onClick={say}
        className="inline-flex min-h-11 items-center rounded-full border border-line-2 bg-card px-4 py-2 text-left text-base font-semibold hover:bg-fill aria-disabled:text-muted"
      >
        {text}
      </button>
    </div>
  );
}

function Thread({ tour, brandColor }: { tour: Tour; brandColor: string }) {
  const t = useOnboardingTexts();
  const end = useRef<HTMLDivElement>(null);
  const { messages, replies, writing } = tour;
  // An answer replaces the typing indicator: their number alone would stay the same.
  const shown = `${messages.length} ${replies.length} ${writing}`;
  useEffect(() => {
    const list = end.current?.parentElement;
    if (shown !== "0 0 false" && list) list.scrollTop = list.scrollHeight;
  }, [shown]);
  return (
    <div
      id={threadId}
      role="log"
      aria-label={t("tour.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex h-96 flex-col gap-3 overflow-y-auto px-5 py-4 wide:h-[26rem]"
    >
      {tour.greeting !== "" &&
        tour.greeting.split("\n").map((line) => (
          <Bubble key={line} by="assistant">
            <span className="sr-only">{t("tour.assistant")}: </span>
            {line}
          </Bubble>
        ))}
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <Fragment key={index}>
          <Bubble by="renter" brandColor={brandColor}>
            <span className="sr-only">{t("tour.renter")}: </span>
            {message}
          </Bubble>
          <Reply text={replies[index]} />
        </Fragment>
      ))}
      {writing && (
        <p className="flex gap-1.5 self-start rounded-[18px] rounded-bl-[5px] bg-fill px-4 py-4">
          <span className="sr-only">{t("tour.typing")}</span>
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-2 animate-pulse rounded-full bg-muted" />
          ))}
        </p>
      )}
      <div ref={end} />
    </div>
  );
}

/** The answer to a message: text, pending, or left to the agent. */
function Reply({ text }: { text: string | undefined }) {
  const t = useOnboardingTexts();
  if (text === undefined) return null;
  if (text === "") return <p className="self-center text-center text-sm text-muted">{t("tour.pending")}</p>;
  return (
    <Bubble by="assistant">
      <span className="sr-only">{t("tour.assistant")}: </span>
      {text}
    </Bubble>
  );
}

function Composer({ tour, brandColor }: { tour: Tour; brandColor: string }) {
  const t = useOnboardingTexts();
  const [text, setText] = useState("");
  const send = () => {
    if (tour.say(text)) setText("");
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="px-5 pb-3">
      <div className="flex items-center gap-2 rounded-full border border-field bg-card p-1 pl-4 focus-within:border-focus focus-within:ring-4 focus-within:ring-focus/20">
        <input
          aria-label={t("tour.input")}
          placeholder={t("tour.input")}
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
          className="h-11 min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <button
          type="submit"
          aria-label={t("tour.send")}
          aria-disabled={text.trim() === "" || tour.writing || tour.full}
          style={{ backgroundColor: brandColor, color: readableTextOn(brandColor) }}
          className="grid size-11 flex-none place-items-center rounded-full"
        >
          <Icon name="send" />
        </button>
      </div>
      {(tour.failed || tour.full) && (
        <p role="alert" className="mt-2 text-base text-ink-2">
          {t(tour.failed ? "tour.failed" : "tour.full")}
        </p>
      )}
    </form>
  );
}
