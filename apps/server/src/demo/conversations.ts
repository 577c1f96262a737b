import type { Language } from "@llave/contract/language";

/** A renter's side of a demo conversation; the real assistant provides the other side. */
export interface DemoConversation {
  /** Which of the demo's links the renter opened. */
  link: number;
  /** Language of the renter's page. */
  page: Language;
  /** When the last message was sent, in minutes before the installation. */
  minutesAgo: number;
  messages: string[];
}

/**
 * Dates are phrases that stay true whenever the demo is installed ("the 1st", "next month"). Phone numbers are from the
 * range reserved for fiction, mail addresses end in `.example`.
 */
export const demoConversations: DemoConversation[] = [
  {
    link: 1,
    page: "es",
    minutesAgo: 6,
    messages: [
      "Hola! Looking for a 2BR in Brickell, máximo $3,000",
      "lo antes posible. Tengo una gata",
      "mejor pon 3,200 si tiene parqueo",
      "Daniela Restrepo",
      "786 555 0148",
      "¿El 1907 de 1420 Brickell Bay todavía está disponible? Puedo verlo hoy después de las 5",
      "la primera hora me queda perfecta, gracias",
    ],
  },
  {
    link: 2,
    page: "en",
    minutesAgo: 18,
    messages: [
      "hi, 1 bedroom in Edgewater under 2600",
      "the 1st",
      "Marcus Whitfield",
      "m.whitfield@mail.example",
      "Can I just talk to Marisol?",
    ],
  },
  {
    link: 0,
    page: "es",
    minutesAgo: 34,
    messages: [
      "buenas, busco un estudio o un cuarto por Doral, tengo hasta 2100",
      "para el 5",
      "me llamo Yusleidy Pérez",
      "yusleidy.perez@mail.example",
      "aceptan un perrito de 12 libras?",
    ],
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 52,
    messages: [
      "3 bedrooms, Coral Gables, budget 4800",
      "in two weeks",
      "Gregory Okafor, g.okafor@mail.example",
      "What is the total to move in?",
    ],
  },
  {
    link: 1,
    page: "es",
    minutesAgo: 75,
    messages: [
      "Hola, un 2/2 en Wynwood",
      "3 mil más o menos",
      "en dos meses",
      "Valentina Rossi",
      "prefiero no dar mi teléfono, v.rossi@mail.example",
      "el de 600 NE 27th tiene balcón?",
    ],
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 190,
    messages: [
      "Looking for a 2 bed 2 bath downtown, up to 3400, moving in six weeks",
      "Luis Ferrer",
      "305-555-0177",
      "does 325 S Biscayne take dogs?",
      "can I see it?",
      "the last one works, thank you",
    ],
  },
  {
    link: 2,
    page: "en",
    minutesAgo: 410,
    messages: ["studio in Wynwood", "1900 max", "in three months", "Tyrell Jackson", "tyrell.j@mail.example"],
  },
  {
    link: 0,
    page: "es",
    minutesAgo: 1500,
    messages: [
      "necesito 3 cuartos en Doral para mi familia, 3900 tope",
      "sin apuro, en seis meses",
      "Ana Lucía Quiroga",
      "786 555 0163",
    ],
  },
  {
    link: 1,
    page: "en",
    minutesAgo: 2900,
    messages: [
      "hey is this a real person?",
      "ok. 2br in Brickell up to 3300",
      "next month",
      "Camila Bermúdez",
      "camila.b@mail.example",
    ],
  },
  { link: 1, page: "es", minutesAgo: 9, messages: ["Busco estudio, que acepten mascotas", "1800"] },
];
