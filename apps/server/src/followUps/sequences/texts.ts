import type { FollowUpPlace, FollowUpStep } from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/contract/language";

type Texts = Record<FollowUpStep, string>;

const en: Texts = {
  silence_1h: "Hi {first_name}, are you still there? Tell me what matters most and I'll keep looking for {search}.",
  silence_24h:
    "Hi {first_name}, are you still looking for {search}? If anything changed, tell me and we'll pick up where we left off.",
  silence_72h: "Hi {first_name}, I won't ask about {search} again. Write any time and we'll continue.",
  showing_day_before: "Reminder: your showing at {address} is {when}. To change it: {link}",
  showing_two_hours: "Reminder: your showing at {address} is {when}. To change it: {link}",
  after_showing:
    "Hi {first_name}, how was the showing at {address}? Tell me if you'd like to move forward or see other homes.",
  new_match: "Hi {first_name}, a new home fits what you're looking for: {address}, {price} a month. {link}",
  price_drop: "Hi {first_name}, the rent at {address} went down from {old_price} to {price} a month. {link}",
  lease_renewal:
    "Hi {first_name}, your lease anniversary is {lease_date}. If you're thinking of moving, we can start looking now.",
};

const es: Texts = {
  silence_1h: "Hola {first_name}, ¿sigues por aquí? Dime qué es lo más importante y sigo buscando {search}.",
  silence_24h: "Hola {first_name}, ¿sigues buscando {search}? Si algo cambió, cuéntame y seguimos donde lo dejamos.",
  silence_72h: "Hola {first_name}, no te pregunto más por {search}. Escríbeme cuando quieras y seguimos.",
  showing_day_before: "Recordatorio: tu visita a {address} es el {when}. Para cambiarla: {link}",
  showing_two_hours: "Recordatorio: tu visita a {address} es el {when}. Para cambiarla: {link}",
  after_showing:
    "Hola {first_name}, ¿qué tal la visita en {address}? Dime si quieres seguir adelante o ver otras propiedades.",
  new_match: "Hola {first_name}, salió una propiedad que encaja con lo que buscas: {address}, {price} al mes. {link}",
  price_drop: "Hola {first_name}, la renta en {address} bajó de {old_price} a {price} al mes. {link}",
  lease_renewal:
    "Hola {first_name}, tu contrato cumple un año más el {lease_date}. Si piensas mudarte, podemos empezar a buscar ya.",
};

/**
 * Llave's own texts. They say nothing about who a person is, promise nothing, and don't say who writes: the assistant or,
 * after approving it, the agent. Straight apostrophes keep a text in the alphabet that carriers charge least for.
 */
export const ownTexts: Record<Language, Texts> = { en, es };

/** Replacements for unknown facts. */
const fallbackFacts: Record<Language, Partial<Record<FollowUpPlace, string>>> = {
  en: { search: "a home", address: "the home" },
  es: { search: "una propiedad", address: "la propiedad" },
};

export type FollowUpFacts = Partial<Record<FollowUpPlace, string>>;

const place = /\{([^{}]*)\}/g;

/** A text with its facts. One that isn't known leaves no gap: "Hi {first_name}," becomes "Hi,". */
export function fillText(text: string, facts: FollowUpFacts, language: Language): string {
  return (
    text
      .replace(place, (_, name: FollowUpPlace) => facts[name] || fallbackFacts[language][name] || "")
      .replace(/ +(?=[ ,.!?:;])/g, "")
      // A time may end with its own period: "a las 7 p. m."
      .replace(/(?<!\.)\.\.(?!\.)/g, ".")
      .trim()
  );
}

/** The names in braces, as they are written. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(place)].map(([, name = ""]) => name);
}
