import type { Topic } from "../types.ts";

/** The names people use to ask for several stored facts at once; lowercase and without accents. */
const names: readonly (readonly [Topic, string])[] = [
  ["price", "rents?|prices?|costs?|first (?:months?|rent)|renta|precios?|alquiler|primer(?:o|a)? ?(?:mes|renta)?"],
  ["square_feet", "sq ?(?:ft|feet|footage)|sqft|square (?:feet|footage)|sizes?|metraje|tamanos?|pies(?: cuadrados)?"],
  ["deposit", "(?:security )?deposits?|depositos?"],
  ["availability", "move ?in dates?|availability|dates?|disponibilidad|fechas?"],
  ["bedrooms", "bed(?:room)?s|cuartos|habitaciones"],
  ["bathrooms", "bath(?:room)?s|banos"],
  ["parking", "parking|parqueos?|estacionamiento"],
  ["laundry", "laundry|washer|lavanderia|lavadora"],
];
const any = names.map(([, words]) => words).join("|");
const joined = new RegExp(
  `\\b(?:${any})\\b(?: (?:and|y|e|n|plus|mas|the|el|la|los|las|its|their|su|sus|\\w+ (?:and|y)))+ (?:${any})\\b`,
);

/** The facts that a question names side by side: "sq ft and price", "el precio y el tamaño". */
export function joinedFacts(text: string): Topic[] {
  const said = joined.exec(text)?.[0];
  if (said === undefined) return [];
  return names.flatMap(([topic, words]) => (new RegExp(`\\b(?:${words})\\b`).test(said) ? [topic] : []));
}
