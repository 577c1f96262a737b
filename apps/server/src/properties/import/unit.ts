const words = "(?:unit|apt|apartment|suite|ste|unidad|apto|apartamento)\\b\\.?";
/** Words before a unit's number in its cell. */
const before = new RegExp(`^(?:${words}\\s*)?#?\\s*`, "i");
/** What programs write for a house without units. */
const noUnit = /^(?:n\/?a|none|no|ninguna?|[^\p{L}\d]*)$/iu;

/**
 * "77 SE 5th St" and "1403" are "77 SE 5th St, #1403": listings are told apart by their address, and two units of one
 * building aren't the same home. What follows the street, such as the city, stays behind.
 */
export function withUnit(address: string | undefined, unit: string | undefined): string | undefined {
  const number = unit?.replace(before, "").trim() ?? "";
  if (address === undefined || noUnit.test(number) || names(address, number)) return address;
  const [street = "", ...rest] = address.split(",");
  return [`${street.trim()}, #${number}`, ...rest].join(",");
}

/** True if an address already has the unit's number. */
function names(address: string, number: string): boolean {
  const escaped = number.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?:#|,|\\b${words})\\s*#?\\s*${escaped}(?![\\p{L}\\d])`, "iu").test(address);
}
