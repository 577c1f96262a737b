import type { Language } from "@llave/contract/language";

/** A person on the demo's waitlist. Names are invented; addresses end in `.example`, where no mail can be delivered. */
export interface DemoEntry {
  name: string;
  email: string;
  /** False for a person without a license. */
  isAgent?: boolean;
  language?: Language;
  /** When they joined, in days before the installation. */
  daysAgo: number;
  source?: "instagram" | "newsletter" | "google";
  campaign?: string;
  /** Index in this list of the person who referred them. */
  referredBy?: number;
  /** How far they got, if they no longer wait. `failed`: the mail couldn't be delivered. */
  came?: "sent" | "failed" | "opened" | "onboarded";
}

/** In the order they joined; the demo's own agent joined first. */
export const demoEntries: DemoEntry[] = [
  { name: "Marisol Echeverría", email: "marisol@llave.example", language: "es", daysAgo: 46, came: "onboarded" },
  {
    name: "Terrence Boyd",
    email: "terrence@boydrentals.example",
    daysAgo: 45,
    source: "newsletter",
    came: "onboarded",
  },
  { name: "Paola Iglesias", email: "paola@iglesiasrealty.example", language: "es", daysAgo: 43, came: "onboarded" },
  { name: "Grace Lindqvist", email: "grace.l@harborhomes.example", daysAgo: 41, source: "google", came: "opened" },
  { name: "Héctor Villanueva", email: "hector@palmkeys.example", language: "es", daysAgo: 38, came: "opened" },
  { name: "Danielle Fortune", email: "danielle@fortunekeys.example", daysAgo: 35, source: "instagram", came: "sent" },
  { name: "Osvaldo Machado", email: "osvaldo@old-mailbox.example", language: "es", daysAgo: 33, came: "failed" },
  { name: "Rebecca Stein", email: "rebecca@steinleasing.example", daysAgo: 30, source: "newsletter", came: "sent" },
  { name: "Yamila Quintero", email: "yamila@doralrents.example", language: "es", daysAgo: 26, source: "instagram" },
  {
    name: "Curtis Hale",
    email: "curtis@halerentals.example",
    daysAgo: 24,
    source: "google",
    campaign: "miami-rentals",
  },
  { name: "Ximena Duarte", email: "ximena@gablesliving.example", language: "es", daysAgo: 22, referredBy: 0 },
  { name: "Priya Raman", email: "priya@bayfrontleases.example", daysAgo: 19, source: "newsletter" },
  { name: "Jonas Weber", email: "jonas.weber@mail.example", isAgent: false, daysAgo: 17 },
  { name: "Leticia Campos", email: "leticia@camposrentas.example", language: "es", daysAgo: 15, source: "instagram" },
  { name: "Andre Baptiste", email: "andre@littleriver.example", daysAgo: 12, referredBy: 8 },
  { name: "Milagros Peña", email: "milagros@penahomes.example", language: "es", daysAgo: 11, referredBy: 8 },
  { name: "Sofía Barrientos", email: "sofia@barrientos.example", language: "es", daysAgo: 9, source: "instagram" },
  {
    name: "Wesley Tran",
    email: "wesley@tranproperty.example",
    daysAgo: 8,
    source: "google",
    campaign: "miami-rentals",
  },
  { name: "Camille Duval", email: "camille.duval@mail.example", isAgent: false, daysAgo: 6, source: "instagram" },
  { name: "Rodrigo Salas", email: "rodrigo@brickellkeys.example", language: "es", daysAgo: 4, referredBy: 10 },
  { name: "Nadia Petrov", email: "nadia@sunnyislesrent.example", daysAgo: 2, source: "newsletter" },
  { name: "Ernesto Galván", email: "ernesto@galvan.example", language: "es", daysAgo: 1, source: "instagram" },
];

/** When the demo's administrator invited the first eight, in days before the installation. */
export const invitedDaysAgo = 20;
