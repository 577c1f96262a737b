import { foldText } from "@llave/contract/text/foldText";

/**
 * Whether an agent's name matches the one on a state's license: `DELGADO, ROSA MARIA` and "Rosa Delgado" do. Family and
 * first name must both match; middle names, accents, capitals and suffixes are ignored. A business has no comma and
 * must share every word of the shorter name.
 */
export function namesMatch(agentName: string, holder: string): boolean {
  const given = words(agentName);
  if (given.length === 0) return false;
  const [family = "", first] = holder.split(",");
  if (first === undefined) return covers(given, words(holder));
  const familyWords = words(family);
  const firstWord = words(first)[0];
  const familyFound = familyWords.some((word) => word.length > 1 && given.includes(word));
  return familyFound && firstWord !== undefined && given.some((word) => isFirstName(word, firstWord));
}

/** `Rob` is a short form of `Robert`, and an initial matches its name. */
function isFirstName(given: string, kept: string): boolean {
  const [short, long] = given.length < kept.length ? [given, kept] : [kept, given];
  return given === kept || ((short.length === 1 || short.length >= 3) && long.startsWith(short));
}

function covers(one: string[], other: string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
}

const suffixes = new Set(["jr", "sr", "ii", "iii", "iv", "pa", "llc", "inc"]);

function words(name: string): string[] {
  return foldText(name)
    .replace(/['’.]/g, "")
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !suffixes.has(word));
}
