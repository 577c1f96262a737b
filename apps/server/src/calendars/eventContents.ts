import type { Language } from "@llave/contract/language";
import type { Services } from "../services.ts";
import { agentCalendarEntry } from "../showings/mails.ts";
import type { ShowingRow } from "../showings/repository.ts";
import type { EventContents } from "./providers/provider.ts";

const texts = {
  en: { calendar: "Llave showings", phone: "Phone", open: "In Llave", unconfirmed: "Not confirmed yet" },
  es: { calendar: "Visitas de Llave", phone: "Teléfono", open: "En Llave", unconfirmed: "Falta confirmar" },
} as const;

/** The name of the calendar that Llave creates for its entries. */
export function calendarName(language: Language): string {
  return texts[language].calendar;
}

/** A showing as an entry in its agent's own calendar: who comes, where, and their phone. */
export function eventContents(
  services: Pick<Services, "config" | "origin" | "secret">,
  showing: ShowingRow,
  language: Language,
): EventContents {
  const { summary, location, startsAt, endsAt } = agentCalendarEntry(services, showing, language);
  const confirmed = showing.status === "confirmed";
  const words = texts[language];
  const lines = [
    ...(confirmed ? [] : [words.unconfirmed]),
    ...(showing.kept_phone ? [`${words.phone}: ${showing.kept_phone}`] : []),
    ...(showing.kept_lead_id ? [`${words.open}: ${services.origin()}/dashboard/leads/${showing.kept_lead_id}`] : []),
  ];
  return {
    ...{ showingId: showing.showing_id, startsAt, endsAt, confirmed, location },
    title: summary,
    description: lines.join("\n"),
  };
}
