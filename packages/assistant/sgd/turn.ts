/** One user turn of the Schema-Guided Dialogue data, as far as an engine may read it. */
export interface SgdTurn {
  dialogue_id: string;
  turn: number;
  service: string;
  utterance: string;
  previous_system_acts: readonly SgdAct[];
  previous_other_acts?: readonly (SgdAct & { service?: string })[];
}

export interface SgdAct {
  act: string;
  slot: string;
  values: readonly string[];
}

/** Values newly understood in a turn: text, or a date as written with its ISO form. */
export type SgdValue = string | { text: string; iso: string };

export interface SgdPrediction {
  dialogue_id: string;
  turn: number;
  slots: Record<string, SgdValue>;
  requested: string[];
}

/** The services' slots that the shared slots stand for. */
export const sharedSlots = {
  area: "area",
  number_of_beds: "bedrooms",
  number_of_baths: "bathrooms",
  pets_allowed: "pets",
  furnished: "furnished",
  has_garage: "parking",
  visit_date: "showing_request",
} as const;

/** Slots that only one of the services has: for the other one, a mention of them is small talk. */
const ownSlots: Record<string, readonly string[]> = {
  Homes_1: ["pets_allowed", "furnished"],
  Homes_2: ["intent", "has_garage", "in_unit_laundry"],
};

/** True if a service has a slot; an unknown service has all. */
export function hasSlot(service: string, slot: string): boolean {
  const own = ownSlots[service];
  return own === undefined || own.includes(slot) || !Object.values(ownSlots).flat().includes(slot);
}

/** The memory between the turns of one dialogue. */
export interface SgdMemory {
  dialogue: string;
  known: Record<string, SgdValue>;
  /** Name of the home offered last and not yet accepted. */
  offered?: string;
  /** Place that another service mentioned last. */
  placeElsewhere?: string;
  /** Day whose free hours were looked up. */
  dayLookedUp?: SgdValue;
}

/** First value that the system gave a slot, by an act of a given kind if one is passed. */
export function actValue(acts: readonly SgdAct[], act: string | undefined, slot: string): string | undefined {
  const fitting = acts.filter((item) => item.slot === slot && (act === undefined || item.act === act));
  return fitting.find((item) => item.values.length > 0)?.values[0];
}
