import type { LeadDetail, ListingMatches } from "@llave/contract/leads/leads";
import type { Property } from "@llave/contract/listings/properties";
import { formatMoney } from "@llave/ui/translate";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { Field } from "../../../../components/form/Field.tsx";
import { FormAlert } from "../../../../components/form/FormAlert.tsx";
import { PartFailed } from "../../../../components/states/PartFailed.tsx";
import { request } from "../../../../data/request.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { useAction } from "../../../../session/useAction.ts";
import { showingMoment } from "../../../../wording/showings.ts";
import { leadName } from "../../leadWords.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { refetchLeads } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";
import { FreeTimes, TimeChoice } from "./FreeTimes.tsx";
import { momentOf, noTime, OtherTime, type PlannedTime } from "./OtherTime.tsx";

const timesPath = "/api/showing-times";
const homesPath = "/api/properties?status=active&limit=100";

interface BookShowingProps {
  lead: LeadDetail;
  open: boolean;
  onClose: () => void;
}

/** Books a showing that the agent arranged with the renter: which home, and one of the agent's free times. */
export function BookShowing({ lead, open, onClose }: BookShowingProps) {
  const t = useTexts(catalogs);
  const name = leadName(lead, useTexts(listCatalogs));
  return (
    <Dialog open={open} onClose={onClose} title={t("showings.book.title", { name })}>
      {open && (
        <FreeTimes path={timesPath} any>
          {(times) => <BookForm lead={lead} times={times} onDone={onClose} />}
        </FreeTimes>
      )}
    </Dialog>
  );
}

interface BookFormProps {
  lead: LeadDetail;
  /** The agent's free times. */
  times: string[];
  /** A time that was chosen before, in the calendar for example. */
  planned?: PlannedTime;
  onDone: () => void;
}

/** Which home, and when: one of the free times, or any other that the agent arranged. */
export function BookForm({ lead, times, planned, onDone }: BookFormProps) {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const name = leadName(lead, words);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [picked, setHome] = useState<string>();
  const home = useConversationHome(lead, picked);
  const [chosen, setChosen] = useState("");
  const [other, setOther] = useState<PlannedTime>(planned ?? noTime);
  const [submitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, runOnce } = useAction(({ error }) => {
    setProblem(error ?? words("change.failed"));
    void queryClient.invalidateQueries({ queryKey: [timesPath] });
  });
  // A time taken in the meantime can't be chosen anymore.
  const at = times.includes(chosen) ? chosen : momentOf(other);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setSubmitted(true);
    if (!home || !at) return;
    void runOnce(async () => {
      await request("POST", "/api/showings", { leadId: lead.id, propertyId: home, at });
      toasts.add({ title: t("showings.booked", { when: showingMoment(language, at) }) });
      refetchLeads(queryClient);
      onDone();
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <FormAlert text={problem ?? (submitted && home && !at ? t("showings.book.noTime") : undefined)} />
      <HomeField
        leadId={lead.id}
        home={home}
        choose={setHome}
        error={submitted && !home ? t("showings.book.noHome") : undefined}
      />
      <TimeChoice
        times={times}
        chosen={at}
        choose={(time) => {
          setChosen(time);
          setOther(noTime);
        }}
      />
      <OtherTime
        open={planned !== undefined || times.length === 0}
        value={other}
        onChange={(time) => {
          setChosen("");
          setOther(time);
        }}
      />
      <p className="mt-3 text-sm text-muted">{t("showings.book.told", { name })}</p>
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} mt-3 w-full`}>
        {at ? t("showings.book.submit", { when: showingMoment(language, at) }) : t("showings.book")}
      </button>
    </form>
  );
}

/** The home chosen, or until then the one the conversation is about; empty if it can't be shown. */
function useConversationHome({ homeId }: LeadDetail, picked: string | undefined): string {
  const { data: homes = [] } = useQuery<Property[]>({ queryKey: [homesPath] });
  return picked ?? homes.find(({ id }) => id === homeId)?.id ?? "";
}

interface HomeFieldProps {
  leadId: string;
  home: string;
  choose: (propertyId: string) => void;
  error: string | undefined;
}

/** The agent's active homes, those that match the renter first. */
function HomeField({ leadId, home, choose, error }: HomeFieldProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { data: best } = useQuery<ListingMatches>({ queryKey: [`/api/leads/${leadId}/matches`] });
  const list = useQuery<Property[]>({ queryKey: [homesPath] });
  const homes = list.data ?? [];
  const ranks = new Map(best?.matches.map(({ propertyId }, rank) => [propertyId, rank]));
  const rankOf = ({ id }: Property) => ranks.get(id) ?? ranks.size;
  if (list.isLoadingError) return <PartFailed name={t("showings.book.home")} of={[list]} />;
  return (
    <Field label={t("showings.book.home")} error={error} className="mb-4">
      {(control) => (
        <select {...control} value={home} onChange={(event) => choose(event.target.value)}>
          <option value="">{t("showings.book.choose")}</option>
          {homes
            .toSorted((a, b) => rankOf(a) - rankOf(b))
            .map(({ id, address, price }) => (
              <option key={id} value={id}>
                {price === null ? address : `${address} · ${formatMoney(language, price)}`}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
