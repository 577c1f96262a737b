import type { ReactNode } from "react";
import { guessLanguage } from "../conversation/guessLanguage.ts";
import { useTexts } from "../texts/texts.ts";
import { MessageText } from "./MessageText.tsx";
import { type Row, speaker } from "./rows.ts";

/** One message with its day and time, under the agent's name where the agent wrote it; `children` is what stands under it, such as "Not sent". */
export function Message({ row, agent, children }: { row: Row; agent: string; children?: ReactNode }) {
  const { t, language } = useTexts();
  const { entry, day, stamp, turns, names } = row;
  const who = speaker(entry);
  const side = who === "renter" ? who : "assistant";
  return (
    <div className={turns && !day ? "entry turn" : "entry"}>
      {day && <p className="day">{day}</p>}
      {names && (
        <p className="stamp" aria-hidden="true">
          {agent}
        </p>
      )}
      <div className={`bubble ${side} ${who}`} lang={entry.language}>
        <span className="hidden" lang={language}>
          {who === "agent" ? `${agent}:` : t(who === "renter" ? "you" : "assistant")}{" "}
        </span>
        {entry.content.split("\n").map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never move
          <p key={at} dir="auto" lang={lineLanguage(line, entry.language)}>
            <MessageText content={line} linked={side === "assistant"} />
          </p>
        ))}
      </div>
      {stamp && <p className={`stamp ${side}`}>{stamp}</p>}
      {children}
    </div>
  );
}

/** A bilingual greeting has a line in the other language; it is read with that language's voice. */
function lineLanguage(line: string, language: Row["entry"]["language"]): Row["entry"]["language"] | undefined {
  const guess = guessLanguage(line, language);
  return guess === language ? undefined : guess;
}
