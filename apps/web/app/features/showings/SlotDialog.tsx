import type { Lead } from "@llave/contract/leads/leads";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { Field } from "../../components/form/Field.tsx";
import { useSettled } from "../../components/hooks/useSettled.ts";
import { Icon } from "../../components/Icon.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { marketMoment } from "../../wording/marketClock.ts";
import { showingMoment } from "../../wording/showings.ts";
import { clockOf } from "../../wording/timeField.ts";
import { BookForm } from "../leads/detail/showing/BookShowing.tsx";
import { lookingFor } from "../leads/leadWords.ts";
import { AddLeadForm } from "../leads/list/AddLeadDialog.tsx";
import { useLead } from "../leads/queries.ts";
import type { BlockPlan } from "./blockedTime/BlockTime.tsx";
import { useShowingTexts } from "./useShowingTexts.ts";

/** A free time; with `booking`, only the time that the form starts with. */
export type Slot = BlockPlan & { booking?: true };

interface SlotDialogProps {
  /** The free time that was clicked; null while nothing is. */
  slot: Slot | null;
  onBlock: (slot: BlockPlan) => void;
  onClose: () => void;
}

/** What a free time in the calendar becomes: a showing for one of the leads, or time that nobody can book. */
export function SlotDialog({ slot, onBlock, onClose }: SlotDialogProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const when = slot ? showingMoment(language, marketMoment(slot.day, slot.from)) : "";
  return (
    <Dialog open={slot !== null} onClose={onClose} title={slot?.booking ? t("slot.book") : when}>
      {slot && <SlotChoice key={`${slot.day} ${slot.from}`} slot={slot} onBlock={onBlock} onClose={onClose} />}
    </Dialog>
  );
}

type SlotChoiceProps = SlotDialogProps & { slot: Slot };

function SlotChoice({ slot, onBlock, onClose }: SlotChoiceProps) {
  const t = useShowingTexts();
  const [booking, setBooking] = useState(slot.booking ?? false);
  const [lead, setLead] = useState<string | null>(null);
  if (lead !== null) return <BookingFor leadId={lead} slot={slot} onDone={onClose} onOther={() => setLead(null)} />;
  if (booking) return <LeadPicker onPick={setLead} />;
  return (
    <div className="mt-5 grid gap-2.5">
      <button type="button" className={button("navy", "large")} onClick={() => setBooking(true)}>
        <Icon name="calendar" small />
        {t("slot.book")}
      </button>
      <button type="button" className={button("line", "large")} onClick={() => onBlock(slot)}>
        {t("block")}
      </button>
    </div>
  );
}

/** Leads shown to choose from. */
const shownLeads = 6;
/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPauseMs = 200;

/** One of the agent's leads, found by name, phone or email; at first the ones who wrote last. */
function LeadPicker({ onPick }: { onPick: (leadId: string) => void }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const text = useSettled(typed.trim(), typingPauseMs);
  const query = new URLSearchParams({ sort: "recent", limit: String(shownLeads), ...(text && { q: text }) });
  const list = useQuery<Lead[]>({ queryKey: [`/api/leads?${query}`] });
  const [adding, setAdding] = useState(false);
  const choices = useRef<HTMLUListElement>(null);
  if (adding) return <AddLeadForm name={text} onAdded={onPick} />;
  return (
    <div className="mt-4">
      <Field label={t("slot.lead")} hint={t("slot.lead.hint")}>
        {(control) => (
          <input
            {...control}
            type="search"
            aria-controls={listId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              const [first] = list.data ?? [];
              if (event.key === "Enter" && first && text === typed.trim()) onPick(first.id);
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              choices.current?.querySelector("button")?.focus();
            }}
          />
        )}
      </Field>
      <div className="mt-3 empty:hidden">
        <PartFailed name={t("slot.lead")} of={[list]} />
      </div>
      <ul
        ref={choices}
        id={listId}
        onKeyDown={moveFocus}
        className="mt-3 divide-y divide-line rounded-m border border-line empty:hidden"
      >
        {list.data?.map((lead) => (
          <li key={lead.id}>
            <button
              type="button"
              onClick={() => onPick(lead.id)}
              className="flex min-h-12 w-full flex-wrap items-baseline gap-x-3 px-3.5 py-2.5 text-left hover:bg-hover"
            >
              <b className="font-semibold">{lead.name ?? t("anonymous")}</b>
              <span className="text-sm text-muted">
                {[lookingFor(lead, language), formatDate(language, lead.updatedAt, { month: "short", day: "numeric" })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.data?.length === 0 && (
        <p role="status" className="mt-3 text-muted">
          {t("slot.lead.none")}
        </p>
      )}
      <button type="button" className={`${button("line", "small")} mt-3`} onClick={() => setAdding(true)}>
        <Icon name="plus" small />
        {t("slot.lead.add")}
      </button>
    </div>
  );
}

/** The arrows move along the list's buttons. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons: (Element | null)[] = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement) + step];
  if (next instanceof HTMLElement) next.focus();
}

interface BookingForProps {
  leadId: string;
  slot: BlockPlan;
  onDone: () => void;
  /** Goes back to choosing the lead. */
  onOther: () => void;
}

function BookingFor({ leadId, slot, onDone, onOther }: BookingForProps) {
  const t = useShowingTexts();
  const lead = useLead(leadId);
  if (!lead.data) return <PartFailed name={t("slot.book")} of={[lead]} />;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-md font-semibold">
        {lead.data.name ?? t("anonymous")}
        <button type="button" className="touch text-sm underline underline-offset-4" onClick={onOther}>
          {t("slot.lead.other")}
        </button>
      </p>
      <BookForm lead={lead.data} times={[]} planned={{ day: slot.day, time: clockOf(slot.from) }} onDone={onDone} />
    </>
  );
}
