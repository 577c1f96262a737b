import { type SlotName, slotNames } from "@llave/contract/conversations/understood";
import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import type { Translate } from "@llave/ui/translate";
import { useEffect, useRef, useState } from "react";
import { EmailText } from "../../../../components/EmailText.tsx";
import { useNow } from "../../../../components/hooks/useNow.ts";
import { Icon } from "../../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { daysUntil } from "../../../../wording/elapsed.ts";
import { slotLabel, slotText } from "../../../../wording/slots.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { FactEdit } from "./FactEdit.tsx";
import { editableSlots } from "./factInput.ts";

type Fact = LeadDetail["facts"][number];

/** Shown only once known: renters don't have to give them. */
const optional: readonly SlotName[] = ["occupants", "showing_request"];
/** Contact details are shown beside the name; they are corrected here like the rest. */
const contact: readonly SlotName[] = ["name", "phone", "email"];
/** What the agent needs for a search, shown even while unknown. */
const expected = slotNames.filter((slot) => !optional.includes(slot) && !contact.includes(slot));

/** The captured details, each value with the renter's own words behind it. */
export function FactsCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const facts = new Map(lead.facts.map((fact) => [fact.slot, fact]));
  const shown = [...expected, ...optional.filter((slot) => facts.has(slot)), ...contact];
  return (
    <section aria-labelledby="understood" className="rounded-l border border-line bg-card px-5 pt-4 pb-3">
      <h2 id="understood" className="text-lg font-semibold">
        {t("facts.title")}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {shown.map((slot) => (
          <FactLine key={slot} lead={lead} slot={slot} fact={facts.get(slot)} />
        ))}
      </dl>
    </section>
  );
}

function isRefused(slot: SlotName, refused: readonly string[]): boolean {
  return refused.includes(slot) || (slot === "budget" && refused.includes("budget_max"));
}

interface FactLineProps {
  lead: LeadDetail;
  slot: SlotName;
  fact: Fact | undefined;
}

function FactLine({ lead, slot, fact }: FactLineProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [editing, setEditing] = useState(false);
  // What the renter asked for isn't what is booked.
  const label = slot === "showing_request" ? t("facts.showingWish") : slotLabel(slot, language);
  const pen = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (!editing && edited.current) pen.current?.focus();
    edited.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <div>
        <dt className="pt-2 text-sm leading-5 text-muted">{label}</dt>
        <dd>
          <FactEdit lead={lead} slot={slot} value={fact?.value} onDone={() => setEditing(false)} />
        </dd>
      </div>
    );
  }
  return (
    <div className="group grid grid-cols-[104px_minmax(0,1fr)] gap-2 py-[5px]">
      <dt className="text-sm leading-5 text-muted">{label}</dt>
      <dd className="flex items-start gap-2">
        {fact ? (
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
            <b className="min-w-0 font-semibold wrap-anywhere">
              {slot === "email" && typeof fact.value === "string" ? (
                <EmailText email={fact.value} />
              ) : (
                slotText(slot, fact.value, language)
              )}
            </b>
            <Beside fact={fact} slot={slot} />
          </span>
        ) : (
          <span className="flex-1 text-muted">{t(isRefused(slot, lead.refused) ? "refused" : "facts.unknown")}</span>
        )}
        {lead.abilities.change && editableSlots.includes(slot) && (
          <button
            ref={pen}
            type="button"
            aria-label={t("facts.edit", { slot: label })}
            onClick={() => setEditing(true)}
            className="-my-1 grid size-7 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-ink max-phone:-my-2.5 max-phone:size-11"
          >
            <Icon name="pen" small />
          </button>
        )}
      </dd>
    </div>
  );
}

/** Shown beside a value: its previous value, how soon a date is, or the words it came from. */
function Beside({ slot, fact }: { slot: SlotName; fact: Fact }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const quiet = "text-sm leading-5 text-muted";
  if (fact.before !== undefined && fact.before !== null) {
    return <span className={quiet}>{t("facts.corrected", { before: slotText(slot, fact.before, language) })}</span>;
  }
  if (fact.fromHome) return <span className={quiet}>{t("facts.fromHome")}</span>;
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
