import type { Language } from "@llave/contract/language";
import type { NotificationKind } from "@llave/contract/notifications/notifications";
import type { ShowingChange } from "../db/tables/notifications.ts";

interface Subject {
  /** The renter's name, or its replacement. */
  who: string;
  score: number;
  used: number;
  included: number;
  /** What the renter did with a showing; null for notifications from before it was stored. */
  step: ShowingChange | null;
}

type Words = Record<NotificationKind, (subject: Subject) => string> & { anonymous: string };

const showings: Record<Language, Record<ShowingChange, string>> = {
  en: {
    requested: "asked for a showing",
    confirmed: "has a new showing",
    moved: "moved their showing",
    canceled: "canceled their showing",
  },
  es: {
    requested: "pidió una visita",
    confirmed: "tiene una visita nueva",
    moved: "cambió su visita",
    canceled: "canceló su visita",
  },
};

const en: Words = {
  anonymous: "A renter",
  hot_lead: ({ who, score }) => `${who} is a hot lead, score ${score}`,
  person_wanted: ({ who }) => `${who} asked for you`,
  finished_lead: ({ who, score }) => `${who} is ready to hear from you, score ${score}`,
  emergency: ({ who }) => `Emergency: ${who} needs help now`,
  draft: ({ who }) => `Review your draft for ${who}`,
  message: ({ who }) => `${who} is waiting for your answer`,
  showing: ({ who, step }) => `${who} ${showings.en[step ?? "confirmed"]}`,
  quota: ({ used, included }) => `You've used ${used} of the ${included} conversations in your plan`,
};

const es: Words = {
  anonymous: "Un inquilino",
  hot_lead: ({ who, score }) => `${who} es prioridad alta, puntaje ${score}`,
  finished_lead: ({ who, score }) => `${who} dio todos sus datos, puntaje ${score}`,
  person_wanted: ({ who }) => `${who} pidió hablar contigo`,
  emergency: ({ who }) => `Emergencia: ${who} necesita ayuda ya`,
  draft: ({ who }) => `Revisa tu borrador para ${who}`,
  message: ({ who }) => `${who} espera tu respuesta`,
  showing: ({ who, step }) => `${who} ${showings.es[step ?? "confirmed"]}`,
  quota: ({ used, included }) => `Llevas ${used} de las ${included} conversaciones de tu plan`,
};

/** What each notification says in a mail. */
export const notificationWords: Record<Language, Words> = { en, es };
