import type { Language } from "@llave/contract/language";
import type { NotificationKind } from "@llave/contract/notifications/notifications";
import type { ShowingChange } from "../../db/tables/notifications.ts";

interface Subject {
  score: number;
  used: number;
  included: number;
  step: ShowingChange | null;
}

type Lines = Record<NotificationKind, (subject: Subject) => string>;

interface Words {
  /** Below the renter's name. */
  line: Lines;
  /** The title of a push that is about no renter. */
  product: string;
  anonymous: string;
  summary: (count: number) => string;
  summaryLine: string;
  testLine: string;
}

const showings: Record<Language, Record<ShowingChange, string>> = {
  en: {
    requested: "Asked for a showing",
    confirmed: "New showing",
    moved: "Moved the showing",
    canceled: "Canceled the showing",
  },
  es: {
    requested: "Pidió una visita",
    confirmed: "Visita nueva",
    moved: "Cambió la visita",
    canceled: "Canceló la visita",
  },
};

const en: Words = {
  line: {
    hot_lead: ({ score }) => `Hot lead, score ${score}`,
    finished_lead: ({ score }) => `Ready to hear from you, score ${score}`,
    person_wanted: () => "Asked for you",
    emergency: () => "Emergency: needs help now",
    draft: () => "Your draft is ready for review",
    message: () => "Waiting for your answer",
    showing: ({ step }) => showings.en[step ?? "confirmed"],
    quota: ({ used, included }) => `You've used ${used} of the ${included} conversations in your plan`,
  },
  product: "Llave",
  anonymous: "A renter",
  summary: (count) => `${count} new notifications`,
  summaryLine: "From your quiet hours",
  testLine: "Notifications work on this device",
};

const es: Words = {
  line: {
    hot_lead: ({ score }) => `Prioridad alta, puntaje ${score}`,
    finished_lead: ({ score }) => `Dio todos sus datos, puntaje ${score}`,
    person_wanted: () => "Pidió hablar contigo",
    emergency: () => "Emergencia: necesita ayuda ya",
    draft: () => "Tu borrador está listo para revisar",
    message: () => "Espera tu respuesta",
    showing: ({ step }) => showings.es[step ?? "confirmed"],
    quota: ({ used, included }) => `Llevas ${used} de las ${included} conversaciones de tu plan`,
  },
  product: "Llave",
  anonymous: "Un inquilino",
  summary: (count) => `${count} avisos nuevos`,
  summaryLine: "Llegaron con No molestar activo",
  testLine: "Los avisos llegan a este dispositivo",
};

/** What a push says, in the agent's language. */
export const pushWords: Record<Language, Words> = { en, es };
