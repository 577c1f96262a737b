import { askableSlots, commandKinds, intents, type ModelAnswer, sayable, topics } from "@llave/assistant";
import { slotNames } from "@llave/contract/conversations/understood";
import { language } from "@llave/contract/language";
import { z } from "zod";

/** The assistant's own slots: each end of a budget is one. */
const slots = slotNames.flatMap((name) => (name === "budget" ? (["budget_max", "budget_min"] as const) : [name]));

/** A value with its quote, or nothing. Strict structured outputs require every key. */
function read<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, evidence: z.string() }).nullable();
}

/** A command; see {@link ModelAnswer}. */
const command = z.object({
  do: z.enum(commandKinds),
  homes: z.array(z.number()),
  topic: z.enum(topics).nullable(),
  verdict: z.enum(["yes", "no"]).nullable(),
  quote: z.string().nullable(),
  about: z.string().nullable(),
  own_answer: z.number().nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  until: z.string().nullable(),
  say: z.enum(sayable).nullable(),
  slot: z.enum(askableSlots).nullable(),
});

const span = { min: z.number().nullable(), max: z.number().nullable() };

/**
 * The format of a model's understanding, and of the commands that follow from it. Values are checked afterward: providers
 * support different schema features.
 */
export const readingSchema = z.object({
  language: language.nullable(),
  slots: z.object({
    area: read({ places: z.array(z.string()) }),
    bedrooms: read(span),
    bathrooms: read(span),
    budget: read(span),
    move_in: read({
      when: z.enum(["date", "asap", "flexible"]),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
    lease_months: read({ months: z.number() }),
    pets: read({ has: z.boolean(), kind: z.string().nullable(), count: z.number().nullable() }),
    parking: read({ wanted: z.boolean() }),
    furnished: read({ wanted: z.boolean() }),
    occupants: read({ people: z.number() }),
    name: read({ name: z.string() }),
    showing_request: read({ date: z.string().nullable(), time: z.string().nullable() }),
  }),
  intents: z.array(z.enum(intents)),
  topics: z.array(z.enum(topics)),
  refused: z.array(z.enum(slots)),
  cleared: z.array(z.enum(slots)),
  excluded_areas: z.array(z.string()),
  answer: z.enum(["yes", "no"]).nullable(),
  choice: z.number().nullable(),
  switch_to: language.nullable(),
  commands: z.array(command).nullable(),
}) satisfies z.ZodType<ModelAnswer>;
