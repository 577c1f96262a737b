import type { DemoTurn } from "@llave/contract/chat/demo";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { leadOf, recordingIn } from "../recording.ts";
import { useFacts } from "../useFacts.ts";

/** The recorded message that says the most, with the words that were understood and what they mean. */
export function UnderstandCard() {
  const { language } = useLanguage();
  const recording = recordingIn(language);
  const facts = useFacts(leadOf(recording));
  const turn = recording.turns.toSorted((a, b) => b.understood.length - a.understood.length)[0];
  if (!turn) return null;
  const understood = facts.filter(({ slot }) => turn.understood.some((part) => part.slot === slot));
  return (
    <div className="grid gap-3 px-5 py-6 phone:px-8.5 wide:gap-3.5 wide:pt-8">
      <p
        lang={turn.renterLanguage}
        className="ml-auto max-w-[94%] rounded-[18px] rounded-br-[5px] bg-ink px-4 py-3 text-lg text-on-night"
      >
        <Marked turn={turn} />
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l bg-mint-line">
        {understood.map(({ slot, label, text }) => (
          <div key={slot} className="bg-mint-wash px-4 py-2">
            <dt className="text-sm text-mint-ink">{label}</dt>
            <dd className="text-md font-semibold first-letter:uppercase">{text}</dd>
          </div>
        ))}
      </dl>
      <p
        lang={turn.replyLanguage}
        className="mr-auto max-w-[94%] rounded-[18px] rounded-bl-[5px] bg-card px-4 py-3 text-lg"
      >
        {questionOf(turn.reply)}
      </p>
    </div>
  );
}

/** The renter's words, with the evidence for each value underlined. */
function Marked({ turn: { renter, understood } }: { turn: DemoTurn }) {
  const parts = [...understood].sort((a, b) => a.start - b.start);
  let end = 0;
  return (
    <>
      {parts.map((part) => {
        const before = renter.slice(end, part.start);
        end = part.end;
        return (
          <span key={part.slot}>
            {before}
            <mark className="border-b-[2.5px] border-orange bg-transparent pb-px font-semibold text-current">
              {renter.slice(part.start, part.end)}
            </mark>
          </span>
        );
      })}
      {renter.slice(end)}
    </>
  );
}

/** The question at the end of a reply. */
function questionOf(reply: string): string {
  const sentences = reply.split(/(?<=[.!?)])\s+/);
  return sentences.at(-1) ?? reply;
}
