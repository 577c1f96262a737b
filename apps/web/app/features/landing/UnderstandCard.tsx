import { formatMoney } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { type RecordedTurn, recordingIn } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useFacts } from "./Understood.tsx";

const catalogues = { en, es };

/** One message of the recording with the words that were understood, and what they say. */
export function UnderstandCard() {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const { lead, turns } = recordingIn(language);
  const { pet } = useFacts(lead);
  const [first, second] = turns;
  const facts = [
    { key: "area", value: lead.area },
    { key: "bedrooms", value: String(lead.bedrooms) },
    { key: "budget", value: formatMoney(language, lead.budget) },
    { key: "pets", value: pet },
  ] as const;
  if (!first || !second) return null;
  return (
    <div className="grid gap-3 px-5 py-6 phone:px-8.5 wide:gap-3.5 wide:pt-8">
      <p
        lang={first.renterLanguage}
        className="ml-auto max-w-[94%] rounded-[18px] rounded-br-[5px] bg-ink px-4 py-3 text-lg text-on-night"
      >
        <Marked turn={first} />
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l bg-mint-line">
        {facts.map(({ key, value }) => (
          <div key={key} className="bg-mint-wash px-4 py-2">
            <dt className="text-sm text-mint-ink">{t(`features.qualify.${key}`)}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p
        lang={first.replyLanguage}
        className="mr-auto max-w-[94%] rounded-[18px] rounded-bl-[5px] bg-card px-4 py-3 text-lg"
      >
        {first.reply}
      </p>
    </div>
  );
}

/** The renter's words with those underlined that a value rests on. */
function Marked({ turn: { renter, understood } }: { turn: RecordedTurn }) {
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
