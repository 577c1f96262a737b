import { translator } from "@llave/ui/translate";
import { expect, test } from "vitest";
import { catalogs } from "../texts/catalogs.ts";
import { reasonText } from "./reasons.ts";

const english = translator(catalogs, "en");
const spanish = translator(catalogs, "es");

test.each([
  [{ id: "moves_soon", points: 40, data: { days: 12 } }, "Moves in 12 days", "Se muda en 12 días"],
  [{ id: "moves_soon", points: 40, data: { days: 1 } }, "Moves in 1 day", "Se muda en 1 día"],
  [{ id: "moves_soon", points: 40, data: { days: 0 } }, "Ready to move now", "Se puede mudar ya"],
  [
    { id: "criteria_known", points: 15, data: { count: 3 } },
    "3 of 4 search details",
    "Dio 3 de 4 datos de su búsqueda",
  ],
  [
    { id: "criteria_known", points: 20, data: { count: 4 } },
    "Gave area, size, budget and date",
    "Dio zona, tamaño, presupuesto y fecha",
  ],
  // The matches themselves say how many there are, as the agent sees them there.
  [
    { id: "listings_fit", points: 2, data: { count: 2 } },
    "You have listings with the area, size and rent they want",
    "Tienes propiedades con la zona, el tamaño y la renta que busca",
  ],
  [{ id: "opted_out", points: -60 }, "Asked for no more messages", "Pidió no recibir más mensajes"],
  [{ id: "weather", points: 1 }, "Other", "Otra razón"],
])("%j", (reason, inEnglish, inSpanish) => {
  expect(reasonText(reason, english)).toBe(inEnglish);
  expect(reasonText(reason, spanish)).toBe(inSpanish);
});
