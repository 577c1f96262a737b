import { readNumber } from "@llave/contract/text/typedNumbers";
import { folded } from "./folded.ts";

/** A cell as a value, or undefined if it can't be read as one. */
export type Read<Value> = Value | undefined;

/** A number, or a studio. */
export function readBedrooms(text: string): Read<number> {
  if (/^(studio|estudio|efficiency|eficiencia)$/.test(folded(text))) return 0;
  const number = readNumber(text.replace(/(?:bed(?:room)?s?|bd|br|cuartos?|habitaci[oó]n(?:es)?)\.?$/i, ""));
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** "2027-01-15", "1/15/2027", "now": an ISO date. Miami writes the month first. */
export function readDate(text: string, today: string): Read<string> {
  const word = folded(text);
  if (/^(now|immediately|today|asap|ya|ahora|hoy|inmediata|inmediatamente|de inmediato)$/.test(word)) return today;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text.trim());
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim());
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  return us ? dateOf(us[3]?.length === 2 ? `20${us[3]}` : us[3], us[1], us[2]) : undefined;
}

function dateOf(year = "", month = "", day = ""): Read<string> {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? text : undefined;
}
