import type { Language } from "../types.ts";

/** What the agent says in a draft. `when` reads "on March 20 at 5:30 PM". */
interface DraftWords {
  /** Replaces the address if no listing is meant. */
  theHome: string;
  /** The beginning of an answer, which the agent continues. */
  answer(topic: string, address: string | null): string;
  showingConfirmed(place: string, when: string): string;
  showingAsksTime(place: string, when: string): string;
  showingAsksDay(place: string): string;
  showingCancelled: string;
  fitting(count: number): string;
  rent(amount: string): string;
  wouldYouSee(count: number): string;
}

const en: DraftWords = {
  theHome: "the home",
  answer: (topic, address) => `About ${topic}${address ? ` at ${address}` : ""}: `,
  showingConfirmed: (place, when) => `Confirmed: I'll show you ${place} ${when}. See you there!`,
  showingAsksTime: (place, when) => `I can show you ${place} ${when}. What time works for you?`,
  showingAsksDay: (place) => `I'd be glad to show you ${place}. Which day and time work for you?`,
  showingCancelled: "Your visit is cancelled. Let me know whenever you'd like to see another place.",
  fitting: (count) =>
    count === 1 ? "I have one that fits what you're looking for:" : `I have ${count} that fit what you're looking for:`,
  rent: (amount) => `${amount} a month`,
  wouldYouSee: (count) => `Would you like to see ${count === 1 ? "it" : "any of them"} in person?`,
};

const es: DraftWords = {
  theHome: "el apartamento",
  answer: (topic, address) => `Sobre ${topic}${address ? ` en ${address}` : ""}: `,
  showingConfirmed: (place, when) => `Confirmado: te muestro ${place} ${when}. ¡Nos vemos ahí!`,
  showingAsksTime: (place, when) => `Puedo mostrarte ${place} ${when}. ¿A qué hora te queda bien?`,
  showingAsksDay: (place) => `Con gusto te muestro ${place}. ¿Qué día y a qué hora te queda bien?`,
  showingCancelled: "Tu visita queda cancelada. Avísame cuando quieras ver otro lugar.",
  fitting: (count) =>
    count === 1 ? "Tengo uno que encaja con lo que buscas:" : `Tengo ${count} que encajan con lo que buscas:`,
  rent: (amount) => `${amount} al mes`,
  wouldYouSee: (count) => (count === 1 ? "¿Te gustaría verlo en persona?" : "¿Te gustaría ver alguno en persona?"),
};

/** The agent's own words, by language. */
export const draftWords: Readonly<Record<Language, DraftWords>> = { en, es };
