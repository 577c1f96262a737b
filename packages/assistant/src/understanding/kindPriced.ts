import { folded } from "../listings/namedListing.ts";

const kind =
  /\b(?:an?|any|your|these|un|una|algun|los|las|sus|tus|unos|unas) (?:small |pequeno |chico )?(?:studios?|estudios?|efficienc(?:y|ies)|(?:\d|one|two|three|un|uno|una|dos|tres)[ -]?(?:bed(?:room)?s?|br|bd|cuartos?|habitacion(?:es)?|recamaras?|alcobas?)|(?:apartamento|apto|apartment|place|condo)s? (?:with|con|de) (?:\d|one|two|three|un|uno|una|dos|tres))\b|\b(?:un[oa]|los|las) de (?:\d|un[oa]?|dos|tres) (?:cuartos?|habitacion(?:es)?|recamaras?|banos?)\b|\b(?:how much|cuanto (?:sale|cuesta|vale|salen|cuestan|valen)|(?:what|price|precio)s?(?: \w+){0,3}) (?:a |the |for |de |son |are |do |los |las )*(?:\d|one|two|three|dos|tres)[ -]?(?:bed(?:room)?s|brs|cuartos|habitaciones)\b/;
const asks =
  /\b(?:how much|what(?:'?s)? .*(?:go for|rent for|cost|price|run)|price of|cuanto|a como|que precio|precio de)\b/;

/** "How much is rent in Doral?", "¿cuánto sale rentar en Brickell?" */
const rentOfPlace =
  /\b(?:how much|what)(?:'?s| is| are| does)? (?:the |it )?(?:rents?|cost to (?:live|rent)|to (?:live|rent)) (?:in|around|near)\b|\bcuanto (?:cuesta|sale|esta|estan|anda|andan|es|son) (?:la renta|las rentas|los alquileres|el alquiler|rentar|vivir|alquilar) (?:en|por)\b/;

/** "How much is a studio in Brickell?", "¿cuánto sale uno de dos cuartos?": a kind of home is priced, and no single one. */
export function pricesKind(text: string): boolean {
  const plain = folded(text);
  return (asks.test(plain) && kind.test(plain)) || rentOfPlace.test(plain);
}
