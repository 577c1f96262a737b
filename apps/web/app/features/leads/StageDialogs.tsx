import { type Lead, type LostReason, lostReason } from "@llave/contract/leads/leads";
import type { Property } from "@llave/contract/listings/properties";
import { readMoney } from "@llave/contract/text/typedNumbers";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { Field } from "../../components/form/Field.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { marketDay } from "../../wording/elapsed.ts";
import { leadName } from "./leadWords.ts";
import { catalogs } from "./texts/catalogs.ts";

/** What a change of stage needs to know about a lead; a lease starts with its figures, if there are any. */
export type StagedLead = Pick<Lead, "id" | "name" | "stage" | "budget"> & {
  rent?: number | null;
  commission?: number | null;
};

/** The figures of a lease. */
export interface Lease {
  commission: number;
  rent?: number;
  signedOn: string;
}

interface LeaseDialogProps {
  lead: StagedLead;
  /** @param homeId the listing they rented; empty if it isn't one of the agent's */
  onLease(lease: Lease, homeId: string): Promise<void>;
  onClose(): void;
}

/**
 * Asks which home a lead rented, which is then marked rented, and for the lease; its commission counts as revenue on
 * the day it was signed.
 */
export function LeaseDialog({ lead, onLease, onClose }: LeaseDialogProps) {
  const t = useTexts(catalogs);
  const [rent, setRent] = useState(String(lead.rent ?? lead.budget ?? ""));
  const [commission, setCommission] = useState(String(lead.commission ?? ""));
  const [signedOn, setSignedOn] = useState(today());
  const [tried, setTried] = useState(false);
  const [home, setHome] = useState("");
  const { data: homes = [] } = useQuery<Property[]>({ queryKey: ["/api/properties?status=active&limit=100"] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const amount = dollars(commission);
    if (amount === null || signedOn === "") return;
    const rented = dollars(rent);
    await onLease({ commission: amount, signedOn, ...(rented !== null && { rent: rented }) }, home);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("leased.title", { name: leadName(lead, t) })}
      description={t("leased.text")}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {homes.length > 0 && (
          <Field label={t("leased.home")} hint={t("leased.home.hint")}>
            {(control) => (
              <select {...control} value={home} onChange={(event) => setHome(event.target.value)}>
                <option value="">{t("leased.home.none")}</option>
                {homes.map(({ id, address }) => (
                  <option key={id} value={id}>
                    {address}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <TextField
          label={t("leased.rent")}
          error={undefined}
          optional
          inputMode="numeric"
          value={rent}
          onChange={(event) => setRent(event.target.value)}
        />
        <TextField
          label={t("leased.commission")}
          error={tried && dollars(commission) === null ? t("leased.commission.missing") : undefined}
          inputMode="numeric"
          value={commission}
          onChange={(event) => setCommission(event.target.value)}
        />
        <TextField
          label={t("leased.signedOn")}
          error={tried && signedOn === "" ? t("add.missing") : undefined}
          type="date"
          max={today()}
          value={signedOn}
          onChange={(event) => setSignedOn(event.target.value)}
        />
        <button type="submit" className={button("navy", "large")}>
          {t("leased.submit")}
        </button>
      </form>
    </Dialog>
  );
}

interface LostDialogProps {
  leads: readonly StagedLead[];
  onLose(reason: LostReason): Promise<void>;
  onClose(): void;
}

/** Asks why leads were lost. */
export function LostDialog({ leads, onLose, onClose }: LostDialogProps) {
  const t = useTexts(catalogs);
  const name = useId();
  const [reason, setReason] = useState<LostReason>();
  const [tried, setTried] = useState(false);
  const [only] = leads;
  const who = leads.length === 1 && only ? leadName(only, t) : t("selected", { count: leads.length });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason) await onLose(reason);
  };
  return (
    <Dialog open onClose={onClose} title={t("lost.title")} description={t("lost.text", { who })}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <fieldset
          className="grid gap-1 phone:grid-cols-2"
          aria-describedby={tried && !reason ? `${name}-error` : undefined}
        >
          <legend className="sr-only">{t("lost.title")}</legend>
          {lostReason.options.map((option) => (
            <label
              key={option}
              className="flex min-h-11 items-center gap-2.5 rounded-m border border-line-2 px-3.5 has-checked:border-ink has-checked:bg-fill has-focus-visible:border-focus"
            >
              <input
                type="radio"
                name={name}
                checked={reason === option}
                onChange={() => setReason(option)}
                className="size-[18px] accent-ink"
              />
              {t(`lost.${option}`)}
            </label>
          ))}
        </fieldset>
        {tried && !reason && (
          <p id={`${name}-error`} role="alert" className="text-danger">
            {t("lost.missing")}
          </p>
        )}
        <button type="submit" className={button("navy", "large")}>
          {t("lost.submit")}
        </button>
      </form>
    </Dialog>
  );
}

/** Today in Miami, as a date field wants it. */
function today(): string {
  return marketDay(Date.now());
}

/** Whole dollars from the typed text, including "$3,000"; null for anything else. */
function dollars(typed: string): number | null {
  const amount = readMoney(typed);
  return amount !== undefined && amount < 10_000_000 ? amount : null;
}
