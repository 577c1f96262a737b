import { clockTime } from "./zonedTime.ts";

/** Places whose clocks people name, by time zone: lowercase without accents. */
const zones: readonly (readonly [string, string])[] = [
  [
    "America/New_York",
    "eastern|est|edt|miami|florida|new york|nyc|boston|atlanta|philly|philadelphia|new jersey|dc|washington|orlando|tampa|toronto|montreal|michigan|detroit|carolina|georgia|ohio",
  ],
  [
    "America/Chicago",
    "central|cst|cdt|chicago|texas|dallas|austin|houston|san antonio|minneapolis|minnesota|milwaukee|nashville|new orleans|st louis|memphis|oklahoma|kansas city",
  ],
  ["America/Denver", "mountain|mst|mdt|denver|colorado|salt lake city|utah|albuquerque"],
  ["America/Phoenix", "phoenix|arizona|tucson"],
  [
    "America/Los_Angeles",
    "pacific|pst|pdt|los angeles|california|cali|san francisco|san diego|seattle|portland|oregon|las vegas|vegas|nevada|bay area",
  ],
  ["America/Bogota", "bogota|colombia|colombiana|medellin|barranquilla|cartagena"],
  ["America/Lima", "lima|peru|peruana"],
  ["America/Guayaquil", "quito|ecuador|guayaquil"],
  ["America/Caracas", "caracas|venezuela|venezolana|maracaibo"],
  ["America/Santo_Domingo", "santo domingo|republica dominicana|santiago de los caballeros"],
  ["America/Puerto_Rico", "puerto rico|san juan"],
  ["America/Panama", "panama"],
  ["America/Costa_Rica", "costa rica"],
  ["America/Guatemala", "guatemala"],
  ["America/El_Salvador", "el salvador"],
  ["America/Tegucigalpa", "honduras"],
  ["America/Managua", "nicaragua|managua"],
  ["America/Havana", "la habana|havana|cuba"],
  ["America/Mexico_City", "mexico|mexicana|cdmx|monterrey|guadalajara"],
  ["America/Argentina/Buenos_Aires", "buenos aires|argentina|rosario|mendoza"],
  ["America/Santiago", "chile|santiago de chile"],
  ["America/Montevideo", "montevideo|uruguay"],
  ["America/Sao_Paulo", "sao paulo|brasil|brazil|rio de janeiro"],
  ["America/La_Paz", "bolivia|la paz"],
  ["America/Asuncion", "paraguay|asuncion"],
  ["Europe/Madrid", "madrid|barcelona|espanola|espana|spain|valencia|sevilla"],
  ["Europe/Lisbon", "lisboa|lisbon|portugal"],
  ["Europe/London", "london|londres|england|uk"],
  ["Europe/Paris", "paris|france|francia"],
  ["Europe/Rome", "italia|italy|roma|rome|milan"],
  ["Europe/Berlin", "berlin|germany|alemania"],
];
const places = zones.map(([, names]) => names).join("|");

/** Matches the clock of another place: "After 7 Chicago time", "6 central", "hora de Bogotá". */
const clockOf = new RegExp(
  `\\b(${places})(?: standard| local)? time\\b|\\bhora(?:rio)? (?:local )?(?:de )?(${places})\\b|\\b\\d{1,2}(?: \\d{2})?(?: ?[ap] ?m)?(?: in| en)? (central|pacific|mountain|eastern|[cmpe][sd]t|${places})\\b`,
);
/** Matches the clock of where the renter is: "My time", "de acá". */
const ownClock =
  /\b(?:my|our|(?:my |our )?local) time\b(?! (?:off|here))|\b(?:my|our) time here\b|\bhora (?:(?:de )?(?:aca|aqui)|mia|nuestra|local)\b|\bmi hora\b|\d(?: ?[ap] ?m)?(?: de la (?:tarde|noche|manana))?(?: hora)? de (?:aca|aqui)\b|\bover here\b/;
const isIn = new RegExp(`\\b(?:in|from|en|de|desde|sigo en|still in) (${places})\\b`);

/** The clock that a message's hours refer to: that of a time zone, or the renter's own, wherever they are. */
export function clockNamed(text: string): { zone: string } | "own" | undefined {
  const found = clockOf.exec(text);
  const name = found?.slice(1).find((one) => one !== undefined);
  if (name) return { zone: zoneOf(name) };
  return ownClock.test(text) ? "own" : undefined;
}

/** The time zone of the place where, according to the message, someone is. */
export function zoneSaid(text: string): string | undefined {
  const name = isIn.exec(text)?.[1];
  return name === undefined ? undefined : zoneOf(name);
}

function zoneOf(name: string): string {
  return zones.find(([, names]) => names.split("|").includes(name))?.[0] ?? "America/New_York";
}

/** The minutes by which one zone's clock is ahead of another's at a moment, in milliseconds since 1970. */
export function minutesAhead(zone: string, other: string, moment: number): number {
  return minutesSince1970(zone, moment) - minutesSince1970(other, moment);
}

function minutesSince1970(zone: string, moment: number): number {
  const { date, minutes } = clockTime(moment, zone);
  return Date.parse(date) / 60_000 + minutes;
}
