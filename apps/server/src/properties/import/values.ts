import type { PropertyStatus } from "@llave/contract/properties";
import { folded } from "./columns.ts";

/** A cell as a value, or undefined if it can't be read as one. */
type Read<Value> = Value | undefined;

/** "$3,150.00", "3.150", "3150 USD": whole dollars. */
export function readMoney(text: string): Read<number> {
  const amount = readNumber(text.replace(/usd|\$|\/?\s*(?:mo(?:nth)?|mes)\b\.?/gi, ""));
  return amount === undefined ? undefined : Math.round(amount);
}

/** "1,050", "1.5", "1,5": groups of three digits are thousands, anything else is a decimal. */
export function readNumber(text: string): Read<number> {
  const bare = text.trim();
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const plain = bare.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

/** A number, or a studio. */
export function readBedrooms(text: string): Read<number> {
  if (/^(studio|estudio|efficiency|eficiencia)$/.test(folded(text))) return 0;
  const number = readNumber(text.replace(/(?:bed(?:room)?s?|bd|br|cuartos?|habitaci[oó]n(?:es)?)\.?$/i, ""));
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

const yes = new Set(["yes", "y", "true", "1", "si", "s", "x", "furnished", "amueblado", "included"]);
const no = new Set(["no", "n", "false", "0", "unfurnished", "sin muebles", "none", "ninguno"]);

/** "Yes", "sí", "x", "unfurnished". */
export function readYesNo(text: string): Read<boolean> {
  const word = folded(text);
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

const statuses: Record<PropertyStatus, string[]> = {
  draft: ["draft", "borrador"],
  active: ["active", "available", "for rent", "activa", "activo", "disponible", "act"],
  pending: ["pending", "application pending", "under contract", "pendiente", "en proceso"],
  leased: ["leased", "rented", "closed", "rentada", "rentado", "alquilada", "alquilado"],
  off_market: [
    "off market",
    "offmarket",
    "withdrawn",
    "inactive",
    "expired",
    "fuera del mercado",
    "retirada",
    "inactiva",
    "inactivo",
  ],
};

/** "Active", "rentada", "off market". */
export function readStatus(text: string): Read<PropertyStatus> {
  const word = folded(text);
  const found = Object.entries(statuses).find(([, words]) => words.includes(word));
  return found?.[0] as PropertyStatus | undefined;
}

/** "2027-01-15", "1/15/2027", "now": an ISO date. Miami writes the month first. */
export function readDate(text: string, today: string): Read<string> {
  const word = folded(text);
  if (/^(now|immediately|today|asap|ya|ahora|hoy|inmediata|inmediatamente|de inmediato)$/.test(word)) return today;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text.trim());
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim());
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  return us ? dateOf(us[3]?.length === 2 ? `20${us[3]}` : us[3], us[1], us[2]) : undefined;
}

function dateOf(year = "", month = "", day = ""): Read<string> {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? text : undefined;
}

/** "Cats and dogs", "Solo gatos", "No": the kinds of pets allowed. */
export function readPets(text: string): Read<("cat" | "dog")[]> {
  const word = folded(text);
  const cats = /\b(cats?|gat[oa]s?)\b/.test(word);
  const dogs = /\b(dogs?|perr[oa]s?)\b/.test(word);
  if (/\bno (cats?|gatos?)\b/.test(word)) return dogs ? ["dog"] : undefined;
  if (/\bno (dogs?|perros?)\b/.test(word)) return cats ? ["cat"] : undefined;
  if (cats || dogs) return [...(cats ? ["cat" as const] : []), ...(dogs ? ["dog" as const] : [])];
  if (/^(yes|si|allowed|ok|welcome|pet friendly|pets welcome|se aceptan|true|y|permitidas)$/.test(word))
    return ["cat", "dog"];
  return /^(no|none|no pets|not allowed|ninguna|no se aceptan|false|n|sin mascotas)$/.test(word) ? [] : undefined;
}

const utilityWords = {
  water: /\b(water|agua)\b/,
  electricity: /\b(electric(ity)?|power|luz|electricidad)\b/,
  gas: /\bgas\b/,
  internet: /\b(internet|wifi|wi fi)\b/,
  trash: /\b(trash|garbage|basura)\b/,
} as const;
type Utility = keyof typeof utilityWords;

/** "Water, trash", "Luz y agua", "None". */
export function readUtilities(text: string): Read<Utility[]> {
  const word = folded(text);
  const found = (Object.keys(utilityWords) as Utility[]).filter((name) => utilityWords[name].test(word));
  if (found.length > 0) return found;
  return /^(no|none|ninguno|ningunos|not included|no incluidos|0)$/.test(word) ? [] : undefined;
}
