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

/** Values newly understood in a turn: text, or a date as said with its ISO form. */
export type SgdValue = string | { text: string; iso: string };

export interface SgdPrediction {
  dialogue_id: string;
  turn: number;
  slots: Record<string, SgdValue>;
  requested: string[];
}

/** Slots of the services that the shared slots stand for. */
export const sharedSlots = {
  area: "area",
  number_of_beds: "bedrooms",
  number_of_baths: "bathrooms",
  pets_allowed: "pets",
  furnished: "furnished",
  has_garage: "parking",
  visit_date: "showing_request",
} as const;
