import type { PropertyStatus } from "@llave/contract/listings/properties";
import { folded } from "../../csv/folded.ts";
import type { Read } from "../../csv/values.ts";

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
