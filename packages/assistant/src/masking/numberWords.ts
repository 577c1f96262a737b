/** Number words of both languages as the digits people dictate: "forty" begins "40" and waits for its unit. */
const units = words("zero one two three four five six seven eight nine");
const unidades = words("cero uno dos tres cuatro cinco seis siete ocho nueve");
const teens = words("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen");
const decenas = words("diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve");
const twenties = words(
  "veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
);
const tens = words("twenty thirty forty fifty sixty seventy eighty ninety");
const tensEs = words("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa");
const hundredsEs = words(
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
);

/** A number word's value and what may follow it: a unit after tens, tens or a unit after hundreds. */
export interface NumberWord {
  value: number;
  kind: "unit" | "teen" | "tens" | "hundreds";
}

const known = new Map<string, NumberWord>([
  ...entries([units, unidades], "unit", (at) => at),
  ...entries([teens, decenas], "teen", (at) => at + 10),
  ...entries([twenties], "teen", (at) => at + 20),
  ...entries([tens, tensEs], "tens", (at) => (at + 2) * 10),
  ...entries([hundredsEs], "hundreds", (at) => (at + 1) * 100),
  ["oh", { value: 0, kind: "unit" }],
  ["un", { value: 1, kind: "unit" }],
  ["una", { value: 1, kind: "unit" }],
  ["cien", { value: 100, kind: "hundreds" }],
]);

/** Characters that have no accent to remove. */
const beyondAscii = /[\u0080-\uffff]/;

/** The number that a word names, ignoring case and accents; undefined for any other word. */
export function numberWord(word: string): NumberWord | undefined {
  const lower = word.toLowerCase();
  return known.get(beyondAscii.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower);
}

function words(list: string): string[] {
  return list.split(" ");
}

function entries(lists: string[][], kind: NumberWord["kind"], value: (at: number) => number): [string, NumberWord][] {
  return lists.flatMap((list) => list.map((word, at): [string, NumberWord] => [word, { value: value(at), kind }]));
}
