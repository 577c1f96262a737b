import type { Slots } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { importedByAgent } from "@llave/contract/leads/leads";
import type { Selectable } from "kysely";
import { folded } from "../../csv/folded.ts";
import { type Read, readBedrooms, readDate } from "../../csv/values.ts";
import type { Database } from "../../db/schema.ts";

type Stage = Selectable<Database["lead"]>["stage"];

/** A cell without the apostrophe that spreadsheets, and our own export, put before text that looks like a formula. */
export function plainCell(text: string): string {
  return text.replace(/^'(?=\s*[=+\-@])/, "");
}

/** One line of text without control characters. */
export function readLine(text: string): string {
  return plainCell(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** "2,800", "$2,500 - $3,000", "up to 2.5k": the highest amount. Whole dollars. */
export function readBudget(text: string): Read<number> {
  const withoutThousands = text.replace(/(\d)[.,](?=\d{3}(?!\d))/g, "$1");
  const amounts = [...withoutThousands.matchAll(/(\d+(?:[.,]\d+)?)\s?(k\b)?/gi)].map(
    ([, amount = "", thousands]) => Number(amount.replace(",", ".")) * (thousands ? 1_000 : 1),
  );
  return amounts.length > 0 ? Math.round(Math.max(...amounts)) : undefined;
}

/** The largest home that a search can name. Bedrooms. */
const maxBedrooms = 20;

/** "2", "studio", "2-3", "2+". */
export function readSize(text: string): Read<NonNullable<Slots["bedrooms"]>> {
  const range = /^(\d+)\s*(?:-|–|to|a)\s*(\d+)/i.exec(text.trim());
  const least = /^(\d+)\s*(?:\+|or more|o m[aá]s)/i.exec(text.trim());
  if (range) {
    const [min = 0, max = 0] = [Number(range[1]), Number(range[2])];
    return min <= max && max <= maxBedrooms ? { min, max } : undefined;
  }
  if (least) return Number(least[1]) <= maxBedrooms ? { min: Number(least[1]) } : undefined;
  const count = readBedrooms(text);
  return count !== undefined && count <= maxBedrooms ? count : undefined;
}

/** "Brickell, Edgewater", "Doral; Kendall": the names, each once. */
export function readAreas(text: string): Read<string[]> {
  const names = readLine(text)
    .split(/[,;/|]| (?:and|y|or|o) /i)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** A date, or when it isn't tied to one. */
export function readMoveIn(text: string, today: string): Read<string> {
  const word = folded(text);
  if (
    /^(asap|as soon as possible|now|immediately|ya|ahora|lo antes posible|cuanto antes|inmediata|inmediatamente)$/.test(
      word,
    )
  ) {
    return "asap";
  }
  if (/^(flexible|any|anytime|any time|not sure|unknown|cualquiera|sin fecha)$/.test(word)) return "flexible";
  return readDate(text, today);
}

const languages = {
  en: /^(en|eng|en us|english|ingles)$/,
  es: /^(es|spa|esp|es us|es mx|spanish|espanol|castellano)$/,
};

export function readLanguage(text: string): Read<Language> {
  const word = folded(text);
  if (languages.es.test(word)) return "es";
  return languages.en.test(word) ? "en" : undefined;
}

/** How spreadsheets and other programs name the stages. */
const stageWords: Record<Stage, string[]> = {
  new: [
    "new",
    "lead",
    "open",
    "new lead",
    "uncontacted",
    "not contacted",
    "nuevo",
    "nueva",
    "sin contactar",
    "abierto",
  ],
  contacted: [
    ...["contacted", "attempted contact", "attempted to contact", "connected", "in progress", "nurture", "active"],
    ...["working", "hot prospect", "warm", "cold", "engaged", "contactado", "contactada", "en contacto", "en proceso"],
  ],
  showing: [
    ...[
      "showing",
      "showings",
      "appointment set",
      "appointment",
      "tour",
      "tour scheduled",
      "toured",
      "showing scheduled",
    ],
    ...["visita", "cita", "cita agendada", "visita agendada", "mostrando", "en visitas"],
  ],
  applied: [
    "applied",
    "application",
    "applicant",
    "application submitted",
    "solicitud",
    "aplico",
    "solicito",
    "aplicacion",
  ],
  leased: [
    ...["leased", "rented", "closed", "closed won", "won", "past client", "customer", "signed"],
    ...[
      "rento",
      "rentado",
      "rentada",
      "alquilado",
      "alquilada",
      "cerrado",
      "ganado",
      "cliente",
      "firmado",
      "contrato firmado",
    ],
  ],
  lost: [
    ...["lost", "closed lost", "dead", "trash", "unqualified", "archived", "not interested", "bad timing", "inactive"],
    ...["perdido", "perdida", "descartado", "no interesado", "no califica", "archivado", "inactivo"],
  ],
};
const stageByWord = new Map(
  Object.entries(stageWords).flatMap(([stage, words]) => words.map((word) => [word, stage as Stage] as const)),
);

export function readStage(text: string): Read<Stage> {
  return stageByWord.get(folded(text));
}

/** What our own export says about leads that no link brought. */
const ownSources = new Set(["direct", "directo", "added by you", "lo agregaste tu", "imported", "importado"]);

/** Where the file says the lead came from. */
export function readSource(text: string): string {
  return ownSources.has(folded(text)) ? importedByAgent : readLine(text);
}
