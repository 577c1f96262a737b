import { pricesKind } from "../understanding/kindPriced.ts";
import { plainText } from "./plainText.ts";

/** "Do you have anything with 2 bedrooms?", "¿y hay alguno de 2 cuartos?": homes are sought, not a fact of one. */
const seeksHomes =
  /^(?:(?:and|y|ok|hi|hola|hey|so|pero|but) )*(?:(?:do (?:you|u)(?: guys)? have|have you got|got|is there|are there|hay|tienes?|tienen) )?(?:any(?:thing|where)?|some(?:thing)?|algun[oa]?|algo)\b(?! (?:of (?:these|those|them)|de (?:es[oa]s|est[oa]s|ell[oa]s)))/;

/** "Is there a 2-bedroom in Doral?", "¿hay otro apto en Doral?", "¿tienen de 3?": whether there are such homes. */
const existsHomes =
  /\b(?:is there|are there|do (?:you|u)(?: guys)? have|(?:have you |u )got|hay|tienes?|tienen|tendran?|queda[n]?) (?:(?:an?|any|un[oa]?|otr[oa]s?|another|other|more|mas|algun[oa]?|algo) )*(?:\w+ )?(?:(?:studio|estudio|apartment|apt|apto|apartamento|depa|departamento|place|home|condo|listing|opcion(?:es)?)s?|(?:\d|one|two|three|dos|tres) ?(?:bed|br|bd|cuarto|habitacion|recamara)\w*)\b|\b(?:hay|tienes?|tienen) (?:mas |otr[oa]s? )?(?:en|por|de (?:\d|un[oa]?|dos|tres|cuatro)\b)/;

/** "Is there anything there?", "¿tienes algo por ahí?": homes are asked for, and nothing of them. */
export const bareSearch =
  /^(?:(?:and|y|so|ok|pero|but) )*(?:is there|are there|do (?:you|u) have|got|hay|tienes?|tienen)? ?(?:anything|something|any|algo|algun[oa]s?)(?: (?:else|there|left|available|open|around|near|nearby|for me|over there|ahi|alla|alli|por|disponible|libre|cerca|mas|aqui))*$/;

/** Homes are looked for in the form of a question: whether there are such, or what such a home rents for. */
export function asksForHomes(text: string): boolean {
  return seeksHomes.test(plainText(text)) || existsHomes.test(plainText(text)) || pricesKind(text);
}
