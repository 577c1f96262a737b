import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  now: "ahora",
  minutes: "{count} min",
  hours: "{count} h",
  yesterday: "Ayer",
  today: "Hoy",
};
