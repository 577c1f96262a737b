import { clock, dateParts, grouped, money, phone } from "../phrasing/values.ts";
import type { IsoDate, Language } from "../types.ts";

/** The ways to write a value, folded when compared. A value in any other form doesn't count as given. */
export type Forms = readonly string[];

const NUMBERS: Record<Language, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
};
const MONTHS: Record<Language, readonly string[]> = {
  en: "january february march april may june july august september october november december".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: "sunday monday tuesday wednesday thursday friday saturday".split(" "),
  es: "domingo lunes martes miercoles jueves viernes sabado".split(" "),
};

/** "3" and "three". */
export function numberForms(value: number, language: Language): Forms {
  const word = NUMBERS[language][value];
  return word === undefined ? [grouped(value), String(value)] : [String(value), word];
}

/** US dollars only; without cents if there are none. */
export function moneyForms(value: number, language: Language): Forms {
  const written = money(value);
  const plain = written.replaceAll(",", "");
  const noun = language === "en" ? "dollars" : "dólares";
  const figures = [written, plain].map((text) => text.slice(1));
  const cents = Number.isInteger(value) ? [`${written}.00`] : [];
  return [written, plain, ...cents, ...figures.flatMap((text) => [`${text} ${noun}`, `usd ${text}`, `$${text} usd`])];
}

/** A range of two values of one kind, each in all its forms. */
export function spanForms(low: Forms, high: Forms, language: Language): Forms {
  const joins =
    language === "en"
      ? (a: string, b: string) => [
          `from ${a} to ${b}`,
          `between ${a} and ${b}`,
          `${a} to ${b}`,
          `${a}-${b}`,
          `${a} - ${b}`,
        ]
      : (a: string, b: string) => [
          `desde ${a} hasta ${b}`,
          `de ${a} a ${b}`,
          `entre ${a} y ${b}`,
          `${a} a ${b}`,
          `${a}-${b}`,
          `${a} - ${b}`,
        ];
  return low.flatMap((a) => high.flatMap((b) => joins(a, b)));
}

/** A date with or without its weekday and year; with the year only if the built-in wording has it. */
export function dateForms(date: IsoDate, language: Language, today: IsoDate): Forms {
  const { year, month, day } = dateParts(date);
  const weekday = WEEKDAYS[language][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  const name = MONTHS[language][month - 1] ?? "";
  const days = language === "en" ? englishDays(name, day) : spanishDays(name, day);
  const years = language === "en" ? [`, ${year}`, ` ${year}`] : [` de ${year}`, ` del ${year}`, `, ${year}`];
  const own = dateParts(today).year === year ? [""] : [];
  const full = days.flatMap((text) => [...own, ...years].map((tail) => text + tail));
  return full.flatMap((text) => [text, `${weekday} ${text}`, `${weekday}, ${text}`]);
}

function englishDays(month: string, day: number): Forms {
  const nth = `${day}${ordinalEnding(day)}`;
  return [`${month} ${day}`, `${month} ${nth}`, `${day} ${month}`, `the ${nth} of ${month}`];
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[day % 10] ?? "th";
}

function spanishDays(month: string, day: number): Forms {
  const plain = `${day} de ${month}`;
  return day === 1 ? [plain, `1ro de ${month}`, `1.º de ${month}`, `1º de ${month}`, `primero de ${month}`] : [plain];
}

/** A whole month, as people name it. */
export function monthForms(date: IsoDate, language: Language, today: IsoDate): Forms {
  const { year, month } = dateParts(date);
  const name = MONTHS[language][month - 1] ?? "";
  const years =
    language === "en" ? [`${name} ${year}`, `${name} of ${year}`] : [`${name} de ${year}`, `${name} del ${year}`];
  return dateParts(today).year === year ? [name, ...years] : years;
}

/** A time of day, "HH:MM", always with AM or PM: five is not half past five, and not five in the morning. */
export function timeForms(time: string, language: Language): Forms {
  const [digits = "", half = ""] = clock(time).toLowerCase().split(" ");
  const first = half.charAt(0);
  const whole = digits.includes(":") ? [digits] : [digits, `${digits}:00`];
  const forms = whole.flatMap((text) => [
    `${text} ${half}`,
    `${text}${half}`,
    `${text} ${first}.m.`,
    `${text} ${first}. m.`,
  ]);
  if (time === "12:00") return [...forms, language === "en" ? "noon" : "mediodía"];
  const hour = Number(time.slice(0, 2));
  if (language === "en") return forms;
  const part = hour < 12 ? "mañana" : hour < 20 ? "tarde" : "noche";
  return [...forms, ...whole.map((text) => `${text} de la ${part}`)];
}

/** A phone number as people write it; E.164 in. */
export function phoneForms(value: string): Forms {
  const shown = phone(value);
  const digits = shown.replace(/\D/g, "");
  const dashed = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
  return value.startsWith("+1") ? [shown, value, dashed, digits, `+1 ${shown}`, `+1 ${dashed}`] : [value];
}
