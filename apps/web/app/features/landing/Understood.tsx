import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney } from "@llave/ui/translate";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { type RecordedLead, type Recording, turnOf } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** What was understood, on its way from the conversation to the lead. */
export function Understood({ recording }: { recording: Recording }) {
  const t = useTexts(catalogues);
  const facts = useFacts(recording.lead);
  const items = [
    { slot: "area", text: facts.area },
    { slot: "bedrooms", text: facts.bedrooms },
    { slot: "budget_max", text: facts.budget },
    { slot: "move_in", text: facts.moveIn },
    { slot: "pets", text: facts.pet },
  ];
  return (
    <ul
      aria-label={t("demo.understood")}
      className="absolute z-[2] flex flex-wrap justify-center gap-1.5 max-wide:inset-x-3 max-wide:top-[756px] wide:top-[196px] wide:left-[calc(100%*728/1312-80px)] wide:grid wide:justify-items-start wide:gap-3 wide:[&>:nth-child(2)]:ml-3.5 wide:[&>:nth-child(3)]:ml-5.5 wide:[&>:nth-child(4)]:ml-3.5"
    >
      {items.map(({ slot, text }) => (
        <li
          key={slot}
          data-turn={turnOf(recording, slot)}
          data-part="after"
          className="demo-step demo-chip inline-flex h-9 items-center gap-1.5 rounded-full bg-card pr-3.5 pl-2.5 text-base leading-none font-semibold whitespace-nowrap shadow-[0_6px_18px_-6px_rgb(28_34_56/0.5)]"
        >
          <Icon name="check" small className="text-live" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A lead's search in words. */
export function useFacts(lead: RecordedLead) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const amount = formatMoney(language, lead.budget);
  return {
    area: lead.area,
    bedrooms: t("demo.bedrooms", { count: lead.bedrooms }),
    amount,
    budget: t("demo.budget", { amount }),
    moveIn: dayIn(language, lead.moveIn),
    pet: t(lead.pet === "dog" ? "demo.pet.dog" : "demo.pet.cat"),
  };
}

/** A day as people say it: `April 1`. */
export function dayIn(language: Language, isoDate: string): string {
  return formatDate(language, `${isoDate}T12:00:00Z`, { month: "long", day: "numeric" });
}
