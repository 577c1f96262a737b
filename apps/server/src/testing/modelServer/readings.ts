import { type ModelAnswer, type ModelCommand, type ModelReading, noFields } from "@llave/assistant";

const noSlots: ModelReading["slots"] = {
  area: null,
  bedrooms: null,
  bathrooms: null,
  budget: null,
  move_in: null,
  lease_months: null,
  pets: null,
  parking: null,
  furnished: null,
  occupants: null,
  name: null,
  showing_request: null,
};

/** The text of an understanding with only these slots. */
export function readingText(slots: Partial<ModelReading["slots"]> = {}, rest: Partial<ModelAnswer> = {}): string {
  const reading: ModelAnswer = {
    language: "en",
    slots: { ...noSlots, ...slots },
    intents: Object.keys(slots).length > 0 ? ["give_info"] : [],
    topics: [],
    refused: [],
    cleared: [],
    excluded_areas: [],
    answer: null,
    choice: null,
    switch_to: null,
    commands: null,
    ...rest,
  };
  return JSON.stringify(reading);
}

/** A command with only these fields. */
export function command(kind: ModelCommand["do"], fields: Partial<ModelCommand> = {}): ModelCommand {
  return { do: kind, ...noFields, ...fields };
}
