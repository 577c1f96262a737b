import type { Language } from "../types.ts";

/** What the agent says in a draft. `when` reads "on March 20 at 5:30 PM". */
interface DraftWords {
  /** Stands for the address where no listing is meant. */
  theHome: string;
  /** The beginning of an answer; ends so that the agent writes on. */
  answer(topic: string, address: string | null): string;
  showingConfirmed(place: string, when: string): string;
  showingAsksTime(place: string, when: string): string;
  showingAsksDay(place: string): string;
  showingCancelled: string;
  /** To somebody who stopped answering. Names and search are empty where they are not known. */
  followUp(name: string, agent: string, search: string): string;
}

const en: DraftWords = {
  theHome: "the home",
  answer: (topic, address) => `About ${topic}${address ? ` at ${address}` : ""}: `,
  showingConfirmed: (place, when) => `Confirmed: I'll show you ${place} ${when}. See you there!`,
  showingAsksTime: (place, when) => `I can show you ${place} ${when}. What time works for you?`,
  showingAsksDay: (place) => `I'd be glad to show you ${place}. Which day and time work for you?`,
  showingCancelled: "Your visit is cancelled. Let me know whenever you'd like to see another place.",
  followUp: (name, agent, search) =>
    `Hi${name && ` ${name}`}, it's ${agent}. Are you still looking${search ? ` for ${search}` : " for a place"}? ` +
    "If anything changed, tell me and we'll pick up where we left off.",
};

const es: DraftWords = {
  theHome: "el apartamento",
  answer: (topic, address) => `Sobre ${topic}${address ? ` en ${address}` : ""}: `,
  showingConfirmed: (place, when) => `Confirmado: te muestro ${place} ${when}. ¡Nos vemos ahí!`,
  showingAsksTime: (place, when) => `Puedo mostrarte ${place} ${when}. ¿A qué hora te queda bien?`,
  showingAsksDay: (place) => `Con gusto te muestro ${place}. ¿Qué día y a qué hora te queda bien?`,
  showingCancelled: "Tu visita queda cancelada. Avísame cuando quieras ver otro lugar.",
  followUp: (name, agent, search) =>
    `Hola${name && `, ${name}`}. Te escribe ${agent}. ¿Sigues buscando${search ? ` ${search}` : " dónde vivir"}? ` +
    "Si algo cambió, cuéntame y seguimos donde lo dejamos.",
};

/** The agent's own words, by language. */
export const draftWords: Readonly<Record<Language, DraftWords>> = { en, es };
