import type { Language } from "../../src/types.ts";

/** A way to make a wording wrong: the text to replace, and its replacement. */
interface Change {
  kind: string;
  from: RegExp;
  to: string;
}

const both: Change[] = [
  { kind: "price, a digit more", from: /\$(\d),(\d{3})/, to: "$$1$1,$2" },
  { kind: "price, another", from: /\$\d,\d{3}/, to: "$$2,999" },
  { kind: "price, a hundred less", from: /\$(\d),(\d)(\d\d)/, to: "$$$1,0$3" },
  { kind: "price, without its thousands", from: /\$(\d),(\d{3})/, to: "$$$2" },
  { kind: "price, with cents", from: /(\$\d,\d{3})/, to: "$1.99" },
  { kind: "price, another currency", from: /\$(\d,\d{3})/, to: "€$1" },
  { kind: "price, a prefixed currency", from: /\$(\d,\d{3})/, to: "MX$$$1" },
  { kind: "price, as a percentage", from: /\$(\d,\d{3})/, to: "$1%" },
  { kind: "price, or more", from: /(\$\d,\d{3})/, to: "$1+" },
  { kind: "address, another number", from: /\b(100|2400|77)\b/, to: "1$1" },
  { kind: "address, another unit", from: /#\d+/, to: "#9" },
  { kind: "address, another street", from: /Bay Dr/, to: "Ocean Dr" },
  { kind: "time, the other half of the day", from: /10(:00)? AM/, to: "10 PM" },
  { kind: "time, another minute", from: /5:30/, to: "5:45" },
  { kind: "time, without its half", from: /5:30 PM/, to: "5:30" },
  { kind: "time, a zone", from: /5:30 PM/, to: "5:30 PM PST" },
  { kind: "name, another", from: /Ana/, to: "Anabel" },
  { kind: "agent, another", from: /Rosa/, to: "Rosario" },
  { kind: "place, another", from: /Brickell/, to: "Wynwood" },
  { kind: "place, one more", from: /Brickell/, to: "Brickell, Edgewater" },
  { kind: "question, left out", from: /(¿[^?]*\?|(?<=[.!] )[^.!?¿]*\?)/, to: "" },
  { kind: "question, twice", from: /\?/, to: "? ?" },
];

const own: Record<Language, Change[]> = {
  en: [
    { kind: "rooms, another number", from: /\b(2|[Tt]wo)[ -]bedrooms?/, to: "3 bedrooms" },
    { kind: "rooms, in words", from: /\b(2|[Tt]wo)[ -]bedrooms?/, to: "four bedrooms" },
    { kind: "rooms, of another kind", from: /\b2 bedrooms/, to: "2 bathrooms" },
    { kind: "rooms, or more", from: /\b2 bedrooms/, to: "2 bedrooms or more" },
    { kind: "rooms, at least", from: /\b2 bedrooms/, to: "at least 2 bedrooms" },
    { kind: "month, another", from: /March/, to: "April" },
    { kind: "month, another", from: /May/, to: "June" },
    { kind: "day, another", from: /(March|May|April) (\d+)/, to: "$1 1$2" },
    { kind: "weekday, the wrong one", from: /(?:\w+day, )?(March 24|May 1|April 15)/, to: "Sunday, $1" },
    { kind: "year, another", from: /(March 24|May 1|April 15)/, to: "$1, 2029" },
    { kind: "pet, another", from: /a dog/, to: "a cat" },
    { kind: "pet, allowed", from: /a dog/, to: "a dog is fine" },
    { kind: "limit, turned round", from: /up to \$/, to: "at least $$" },
    { kind: "week in place of month", from: /(a|per) month/, to: "$1 week" },
    { kind: "denied", from: /in Brickell/, to: "not in Brickell" },
    { kind: "exclusion, turned round", from: /not (in )?Homestead/, to: "in Homestead" },
    { kind: "denied", from: /is available/, to: "is not available" },
    { kind: "another question", from: /\?$/, to: ", and do you smoke?" },
    { kind: "weasel", from: /(\$\d,\d{3})/, to: "about $1" },
    { kind: "weasel", from: /(\$\d,\d{3})/, to: "only $1" },
  ],
  es: [
    { kind: "rooms, another number", from: /\b(2|[Dd]os) (habitaciones|cuartos)/, to: "3 habitaciones" },
    { kind: "rooms, in words", from: /\b(2|[Dd]os) (habitaciones|cuartos)/, to: "cuatro habitaciones" },
    { kind: "rooms, of another kind", from: /\b2 habitaciones/, to: "2 baños" },
    { kind: "rooms, or more", from: /\b2 habitaciones/, to: "2 habitaciones o más" },
    { kind: "rooms, one", from: /\b2 habitaciones/, to: "una habitación" },
    { kind: "month, another", from: /marzo/, to: "abril" },
    { kind: "month, another", from: /mayo/, to: "junio" },
    { kind: "day, another", from: /(\d+) de (marzo|mayo|abril)/, to: "1$1 de $2" },
    { kind: "weekday, the wrong one", from: /(\d+ de (?:marzo|mayo|abril))/, to: "domingo $1" },
    { kind: "year, another", from: /(\d+ de (?:marzo|mayo|abril))/, to: "$1 de 2029" },
    { kind: "pet, another", from: /(un|tu) perro/, to: "$1 gato" },
    { kind: "limit, turned round", from: /hasta \$/, to: "desde $$" },
    { kind: "week in place of month", from: /al mes/, to: "a la semana" },
    { kind: "denied", from: /en Brickell/, to: "no en Brickell" },
    { kind: "exclusion, turned round", from: /(todo )?menos Homestead/, to: "en Homestead" },
    { kind: "denied", from: /está disponible/, to: "no está disponible" },
    { kind: "another question", from: /\?$/, to: " y si fumas?" },
    { kind: "weasel", from: /(\$\d,\d{3})/, to: "casi $1" },
    { kind: "weasel", from: /(\$\d,\d{3})/, to: "solo $1" },
  ],
};

/** A faithful wording made wrong in every possible way. */
export function changed(text: string, language: Language): { kind: string; text: string }[] {
  return [...both, ...own[language], ...swaps(text)]
    .map(({ kind, from, to }) => ({ kind, text: text.replace(from, to) }))
    .filter((wrong) => wrong.text !== text);
}

/** The first and the last: two between them may share a day, in any order. */
const ends = (values: readonly string[]) => [values[0], values.length > 2 ? values.at(-1) : undefined];

/** Values that all belong to the acts, but swapped. */
function swaps(text: string): Change[] {
  const prices = ends(text.match(/\$\d,\d{3}/g) ?? []);
  const times = ends(text.match(/\d+(:\d\d)? [AP]M/g) ?? []);
  return [prices, times].flatMap(([first, second]) =>
    first !== undefined && second !== undefined && first !== second
      ? [
          {
            kind: "swapped",
            from: new RegExp(`${literal(first)}(.*)${literal(second)}`),
            to: `${dollars(second)}$1${dollars(first)}`,
          },
        ]
      : [],
  );
}

const literal = (text: string) => text.replace(/[$.]/g, "\\$&");
const dollars = (text: string) => text.replace(/\$/g, "$$$$");
