import { folded } from "./folded.ts";

const number = "(2|3|4|5|two|three|four|five|dos|tres|cuatro|cinco)";
const values: Readonly<Record<string, number>> = {
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
};
const people = "(?:people|ppl|of us|personas|amig[oa]s|roommates|roomies)";

/** Words of both languages for the number of people sharing: "Split between 2", "entre los dos", "3 of us". */
const counts: readonly RegExp[] = [
  new RegExp(`\\b${number} (?:of us|ways)\\b`),
  new RegExp(`\\b(?:between|among|entre)(?: (?:the|los|las|nosotr[oa]s))* ${number}\\b`),
  new RegExp(
    `\\b(?:split|shar\\w+|divid\\w+|compart\\w+)(?: \\w+)? ${number}(?: ways)?\\b(?! (?:bed|br|bd|cuarto|hab|rec))`,
  ),
  new RegExp(`\\b(?:somos|seriamos|seremos|were|we are) ${number}\\b`),
  new RegExp(`\\b${number} ${people}\\b`),
];
const halves =
  /\b(?:50 50|half|halves|mitad|a medias|(?:my|mi|un|una|a|w|with|con) (?:un |una |a |my |mi )?(?:roommates?|roomates?|roomies?|friend|bestie|amig[oa]|prim[oa]|cousin|sister|brother|herman[oa]|partner|novi[oa]|boyfriend|girlfriend))\b/;

/**
 * How many people share the rent, if the words say so; half means two.
 *
 * @param text lowercase words without accents or punctuation
 */
export function sharersIn(text: string): number | undefined {
  for (const pattern of counts) {
    const said = pattern.exec(text)?.[1];
    if (said !== undefined) return values[said] ?? Number(said);
  }
  return halves.test(text) ? 2 : undefined;
}

const shares =
  /\b(?:each(?: of us)?|split\w*|50 50|per person|a person|a?piece|per head|half|cada (?:uno|una|quien|cual)|c u|(?:por|x) (?:persona|cabeza)|mitad|a medias|shar(?:e|es|ed|ing) (?:it|the|a|with|w)|divid\w+|compart\w+|entre (?:los |las |nosotr[oa]s )?(?:2|dos|3|tres|4|cuatro)|between (?:the )?(?:2|two|3|three|us))\b/;

/** True for words about sharing a rent; same kind of text. */
export function saysShared(text: string): boolean {
  return shares.test(text);
}

/** Words that make an amount one person's share: "That's my half", "1300 is only my part", "eso es lo mío". */
const ownShare =
  /\b(?:my|mi) (?:half|part|share|portion|parte|mitad)\b|\b(?:(?:thats|that is|its|is) (?:only |just )?(?:mine|for me)|(?:es|son|seria) (?:solo |nada mas |nomas )?(?:lo mio|mi[oa]s?|lo que (?:yo )?(?:pongo|pago)))\b/;
const sameAgain =
  /\b(?:same|equal|half|mitad|igual|lo mismo|l[oa] otr[oa] mitad|(?:pone|paga|pays?|puts?|da) (?:l[oa]s )?(?:otr[oa]s?|another|the other)|(?:y )?l[oa]s otr[oa]s)\b/;

/** True for the renter's share of a rent that also says what the others pay or how many they are; same kind of text. */
export function tellsOwnShare(text: string): boolean {
  return ownShare.test(text) && (sameAgain.test(text) || sharersIn(text) !== undefined);
}

/** True for what each person pays of a rent, so that the sum is the budget; same kind of text. */
export function tellsShares(text: string): boolean {
  return saysShared(text) || tellsOwnShare(text);
}

/** The text as lowercase words without accents or punctuation. */
export function plainWords(text: string): string {
  return folded(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
