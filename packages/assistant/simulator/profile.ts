import type { IsoDate, Language, Slots } from "../src/types.ts";
import type { Random } from "./random.ts";

/** What a simulated renter looks for and would say: the truth that the conversation is compared with. */
export interface RenterProfile {
  language: Language;
  area: string;
  bedrooms: number;
  /** USD a month. */
  budget: number;
  moveIn: IsoDate;
  name: string;
  /** Ten digits. */
  phone: string;
  email: string;
}

const areas = ["Brickell", "Edgewater", "Downtown Miami", "Doral", "Kendall", "Coral Gables", "Hialeah", "Aventura"];
const names = [
  "Ana Torres",
  "Marcus Reed",
  "Lucía Prieto",
  "Daniel Ortiz",
  "Chloe Martin",
  "Yoel Pérez",
  "Sofia Rossi",
];
const moveIns = ["2026-04-01", "2026-04-15", "2026-05-01", "2026-06-10", "2026-08-01"];

export function profileOf(random: Random, language: Language): RenterProfile {
  const digits = String(1000 + Math.floor(random.next() * 9000));
  return {
    language,
    area: random.pick(areas),
    bedrooms: random.pick([0, 1, 2, 3]),
    budget: random.pick([1600, 1850, 2200, 2500, 2750, 3200, 4000]),
    moveIn: random.pick(moveIns),
    name: random.pick(names),
    phone: `${random.pick(["305", "786", "954"])}555${digits}`,
    email: `renter${digits}@mail.example`,
  };
}

/** The slots that the profile results in, for those that the assistant asked for. */
export function slotsOf(profile: RenterProfile): Slots {
  return {
    area: profile.area,
    bedrooms: profile.bedrooms,
    budget_max: profile.budget,
    move_in: profile.moveIn,
    name: profile.name,
    phone: `+1${profile.phone}`,
  };
}
