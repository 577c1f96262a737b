import { type TestTurn, testChatLimits } from "@llave/contract/chat/testChat";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { StartOver } from "../../components/StartOver.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import type { TestConversation } from "./useTestChat.ts";

const bubble = "max-w-[85%] rounded-[18px] px-4 py-2.5 text-md whitespace-pre-line";

interface TestChatProps {
  chat: TestConversation;
  /** Suggested first questions. */
  suggestions: readonly string[];
  /** What the chat opens with; absent where the test begins with a question. */
  opening?: { text: string; language: Language };
  /** Leads to where a missing fact can be entered; absent if the test isn't about a single listing. */
  onAddFact?: (topic: string) => void;
}

/** The agent tests their own assistant. It creates no lead and isn't counted. */
export function TestChat({ chat, suggestions, opening, onAddFact }: TestChatProps) {
  const t = useTexts(catalogs);
  return (
    <div className="grid gap-3">
      {opening && (
        <p lang={opening.language} className={`${bubble} justify-self-start rounded-bl-[5px] bg-cold-wash`}>
          <span className="sr-only">{t("assistant")}: </span>
          {opening.text}
        </p>
      )}
      {chat.messages.length === 0 ? (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => chat.say(text)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-2 bg-card px-4 text-left text-base font-semibold hover:bg-fill phone:min-h-9"
            >
              {text}
            </button>
          ))}
        </div>
      ) : (
        <Thread chat={chat} {...(onAddFact && { onAddFact })} />
      )}
      <Composer chat={chat} />
      {(chat.failure !== null || chat.full) && (
        <p role="alert" className="text-base text-ink-2">
          {chat.failure !== null ? chat.failure || t("failed") : t("full")}
        </p>
      )}
      {chat.messages.length > 0 && <StartOver label={t("again")} onClick={chat.startOver} />}
    </div>
  );
}

function Thread({ chat, onAddFact }: { chat: TestConversation; onAddFact?: (topic: string) => void }) {
  const t = useTexts(catalogs);
  const list = useRef<HTMLDivElement>(null);
  const shown = `${chat.messages.length} ${chat.turns.length} ${chat.writing}`;
  useEffect(() => {
    if (shown && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={t("thread")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex max-h-80 flex-col gap-2.5 overflow-y-auto rounded-m"
    >
      {chat.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <Fragment key={index}>
          <p className={`${bubble} self-end rounded-br-[5px] bg-peach`}>
            <span className="sr-only">{t("you")}: </span>
            {message}
          </p>
          <Answer turn={chat.turns[index]} {...(onAddFact && { onAddFact })} />
        </Fragment>
      ))}
      {chat.writing && (
        <p className="flex gap-1.5 self-start rounded-[18px] rounded-bl-[5px] bg-fill px-4 py-4">
          <span className="sr-only">{t("typing")}</span>
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-2 animate-pulse rounded-full bg-muted" />
          ))}
        </p>
      )}
    </div>
  );
}

function Answer({ turn, onAddFact }: { turn: TestTurn | undefined; onAddFact?: (topic: string) => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (turn === undefined) return null;
  const [missing] = turn.missing;
  const [confirmed] = turn.ownAnswers;
  return (
    <>
      {turn.reply === "" ? (
        <p className="text-center text-sm text-muted">{t("pending")}</p>
      ) : (
        <p lang={turn.language} className={`${bubble} self-start rounded-bl-[5px] bg-cold-wash`}>
          <span className="sr-only">{t("assistant")}: </span>
          {turn.reply}
        </p>
      )}
      {confirmed !== undefined && (
        <p className="flex items-center gap-1.5 text-sm text-mint-ink">
          <Icon name="check" small />
          {t("fromAnswer", {
            date: formatDate(language, `${confirmed}T12:00:00Z`, { day: "numeric", month: "short" }),
          })}
        </p>
      )}
      {turn.waits.map((text) => (
        <div key={text} className="grid gap-1.5">
          <p
            lang={turn.language}
            className={`${bubble} justify-self-start rounded-bl-[5px] border-[1.5px] border-dashed border-draft-line bg-draft`}
          >
            {text}
          </p>
          <p className="flex items-center gap-1.5 text-sm text-orange-ink">
            <Icon name="pen" small />
            {t("waits")}
          </p>
        </div>
      ))}
      {missing !== undefined && onAddFact && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base text-orange-ink">
          <Icon name="alert" small />
          <span className="min-w-0 flex-1">{t("missing")}</span>
          <button type="button" className={button("line", "small")} onClick={() => onAddFact(missing)}>
            {t("addFact")}
          </button>
        </p>
      )}
    </>
  );
}

/** Not a form, because it is also used inside the listing's form. */
function Composer({ chat }: { chat: TestConversation }) {
  const t = useTexts(catalogs);
  const [text, setText] = useState("");
  const send = () => {
    if (chat.say(text)) setText("");
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="flex items-center gap-2 rounded-full border border-field bg-card p-1 pl-4 focus-within:border-focus focus-within:ring-4 focus-within:ring-focus/20">
      <input
        aria-label={t("input")}
        placeholder={t("input")}
        value={text}
        maxLength={testChatLimits.characters}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
        className="h-9 min-w-0 flex-1 bg-transparent text-md outline-none max-phone:text-lg"
      />
      <button
        type="button"
        aria-label={t("send")}
        aria-disabled={text.trim() === "" || chat.writing || chat.full}
        onClick={send}
        className="grid size-9 flex-none place-items-center rounded-full hover:bg-fill max-phone:size-11"
      >
        <Icon name="send" small />
      </button>
    </div>
  );
}
