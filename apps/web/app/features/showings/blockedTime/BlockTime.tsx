import { addDays } from "@llave/contract/calendar";
import { type FormEvent, useState } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useAction } from "../../../session/useAction.ts";
import { useUndoToast } from "../../../undo/useUndoToast.ts";
import { marketMoment } from "../../../wording/marketClock.ts";
import { clockOf, minutesOf } from "../../../wording/timeField.ts";
import { useShowingsBetween } from "../queries.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { showingsWithin } from "./showingsWithin.ts";
import { useBlocking } from "./useBlocking.ts";
import { weeksUntil } from "./weeksUntil.ts";

/** A period the agent is about to block: a day and minutes after midnight. */
export interface BlockPlan {
  day: string;
  from: number;
  to: number;
}

interface BlockCommands {
  /** Called when a day has new blocked time. */
  onBlocked: (day: string) => void;
  onClose: () => void;
}

/** Asks for a period in which renters can't book; open while `plan` is set. */
export function BlockTime({ plan, ...on }: { plan: BlockPlan | null } & BlockCommands) {
  const t = useShowingTexts();
  return (
    <Dialog open={plan !== null} onClose={on.onClose} title={t("block.title")} description={t("block.text")}>
      {plan && <BlockForm plan={plan} {...on} />}
    </Dialog>
  );
}

function BlockForm({ plan, ...on }: { plan: BlockPlan } & BlockCommands) {
  const t = useShowingTexts();
  const { fields, set, errors, inside, busy, submit } = useBlockForm(plan, on);
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <FormAlert text={errors.form} />
      <TextField
        type="date"
        label={t("block.day")}
        value={fields.day}
        error={errors.day}
        required
        onChange={(event) => set({ day: event.target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          type="time"
          step={900}
          label={t("block.from")}
          value={fields.from}
          error={undefined}
          required
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextField
          type="time"
          step={900}
          label={t("block.to")}
          value={fields.to}
          error={errors.to}
          required
          onChange={(event) => set({ to: event.target.value })}
        />
      </div>
      <WeeklyFields fields={fields} error={errors.until} set={set} />
      <TextField
        label={t("block.note")}
        hint={t("block.noteHint")}
        value={fields.note}
        error={undefined}
        optional
        maxLength={120}
        onChange={(event) => set({ note: event.target.value })}
      />
      <p role="status" className="flex items-start gap-2 text-base text-orange-ink empty:hidden">
        {inside > 0 && (
          <>
            <Icon name="alert" small className="mt-[3px] flex-none" />
            {t("block.inside", { count: inside })}
          </>
        )}
      </p>
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} w-full`}>
        {t(busy ? "block.busy" : "block.submit")}
      </button>
    </form>
  );
}

interface Fields {
  day: string;
  from: string;
  to: string;
  note: string;
  weekly: boolean;
  /** The last day of a repeated one. */
  until: string;
}

interface WeeklyFieldsProps {
  fields: Fields;
  error: string | undefined;
  set: (part: Partial<Fields>) => void;
}

/** Whether the time is blocked every week, and until when. */
function WeeklyFields({ fields, error, set }: WeeklyFieldsProps) {
  const t = useShowingTexts();
  return (
    <>
      <CheckRow
        label={t("block.weekly")}
        checked={fields.weekly}
        onChange={(event) => set({ weekly: event.target.checked })}
      />
      {fields.weekly && (
        <TextField
          type="date"
          label={t("block.until")}
          value={fields.until}
          error={error}
          required
          min={fields.day}
          max={fields.day === "" ? undefined : addDays(fields.day, maxDaysAhead)}
          onChange={(event) => set({ until: event.target.value })}
        />
      )}
    </>
  );
}

/** A repeated time is blocked for three months, unless the agent chooses another last day, up to a year ahead. */
const usualWeeks = 13;
const maxDaysAhead = 365;

/** The form's fields as typed, the errors after the first attempt, and sending them. */
function useBlockForm(plan: BlockPlan, { onBlocked, onClose }: BlockCommands) {
  const t = useShowingTexts();
  const blocking = useBlocking();
  const offerUndo = useUndoToast();
  const [fields, setFields] = useState<Fields>({
    ...{ day: plan.day, from: clockOf(plan.from), to: clockOf(plan.to), note: "" },
    ...{ weekly: false, until: addDays(plan.day, usualWeeks * 7) },
  });
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, runOnce } = useAction(({ fields, error }) =>
    setProblem(Object.values(fields ?? {})[0] ?? error ?? t("block.failed")),
  );
  const [start, end] = [minutesOf(fields.from), minutesOf(fields.to)];
  const inOrder = start !== null && end !== null && end > start;
  const days = fields.weekly ? weeksUntil(fields.day, fields.until) : [fields.day];
  const { data: showings = [] } = useShowingsBetween(fields.day, days.at(-1) ?? "");
  const stretches = inOrder && fields.day !== "" ? days.map((day) => stretchOn(day, start, end)) : [];
  const inside = stretches.reduce((count, each) => count + showingsWithin(showings, each).length, 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = stretches;
    if (busy || !first) return;
    setProblem(undefined);
    await runOnce(async () => {
      const repeated = fields.weekly && { weeklyUntil: fields.until };
      const blocked = await blocking.block({ ...first, note: fields.note.trim(), ...repeated });
      const title = inside > 0 ? t("block.done.inside", { count: inside }) : t("block.done");
      offerUndo({ title }, () => blocking.undoBlocking(blocked));
      onBlocked(fields.day);
      onClose();
    });
  };
  const errors = {
    form: problem,
    day: tried && fields.day === "" ? t("block.dayMissing") : undefined,
    to: tried && !inOrder ? t("block.order") : undefined,
    until: tried && fields.day !== "" && days.length === 0 ? t("block.untilWrong") : undefined,
  };
  const set = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }));
  return { fields, set, errors, inside, busy, submit };
}

function stretchOn(day: string, start: number, end: number) {
  return { from: marketMoment(day, start), to: marketMoment(day, end) };
}
