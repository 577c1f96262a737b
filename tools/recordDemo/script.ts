/** The renters' side of the landing page's conversation; the assistant's side is not written, it happens. */
export interface Script {
  /** Language of the renter's page. */
  page: "en" | "es";
  /** The renter whose conversation is shown. */
  shown: string[];
  /** Two more of the same night, of whom the page shows name and score. */
  others: string[][];
}

/** Friday, 20 March 2026, 2:14 in the morning in Miami. */
export const recordedAt = "2026-03-20T06:14:00Z";
export const recordedDay = "2026-03-20";
/** When the listings were last confirmed. */
export const confirmedOn = "2026-03-16";

/** Each mixes both languages, as renters in Miami do. The phone number is from the range kept for fiction. */
export const scripts: Record<"en" | "es", Script> = {
  en: {
    page: "en",
    shown: [
      "Hola! Looking for a 2BR in Brickell, máximo $3,200. Tengo una gata",
      "April 1",
      "does 1420 Brickell Bay take cats? y el parqueo?",
      "Daniela Restrepo, 786 555 0148",
      "Can I see it today after 5?",
    ],
    others: [
      ["hi, 1 bedroom in Edgewater under 2600", "May 1", "Marcus Whitfield", "m.whitfield@mail.example"],
      ["studio in Wynwood", "1900 max", "in the fall", "Tyrell Jackson", "tyrell.j@mail.example"],
    ],
  },
  es: {
    page: "es",
    shown: [
      "Hola! Busco un 2BR en Brickell, máximo $3,200. Tengo una gata",
      "para April 1",
      "¿1420 Brickell Bay permite gatos? and parking?",
      "Daniela Restrepo, 786 555 0148",
      "¿Puedo verlo hoy después de las 5?",
    ],
    others: [
      ["hola, 1 cuarto en Edgewater, hasta 2600", "1 de mayo", "Marcus Whitfield", "m.whitfield@mail.example"],
      ["un estudio en Wynwood", "1900 máximo", "en octubre", "Tyrell Jackson", "tyrell.j@mail.example"],
    ],
  },
};
