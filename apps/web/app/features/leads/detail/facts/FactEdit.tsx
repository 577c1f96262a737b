import type { SlotName } from "@llave/contract/conversations/understood";
import type { LeadDetail } from "@llave/contract/leads/leads";
import { type FormEvent, useState } from "react";
import { button } from "../../../../components/button.ts";
import { EmailSuggestion } from "../../../../components/form/EmailSuggestion.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { slotLabel } from "../../../../wording/slots.ts";
import { useLeadCommand } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";
import { type FactInput, factInput, readFact } from "./factInput.ts";

interface FactEditProps {
  lead: LeadDetail;
  slot: SlotName;
  value: unknown;
  onDone(): void;
}

/** Corrects one captured detail; an empty field removes it. */
export function FactEdit({ lead, slot, value, onDone }: FactEditProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const command = useLeadCommand();
  const input = factInput(slot);
  const [typed, setTyped] = useState(input.write(value));
  const [wrong, setWrong] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readFact(input, typed);
    if (read === undefined) return setWrong(true);
    if (await command("PATCH", `/api/leads/${lead.id}/facts`, { slot, value: read })) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // On the page itself Escape returns to the list.
        event.preventDefault();
        onDone();
      }}
      className="grid gap-2 py-2"
    >
      <FactControl
        input={input}
        label={slotLabel(slot, language)}
        value={typed}
        invalid={wrong}
        onValue={(next) => {
          setTyped(next);
          setWrong(false);
        }}
      />
      {slot === "email" && <EmailSuggestion email={typed} onUse={setTyped} />}
      {wrong && (
        <p role="alert" className="text-sm text-danger">
          {t("facts.invalid")}
        </p>
      )}
      <div className="flex gap-2">
        <button type="submit" className={button("navy", "small")}>
          {t("save")}
        </button>
        <button type="button" className={button("quiet", "small")} onClick={onDone}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}

interface FactControlProps {
  input: FactInput;
  label: string;
  value: string;
  invalid: boolean;
  onValue(value: string): void;
}

function FactControl({ input, label, value, invalid, onValue }: FactControlProps) {
  const t = useTexts(catalogs);
  const look = `h-11 w-full rounded-[10px] border bg-card px-3 text-lg ${invalid ? "border-danger" : "border-field"}`;
  if (input.kind === "choice") {
    return (
      <select
        // biome-ignore lint/a11y/noAutofocus: the click that opened it asked for it
        autoFocus
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className={look}
      >
        <option value="">{t("facts.unknown")}</option>
        <option value="yes">{t("facts.yes")}</option>
        <option value="no">{t("facts.no")}</option>
      </select>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the click that opened it asked for it
      autoFocus
      aria-label={label}
      aria-invalid={invalid || undefined}
      type={input.kind === "date" ? "date" : "text"}
      inputMode={input.kind === "number" ? "decimal" : undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      className={look}
    />
  );
}
