import fc from "fast-check";
import {
  intents,
  type SlotName,
  type Slots,
  topics,
  type Understanding,
  type YesNoSlot,
  yesNoSlots,
} from "../src/types.ts";

/** An empty understanding, with the values that a test gives it. */
export function heard(given: Partial<Understanding> = {}): Understanding {
  return {
    language: "en",
    languageCertain: true,
    slots: {},
    evidence: [],
    intents: [],
    topics: [],
    refused: [],
    cleared: [],
    excludedAreas: [],
    maskedText: "",
    ...given,
  };
}

const date = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 2, 20 + days)).toISOString().slice(0, 10));
const room = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.record({ min: fc.integer({ min: 1, max: 5 }) }));
const area = fc.constantFrom("Brickell", "Doral", "Kendall", "Homestead", "Edgewater");

const yesNo = Object.fromEntries(yesNoSlots.map((slot) => [slot, fc.boolean()])) as Record<
  YesNoSlot,
  fc.Arbitrary<boolean>
>;

/** Any search a renter may state. */
export const anySlots: fc.Arbitrary<Slots> = fc.record(
  {
    area: fc.oneof(area, fc.uniqueArray(area, { minLength: 2, maxLength: 3 })),
    bedrooms: room,
    bathrooms: fc.integer({ min: 1, max: 4 }),
    budget_max: fc.integer({ min: 800, max: 9000 }),
    budget_min: fc.integer({ min: 500, max: 799 }),
    move_in: fc.oneof(
      date,
      fc.tuple(date, date).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
      fc.constantFrom("asap" as const, "flexible" as const),
    ),
    lease_months: fc.integer({ min: 1, max: 24 }),
    pets: fc.record({
      has: fc.boolean(),
      kind: fc.constantFrom("dog", "cat", "iguana"),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    ...yesNo,
    occupants: fc.integer({ min: 1, max: 8 }),
    name: fc.constantFrom("Ana Torres", "Luis", "Zoë"),
    phone: fc.integer({ min: 2_000_000, max: 9_999_999 }).map((digits) => `+1305${digits}`),
    email: fc.integer({ min: 0, max: 99 }).map((number) => `renter${number}@mail.example`),
    showing_request: fc.record({ date, time: fc.constantFrom("09:00", "17:30") }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const anySlotName = fc.constantFrom<SlotName>(
  "area",
  "bedrooms",
  "budget_max",
  "move_in",
  "name",
  "phone",
  "email",
  "pets",
);

/** Any possible understanding of a message, sensible or not. */
export const anyHeard: fc.Arbitrary<Understanding> = fc
  .record({
    language: fc.constantFrom("en" as const, "es" as const),
    languageCertain: fc.boolean(),
    slots: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: anySlots }),
    intents: fc.uniqueArray(fc.constantFrom(...intents), { maxLength: 3 }),
    topics: fc.uniqueArray(fc.constantFrom(...topics), { maxLength: 2 }),
    refused: fc.uniqueArray(anySlotName, { maxLength: 1 }),
    cleared: fc.uniqueArray(anySlotName, { maxLength: 1 }),
    excludedAreas: fc.uniqueArray(area, { maxLength: 1 }),
    answer: fc.constantFrom("yes" as const, "no" as const, undefined),
  })
  .map(({ answer, ...rest }) => heard({ ...rest, ...(answer ? { answer } : {}) }));
