import type { LeadDetail } from "@llave/contract/leads";
import type { Language } from "@llave/ui/language";
import type { Translate } from "@llave/ui/translate";
import { useNow } from "../../../components/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { daysUntil } from "../../../wording/elapsed.ts";
import { type SlotName, slotLabel, slotText } from "../../../wording/slots.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
type Fact = LeadDetail["facts"][number];

/** What the agent needs for a search, in this order, also while it is unknown. */
const expected: readonly SlotName[] = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget",
  "move_in",
  "lease_months",
  "pets",
  "parking",
  "furnished",
];
/** Shown once they are known: nobody needs to say them. */
const optional: readonly SlotName[] = ["occupants", "showing_request"];

/** What was understood, each value with the renter's own words it rests on. */
export function FactsCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogues);
  const facts = new Map(lead.facts.map((fact) => [fact.slot, fact]));
  const shown = [...expected, ...optional.filter((slot) => facts.has(slot))];
  return (
    <section aria-labelledby="understood" className="rounded-l border border-line bg-card px-5 pt-4 pb-3">
      <h2 id="understood" className="text-lg font-semibold">
        {t("facts.title")}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {shown.map((slot) => (
          <FactLine key={slot} slot={slot} fact={facts.get(slot)} refused={isRefused(slot, lead.refused)} />
        ))}
      </dl>
    </section>
  );
}

function isRefused(slot: SlotName, refused: readonly string[]): boolean {
  return refused.includes(slot) || (slot === "budget" && refused.includes("budget_max"));
}

function FactLine({ slot, fact, refused }: { slot: SlotName; fact: Fact | undefined; refused: boolean }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2 py-[7px]">
      <dt className="text-sm leading-5 text-muted">{slotLabel(slot, language)}</dt>
      {fact ? (
        <dd className="flex flex-wrap justify-between gap-x-3">
          <b className="font-semibold">{slotText(slot, fact.value, language)}</b>
          <Beside fact={fact} slot={slot} />
        </dd>
      ) : (
        <dd className="text-muted">{t(refused ? "refused" : "facts.unknown")}</dd>
      )}
    </div>
  );
}

/** What stands beside a value: what it was before, how soon a date is, or the words it was read from. */
function Beside({ slot, fact }: { slot: SlotName; fact: Fact }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const now = useNow();
  const quiet = "text-sm leading-5 text-muted";
  if (fact.before !== undefined && fact.before !== null) {
    return <span className={quiet}>{t("facts.corrected", { before: slotText(slot, fact.before, language) })}</span>;
  }
  const soon = slot === "move_in" ? soonText(fact.value, now, t) : null;
  if (soon) return <span className={quiet}>{soon}</span>;
  if (!fact.quote || saysTheSame(fact, slot, language)) return null;
  return <q className={`${quiet} min-w-0`}>{fact.quote}</q>;
}

function soonText(value: unknown, now: number, t: Translate<keyof typeof en>): string | null {
  const days = typeof value === "string" ? daysUntil(value, now) : null;
  if (days === null || days < 0) return null;
  return days === 0 ? t("facts.today") : t("facts.in", { count: days });
}

/** A quote that only repeats the value adds nothing. */
function saysTheSame(fact: Fact, slot: SlotName, language: Language): boolean {
  return fact.quote?.trim().toLowerCase() === slotText(slot, fact.value, language).toLowerCase();
}
