import type { Language, ListingTerms, Slots } from "@llave/assistant";
import type { HomeDetail } from "@llave/contract/homes";
import { dollars, petName } from "./reasonWords.ts";

type Policy = NonNullable<ListingTerms["pets"]>;

const words = {
  en: {
    welcome: (pet: string) => `Your ${pet} ${pet.endsWith("s") ? "are" : "is"} welcome`,
    ask: (pet: string) => `Ask about your ${pet}`,
    not: (pet: string) => `Doesn’t take your ${pet}`,
    pets: "Pets are welcome",
    none: "No pets",
    kinds: { cat: "Cats", dog: "Dogs", both: "Cats and dogs" },
    most: (count: number) => `up to ${count}`,
    pounds: (pounds: number) => `up to ${pounds} lb each`,
    fee: (fee: number) => (fee === 0 ? "No pet fee." : `One-time fee of ${dollars(fee)} per pet.`),
    assistance: "Assistance animals aren’t pets, and there’s no fee for them.",
  },
  es: {
    welcome: (pet: string) => `Aceptan a tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
    ask: (pet: string) => `Pregunta por tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
    not: (pet: string) => `No aceptan a tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
    pets: "Aceptan mascotas",
    none: "Sin mascotas",
    kinds: { cat: "Gatos", dog: "Perros", both: "Gatos y perros" },
    most: (count: number) => `hasta ${count}`,
    pounds: (pounds: number) => `de hasta ${pounds} libras cada uno`,
    fee: (fee: number) => (fee === 0 ? "Sin cargo por mascota." : `${dollars(fee)} por mascota, una sola vez.`),
    assistance: "Los animales de asistencia no son mascotas y no se cobra por ellos.",
  },
} as const;

/** A home's pet rules, applied to the renter's pet if they named one; null if the agent has set none. */
export function petRules(policy: Policy | undefined, pets: Slots["pets"], language: Language): HomeDetail["pets"] {
  if (!policy) return null;
  const t = words[language];
  const pet = petName(pets, language, true);
  const fits = pets?.has ? fitOf(policy, pets) : null;
  const general = policy.allowed.length > 0 ? t.pets : t.none;
  const asked = pets?.has && fits === null ? t.ask(pet) : general;
  return {
    fits,
    title: fits === null ? asked : fits ? t.welcome(pet) : t.not(pet),
    text: [rulesOf(policy, language), t.assistance].filter(Boolean).join(" "),
  };
}

/** Null if the rules don't say: a kind of pet they don't name. */
function fitOf({ allowed, most = Number.POSITIVE_INFINITY }: Policy, { kind, count = 1 }: NonNullable<Slots["pets"]>) {
  if (allowed.length === 0 || count > most) return false;
  if (kind === "cat" || kind === "dog") return allowed.includes(kind);
  return kind === undefined && allowed.length > 1 ? true : null;
}

function rulesOf({ allowed, most, pounds, fee }: Policy, language: Language): string {
  const t = words[language];
  const [only] = allowed;
  if (!only) return "";
  const kinds = t.kinds[allowed.length > 1 ? "both" : only];
  const limits = [kinds, ...(most ? [t.most(most)] : []), ...(pounds ? [t.pounds(pounds)] : [])].join(", ");
  return `${limits}.${fee === undefined ? "" : ` ${t.fee(fee)}`}`;
}
