const units = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const unidades = ["", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const decenas: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const spoken = `(?:(${Object.keys(tens).join("|")}) (${units.slice(1).join("|")})|veinti(\\w+)|(${Object.keys(decenas).join("|")})(?: y (\\w+))?|(\\d{1,3})(?:st|nd|rd|th)?)`;
const compass = "(?:north ?east|north ?west|south ?east|south ?west|nor?e?ste|suroeste|sureste|noroeste|ne|nw|se|sw)";
const streetSaid = new RegExp(`\\b${compass} (?:calle )?${spoken}\\b|\\b${spoken} (?:street|st|avenue|ave)\\b`);

/**
 * A street's number as people say it, in lowercase words without accents: "Northeast twenty-seventh", "la noreste
 * veintisiete", "27 street".
 */
export function streetNumberIn(text: string): number | undefined {
  const said = streetSaid.exec(text)?.slice(1);
  return said && (numberOf(said.slice(0, parts)) ?? numberOf(said.slice(parts)));
}

/** Groups of {@link spoken}. */
const parts = 6;

/** The number of a street from the parts of {@link spoken}. */
function numberOf([ten, unit, veinti, decena, unidad, digits]: (string | undefined)[]): number | undefined {
  if (digits !== undefined) return Number(digits);
  if (ten !== undefined) return (tens[ten] ?? 0) + units.indexOf(unit ?? "");
  if (veinti !== undefined) return 20 + Math.max(0, unidades.indexOf(veinti));
  return decena === undefined ? undefined : (decenas[decena] ?? 0) + Math.max(0, unidades.indexOf(unidad ?? ""));
}
