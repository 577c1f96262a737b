import { besideHomes } from "@llave/contract/chat/besideHomes";
import { type ReactNode, useState } from "react";
import { textLanguage } from "../conversation/textLanguage.ts";
import { timeOf } from "../texts/moments.ts";
import { useTexts } from "../texts/texts.ts";
import { MessageText } from "./MessageText.tsx";
import { type Row, speaker } from "./rows.ts";

interface Props {
  row: Row;
  agent: string;
  /** The addresses of the homes shown below it. */
  addresses: string[];
  children?: ReactNode;
}

/**
 * A message with its day and time, and the agent's name if the agent wrote it; `children` appear below it, such as the
 * status of the renter's last one, or homes above the question about them.
 */
export function Message({ row, agent, addresses, children }: Props) {
  const { t, language } = useTexts();
  const [tapped, setTapped] = useState(false);
  const { entry, day, turns, names, receipt } = row;
  const stamp = row.stamp || (tapped ? timeOf(entry.timestamp, language) : "");
  const who = speaker(entry);
  const side = who === "renter" ? who : "assistant";
  const { content, question = "" } = entry;
  const text = (written: string) =>
    written.split("\n").map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never move
      <p key={at} dir="auto" lang={lineLanguage(line, entry.language)}>
        <MessageText content={line} linked={side === "assistant"} />
      </p>
    ));
  return (
    <div className={turns && !day ? "entry turn" : "entry"}>
      {day && <p className="day">{day}</p>}
      {names && (
        <p className="stamp who" aria-hidden="true">
          {agent}
        </p>
      )}
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a tap only shows the time beside the text; the last message of each run always has it */}
      <div
        className={`bubble ${side} ${who}${entry.delivery === "queued" ? " queued" : ""}`}
        lang={entry.language}
        onClick={() => setTapped(!tapped)}
      >
        <span className="hidden" lang={language}>
          {who === "agent" ? `${agent}:` : t(who === "renter" ? "you" : "assistant")}{" "}
        </span>
        {text(besideHomes(content.slice(0, content.length - question.length).trimEnd(), addresses))}
      </div>
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: until here */}
      {question && children}
      {question && (
        <div className={`bubble question ${side}`} lang={entry.language}>
          {text(question)}
        </div>
      )}
      {stamp && !receipt && <p className={`stamp ${side}`}>{stamp}</p>}
      {!question && children}
    </div>
  );
}

/** A bilingual greeting has a line in the other language, read in that language's voice. */
function lineLanguage(line: string, language: Row["entry"]["language"]): Row["entry"]["language"] | undefined {
  const guess = textLanguage(line, language);
  return guess === language ? undefined : guess;
}
