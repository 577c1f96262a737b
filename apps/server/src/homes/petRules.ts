import { type Language, type ListingTerms, petsVerdict, type Slots } from "@llave/assistant";
import type { HomeDetail } from "@llave/contract/chat/homes";
import { dollars, petName } from "./reasonWords.ts";

type Policy = NonNullable<ListingTerms["pets"]>;

const welcome = {
  en: (pet: string) => `Your ${pet} ${pet.endsWith("s") ? "are" : "is"} welcome`,
  es: (pet: string) => `Aceptan a tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
} as const;

const words = {
  en: {
    welcome: welcome.en,
    ask: (pet: string) => `Ask about your ${pet}`,
    not: (pet: string) => `Doesn’t take your ${pet}`,
    upTo: (pet: string, pounds: number) => `${welcome.en(pet)} up to ${pounds} lb`,
    over: (pet: string, pounds: number) =>
      `Your ${pet} ${pet.endsWith("s") ? "are" : "is"} over the ${pounds} lb limit`,
    pets: "Pets are welcome",
    none: "No pets",
    kinds: { cat: "Cats", dog: "Dogs", both: "Cats and dogs" },
    most: (count: number) => `up to ${count}`,
    pounds: (pounds: number) => `up to ${pounds} lb each`,
    fee: (fee: number) => (fee === 0 ? "No pet fee." : `One-time fee of ${dollars(fee)} per pet.`),
    assistance: "Assistance animals aren’t pets, and there’s no fee for them.",
  },
  es: {
    welcome: welcome.es,
    ask: (pet: string) => `Pregunta por tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
    not: (pet: string) => `No aceptan a tu${pet.endsWith("s") ? "s" : ""} ${pet}`,
    upTo: (pet: string, pounds: number) =>
      `${welcome.es(pet)} si pesa${pet.endsWith("s") ? "n" : ""} hasta ${pounds} libras`,
    over: (pet: string, pounds: number) =>
      `Tu${pet.endsWith("s") ? "s" : ""} ${pet} pasa${pet.endsWith("s") ? "n" : ""} del límite de ${pounds} libras`,
    pets: "Aceptan mascotas",
    none: "Sin mascotas",
    kinds: { cat: "Gatos", dog: "Perros", both: "Gatos y perros" },
    most: (count: number) => `hasta ${count}`,
    pounds: (pounds: number) => `de hasta ${pounds} libras cada uno`,
    fee: (fee: number) => (fee === 0 ? "Sin cargo por mascota." : `${dollars(fee)} por mascota, una sola vez.`),
    assistance: "Los animales de asistencia no son mascotas y no se cobra por ellos.",
  },
} as const;

/** The renter's pet, as far as it is known. */
interface Pet {
  pets: Slots["pets"];
  pounds: number | undefined;
}

/** A home's pet rules, applied to the renter's pet if they named one; null if the agent has set none. */
export function petRules(policy: Policy | undefined, pet: Pet, language: Language): HomeDetail["pets"] {
  if (!policy) return null;
  return {
    ...verdictOn(policy, pet, language),
    text: [rulesOf(policy, language), words[language].assistance].filter(Boolean).join(" "),
  };
}

/** Null for `fits` if the rules don't say: a kind of pet they don't name, or a weight that the renter hasn't given. */
function verdictOn(policy: Policy, { pets, pounds }: Pet, language: Language): { fits: boolean | null; title: string } {
  const t = words[language];
  const verdict = petsVerdict(pets, policy, pounds);
  if (!verdict) return { fits: null, title: policy.allowed.length > 0 ? t.pets : t.none };
  const pet = petName(pets, language, true);
  const limit = Number(verdict.data?.limit);
  switch (verdict.outcome) {
    case "fits":
      return { fits: true, title: t.welcome(pet) };
    case "differs":
      return { fits: null, title: t.upTo(pet, limit) };
    case "misses":
      return { fits: false, title: verdict.data?.limit === undefined ? t.not(pet) : t.over(pet, limit) };
    case "unknown":
      return { fits: null, title: t.ask(pet) };
  }
}

function rulesOf({ allowed, most, pounds, fee }: Policy, language: Language): string {
  const t = words[language];
  const [only] = allowed;
  if (!only) return "";
  const kinds = t.kinds[allowed.length > 1 ? "both" : only];
  const limits = [kinds, ...(most ? [t.most(most)] : []), ...(pounds ? [t.pounds(pounds)] : [])].join(", ");
  return `${limits}.${fee === undefined ? "" : ` ${t.fee(fee)}`}`;
}
