import { besideHomes } from "@llave/contract/chat/besideHomes";
import type { DemoChat, DemoTurn } from "@llave/contract/chat/demo";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { keepOnOneLine } from "../recording.ts";
import { catalogs } from "../texts/catalogs.ts";
import { DemoHomes } from "./DemoHomes.tsx";

interface DemoThreadProps {
  chat: Pick<DemoChat, "greeting" | "turns">;
  /** A message being sent, with the typing dots below it. */
  pending?: string | null;
  /** True if the player shows it step by step. */
  played?: boolean;
  /** Sends the message for a tapped home; without it, homes are only pictures. */
  choose?: ((text: string) => void) | undefined;
}

/** The messages of a demo conversation with the resulting homes and showing. */
export function DemoThread({ chat, pending = null, played = false, choose }: DemoThreadProps) {
  return (
    <ol className="grid grid-cols-1 gap-2">
      <Bubble from="assistant">
        {chat.greeting.map((line) => (
          <span key={line} className="block not-first:mt-1">
            {line}
          </span>
        ))}
      </Bubble>
      {chat.turns.map((turn, index) => (
        <Turn
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
          key={index}
          {...{ turn, choose }}
          at={played ? index : undefined}
        />
      ))}
      {pending !== null && (
        <>
          <Bubble from="renter">{pending}</Bubble>
          <li className="relative h-12">
            <Typing className="flex" />
          </li>
        </>
      )}
    </ol>
  );
}

function Turn({ turn, at, choose }: { turn: DemoTurn; at: number | undefined } & Pick<DemoThreadProps, "choose">) {
  return (
    <>
      <Bubble from="renter" lang={turn.renterLanguage} turn={at}>
        {turn.renter}
      </Bubble>
      {!saysOnlyTheShowing(turn) && (
        <Bubble from="assistant" lang={turn.replyLanguage} turn={at}>
          {turn.homes.length > 0 ? aboutHomes(turn) : turn.reply}
        </Bubble>
      )}
      {turn.homes.length > 0 && (
        <li {...after(at)} className="demo-step -mx-4">
          <DemoHomes homes={turn.homes} language={turn.replyLanguage} choose={choose} />
        </li>
      )}
      {turn.question && <Question {...{ turn, at }} />}
      {turn.showing && (
        <li {...after(at)} className="demo-step">
          <Booked showing={turn.showing} language={turn.replyLanguage} />
        </li>
      )}
    </>
  );
}

/** On a phone's first screen there is no room for a recorded question: the renter's next message answers it. */
function Question({ turn, at }: { turn: DemoTurn; at: number | undefined }) {
  return (
    <Bubble
      from="assistant"
      lang={turn.replyLanguage}
      turn={at}
      part="after"
      className={at === undefined ? "" : "max-phone:hidden"}
    >
      {turn.question}
    </Bubble>
  );
}

function after(turn: number | undefined) {
  return turn === undefined ? {} : { "data-turn": turn, "data-part": "after" };
}

/** Length of the words around address and time in a reply that only confirms a showing. */
const maxConfirmation = 48;

/** True if the showing's card says everything the reply does. */
function saysOnlyTheShowing({ reply, showing }: DemoTurn): boolean {
  if (!showing?.address || !reply.includes(showing.address) || !reply.includes(showing.label)) return false;
  return reply.length <= showing.address.length + showing.label.length + maxConfirmation;
}

/** The reply before its question; the cards below list its homes. */
function aboutHomes({ reply, question = "", homes }: DemoTurn): string {
  const addresses = homes.map(({ address }) => address);
  return besideHomes(reply.slice(0, reply.length - question.length).trimEnd(), addresses);
}

interface BubbleProps {
  from: "renter" | "assistant";
  lang?: Language;
  /** The turn it belongs to, for the player. */
  turn?: number | undefined;
  /** What the player shows it with. */
  part?: "renter" | "assistant" | "after";
  className?: string;
  children: React.ReactNode;
}

const shapes = {
  renter: "ml-auto rounded-br-[5px] bg-ink text-on-night forced-colors:border",
  assistant: "mr-auto rounded-bl-[5px] border border-line bg-card",
} as const;

function Bubble({ from, lang, turn, part = from, className = "", children }: BubbleProps) {
  const t = useTexts(catalogs);
  const played = turn === undefined ? {} : { "data-turn": turn, "data-part": part };
  return (
    <li {...played} className={`demo-step relative ${className}`}>
      {part === "assistant" && turn !== undefined && <Typing className="demo-typing hidden" />}
      <div
        lang={lang}
        className={`w-fit max-w-[92%] rounded-[16px] px-3.5 py-2 text-md leading-[21px] text-pretty ${shapes[from]}`}
      >
        <span className="sr-only">{t(`demo.${from}`)}: </span>
        {children}
      </div>
    </li>
  );
}

/** Three dots where a reply is about to appear. */
function Typing({ className }: { className: string }) {
  return (
    <span
      className={`absolute top-0 left-0 items-center gap-1 rounded-[16px] rounded-bl-[5px] border border-line bg-card px-3.5 py-3.5 ${className}`}
      aria-hidden="true"
    >
      <i className="size-1.5 rounded-full bg-muted" />
      <i className="size-1.5 rounded-full bg-muted" />
      <i className="size-1.5 rounded-full bg-muted" />
    </span>
  );
}

/** The showing that was arranged; on a phone the date is only in its tile. */
function Booked({ showing, language }: { showing: NonNullable<DemoTurn["showing"]>; language: Language }) {
  const day = `${showing.date}T12:00:00Z`;
  return (
    <div
      lang={language}
      className="flex w-fit max-w-full items-center gap-3 rounded-[14px] bg-mint py-2 pr-4.5 pl-2 text-mint-ink forced-colors:border"
    >
      <span className="grid w-10.5 flex-none justify-items-center rounded-[9px] bg-ink py-0.5 text-on-night">
        <small className="text-xs leading-[13px] text-on-night-2">
          {formatDate(language, day, { month: "short" })}
        </small>
        <b className="display text-[1.25rem] leading-[22px]">{formatDate(language, day, { day: "numeric" })}</b>
      </span>
      <p className="text-base">
        <b className="flex items-start gap-1.5 text-md font-bold">
          <Icon name="check" small className="mt-[3px]" />
          <span className="block first-letter:uppercase phone:hidden">
            {formatDate(language, day, { weekday: "long" })},{" "}
            {keepOnOneLine(formatDate(language, showing.at, { timeStyle: "short" }))}
          </span>
          <span className="block first-letter:uppercase max-phone:hidden">{keepOnOneLine(showing.label)}</span>
        </b>
        {showing.address}
      </p>
    </div>
  );
}
