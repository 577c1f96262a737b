/** The renters' side of the landing page's conversation; the assistant provides the other side. */
export interface Script {
  /** Language of the renter's page. */
  page: "en" | "es";
  /** The renter whose conversation is shown. */
  shown: string[];
  /** Two more renters of the same night, shown with name and score. */
  others: string[][];
}

/** Friday, March 20, 2026, 2:14 AM in Miami. */
export const recordedAt = "2026-03-20T06:14:00Z";

/**
 * Each mixes both languages, as renters in Miami do, and ends right after its homes, so that the last picture of it has
 * both the homes and the booked time. The phone number is from the range reserved for fiction. Renters name no dates:
 * the page shows the conversation as of its own day, and moves only the assistant's dates.
 */
export const scripts: Record<"en" | "es", Script> = {
  en: {
    page: "en",
    shown: [
      "Hola! Soy Daniela Restrepo, 786 555 0148. Tengo una gata",
      "2BR in Brickell or Edgewater, máximo $3,200, in 2 weeks",
      "La primera! Tuesday at 5:30?",
    ],
    others: [
      ["hi, 1 bedroom in Edgewater under 2600", "May 1", "Marcus Whitfield", "m.whitfield@mail.example"],
      ["studio in Wynwood", "1900 max", "in the fall", "Tyrell Jackson", "tyrell.j@mail.example"],
    ],
  },
  es: {
    page: "es",
    shown: [
      "Hola! Soy Daniela Restrepo, 786 555 0148. Tengo una gata",
      "2BR en Brickell o Edgewater, máximo $3,200, en 2 weeks",
      "¡La primera! ¿El martes a las 5:30?",
    ],
    others: [
      ["hola, 1 cuarto en Edgewater, hasta 2600", "1 de mayo", "Marcus Whitfield", "m.whitfield@mail.example"],
      ["un estudio en Wynwood", "1900 máximo", "en octubre", "Tyrell Jackson", "tyrell.j@mail.example"],
    ],
  },
};
