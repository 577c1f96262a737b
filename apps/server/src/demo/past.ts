import type { LeadChange } from "@llave/contract/leads/leadChanges";
import type { DemoConversation } from "./conversations.ts";

/** A renter from earlier weeks, with the outcome. */
export interface PastRenter extends DemoConversation {
  stage?: LeadChange["stage"];
  /** For a lease: monthly rent and commission in whole USD, and how long ago it was signed. */
  lease?: { rent: number; commission: number; daysAgo: number };
  /** A showing: days from the installation (before it if negative), the hour, and the home. */
  showing?: { inDays: number; hour: number; address: string };
  /** Stars of the renter's rating. */
  stars?: number;
}

const day = 1440;

/** Leads in every stage. Someone who only says hello is a conversation, not a lead. */
export const pastRenters: PastRenter[] = [
  {
    link: 0,
    page: "en",
    minutesAgo: 3 * day + 75,
    messages: ["2 bed in Brickell, up to 3300, next month", "Priya Raman", "305-555-0119"],
    stage: "showing",
    showing: { inDays: 1, hour: 11, address: "1420 Brickell Bay Dr, #1907" },
    stars: 5,
  },
  {
    link: 1,
    page: "es",
    minutesAgo: 4 * day + 210,
    messages: [
      "Busco 2 cuartos en Edgewater, hasta 3000, lo antes posible",
      "Tengo un perro",
      "Jorge Andrade",
      "786 555 0121",
    ],
    stage: "showing",
    showing: { inDays: 2, hour: 16, address: "600 NE 27th St, #1403" },
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 5 * day + 40,
    messages: ["Downtown, 2/2, 3300, in three weeks", "I'm Hannah Weiss, hannah.w@mail.example"],
    stage: "showing",
    showing: { inDays: 3, hour: 10, address: "325 S Biscayne Blvd, #2210" },
    stars: 4,
  },
  {
    link: 2,
    page: "en",
    minutesAgo: 7 * day + 320,
    messages: ["studio in Wynwood under 2300, next month", "Dev Patel, 305-555-0131"],
    stage: "contacted",
  },
  {
    link: 1,
    page: "es",
    minutesAgo: 9 * day + 95,
    messages: ["2 habitaciones en Doral hasta 2800", "en dos meses", "Rosa Medina", "rosa.medina@mail.example"],
    stage: "contacted",
    stars: 5,
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 12 * day + 500,
    messages: ["2BR Brickell 3200 asap, one cat", "Ethan Cole", "786-555-0135"],
    stage: "applied",
    showing: { inDays: -4, hour: 15, address: "55 SE 6th St, #2804" },
    stars: 5,
  },
  {
    link: 2,
    page: "es",
    minutesAgo: 15 * day + 60,
    messages: ["Un estudio amueblado en Wynwood, 2200", "el mes que viene", "Mateo Ibarra", "305 555 0137"],
    stage: "applied",
    showing: { inDays: -6, hour: 12, address: "2701 NW 2nd Ave, #308" },
  },
  {
    link: 1,
    page: "es",
    minutesAgo: 19 * day + 130,
    messages: ["2 cuartos en Brickell, 3100 máximo, para ya", "Lucía Ferrán, 786 555 0139"],
    stage: "leased",
    lease: { rent: 3050, commission: 1525, daysAgo: 11 },
    stars: 5,
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 24 * day + 45,
    messages: ["2 beds Edgewater or Midtown up to 3000, asap", "Noah Brandt", "305-555-0141"],
    stage: "leased",
    lease: { rent: 2850, commission: 1425, daysAgo: 16 },
    stars: 4,
  },
  {
    link: 0,
    page: "en",
    minutesAgo: 21 * day + 700,
    messages: ["3 bedrooms Coconut Grove 4500, soon", "Claire Donnelly, claire.d@mail.example"],
    stage: "lost",
  },
  ...["Hi there", "Hola, buenas", "hello!", "Hola", "Hey", "Buenas tardes", "hi", "Good morning"].map(
    (hello, index): PastRenter => ({
      link: index % 3,
      page: /hola|buenas/i.test(hello) ? "es" : "en",
      minutesAgo: (2 * index + 1) * day + 37 * (index + 3),
      messages: [hello],
    }),
  ),
];
