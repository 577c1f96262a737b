import type { Language, MatchCriterion, MatchReason, MoveInCost, MoveInPart } from "@llave/assistant";
import { dateFormat } from "../dateFormat.ts";

/** Reasons shown on a card: enough to decide whether to read on. */
const mostReasons = 4;

type Data = Record<string, string | number>;
type Say = (data: Data) => string;
/** A miss reads as a difference does where it has no words of its own. */
type Words = Record<MatchCriterion, { fits: Say; differs: Say; misses?: Say }>;

const dollars = (amount: unknown) => `$${Number(amount).toLocaleString("en-US")}`;

const en: Words = {
  budget: { fits: () => "Within your budget", differs: ({ over }) => `${dollars(over)} over your budget` },
  bedrooms: {
    fits: () => "The bedrooms you asked for",
    differs: () => "One more bedroom than you asked for",
    misses: () => "Another number of bedrooms",
  },
  move_in: { fits: () => "Ready for your move-in", differs: ({ date }) => `Available from ${dayOf(date, "en")}` },
  pets: {
    fits: () => "Your pets are welcome",
    differs: () => "Ask about your pets",
    misses: () => "Not for the pets you have",
  },
  area: {
    fits: ({ area }) => `In ${area}, as you asked`,
    differs: ({ area, miles, from }) =>
      miles
        ? `In ${area}, about ${miles === 1 ? "a mile" : `${miles} miles`} from ${from}`
        : `In ${area}, outside the area you named`,
  },
  bathrooms: { fits: () => "Enough bathrooms", differs: () => "Fewer bathrooms than you asked for" },
  parking: { fits: () => "Parking included", differs: () => "No parking of its own" },
  furnished: {
    fits: () => "Furnished as you like it",
    differs: ({ furnished }) => (furnished ? "Furnished" : "Unfurnished"),
  },
  lease: { fits: () => "Your lease length works", differs: ({ min }) => `Leases from ${min} months` },
};

const es: Words = {
  budget: { fits: () => "Dentro de tu presupuesto", differs: ({ over }) => `${dollars(over)} más que tu presupuesto` },
  bedrooms: {
    fits: () => "Las habitaciones que pediste",
    differs: () => "Una habitación más de las que pediste",
    misses: () => "Otra cantidad de habitaciones",
  },
  move_in: { fits: () => "Lista para tu mudanza", differs: ({ date }) => `Disponible desde el ${dayOf(date, "es")}` },
  pets: {
    fits: () => "Aceptan tus mascotas",
    differs: () => "Pregunta por tus mascotas",
    misses: () => "No aceptan tus mascotas",
  },
  area: {
    fits: ({ area }) => `En ${area}, como pediste`,
    differs: ({ area, miles, from }) =>
      miles
        ? `En ${area}, a ${miles === 1 ? "una milla" : `unas ${miles} millas`} de ${from}`
        : `En ${area}, fuera de la zona que dijiste`,
  },
  bathrooms: { fits: () => "Con los baños que pediste", differs: () => "Menos baños de los que pediste" },
  parking: { fits: () => "Con parqueo", differs: () => "Sin parqueo propio" },
  furnished: {
    fits: () => "Amueblado como lo quieres",
    differs: ({ furnished }) => (furnished ? "Amueblado" : "Sin muebles"),
  },
  lease: { fits: () => "El plazo te sirve", differs: ({ min }) => `Contratos desde ${min} meses` },
};

const words: Record<Language, Words> = { en, es };

/**
 * A match's reasons for the renter: what keeps a near miss from fitting first, then what fits and what
 * differs; what nobody knows is not said.
 */
export function matchWords(reasons: readonly MatchReason[], language: Language): string[] {
  const misses = reasons.filter(({ outcome }) => outcome === "misses");
  const others = reasons.filter(({ outcome }) => outcome === "fits" || outcome === "differs");
  return [...misses, ...others].slice(0, mostReasons).map(({ criterion, outcome, data = {} }) => {
    const own = words[language][criterion];
    const say = outcome === "fits" ? own.fits : outcome === "misses" ? (own.misses ?? own.differs) : own.differs;
    return say(data);
  });
}

const parts: Record<Language, Record<MoveInPart, string>> = {
  en: {
    firstMonth: "first month",
    lastMonth: "last month",
    deposit: "deposit",
    application: "application",
    other: "other fees",
  },
  es: {
    firstMonth: "primer mes",
    lastMonth: "último mes",
    deposit: "depósito",
    application: "solicitud",
    other: "otros cargos",
  },
};

/** What a move-in cost is made of: "first month $2,800, deposit $2,800". */
export function moveInWords(cost: MoveInCost, language: Language): string {
  return cost.parts.map(({ part, amount }) => `${parts[language][part]} ${dollars(amount)}`).join(", ");
}

function dayOf(date: string | number | undefined, language: Language): string {
  const format = { timeZone: "UTC", month: "long", day: "numeric" } as const;
  return dateFormat(language === "es" ? "es-US" : "en-US", format).format(new Date(String(date)));
}
