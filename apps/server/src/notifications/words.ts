import type { NotificationKind } from "@llave/contract/notifications";

interface Subject {
  /** The renter's name, or what stands for it. */
  who: string;
  score: number;
  used: number;
  included: number;
}

type Words = Record<NotificationKind, (subject: Subject) => string> & { anonymous: string };

const en: Words = {
  anonymous: "A renter without a name",
  hot_lead: ({ who, score }) => `${who} is a hot lead, score ${score}`,
  finished_lead: ({ who, score }) => `${who} is ready for your call, score ${score}`,
  person_wanted: ({ who }) => `${who} asked for you in person`,
  emergency: ({ who }) => `Emergency: ${who} needs help now`,
  draft: ({ who }) => `A draft for ${who} waits for your approval`,
  message: ({ who }) => `${who} wrote and waits for your answer`,
  showing: ({ who }) => `${who} has a new showing`,
  quota: ({ used, included }) => `${used} of the ${included} conversations in your plan are used`,
};

const es: Words = {
  anonymous: "Alguien que no dijo su nombre",
  hot_lead: ({ who, score }) => `${who} es un prospecto caliente, con ${score} puntos`,
  finished_lead: ({ who, score }) => `${who} espera tu llamada, con ${score} puntos`,
  person_wanted: ({ who }) => `${who} pidió hablar contigo`,
  emergency: ({ who }) => `Emergencia: ${who} necesita ayuda ya`,
  draft: ({ who }) => `Un borrador para ${who} espera tu aprobación`,
  message: ({ who }) => `${who} escribió y espera tu respuesta`,
  showing: ({ who }) => `${who} tiene una visita nueva`,
  quota: ({ used, included }) => `Llevas ${used} de las ${included} conversaciones de tu plan`,
};

/** What each notification says in a mail. */
export const notificationWords: Record<"en" | "es", Words> = { en, es };
