import { type SlotName, slotNames, yesNoSlots } from "@llave/contract/conversations/understood";

/** How a slot's value is typed, and read back. */
export interface FactInput {
  kind: "text" | "number" | "date" | "choice";
  /** The stored value in the input's format. */
  write(value: unknown): string;
  /** The typed text as the value to store; undefined if it isn't one. Never called with an empty text. */
  read(typed: string): unknown;
}

/**
 * Slots that an agent can correct. Showings are booked, not corrected. Who lives in a home is stored only as the renter
 * said it (fair housing).
 */
export const editableSlots: readonly SlotName[] = slotNames.filter(
  (name) => name !== "occupants" && name !== "showing_request",
);

const text: FactInput = {
  kind: "text",
  write: (value) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")),
  read: (typed) => typed,
};

/** "2" or "1-3". */
const count: FactInput = {
  kind: "number",
  write: (value) => {
    if (typeof value !== "object" || value === null) return String(value ?? "");
    const { min, max } = value as { min?: number; max?: number };
    return `${min ?? 0}-${max ?? ""}`;
  },
  read(typed) {
    const [, from, to] = /^(\d+(?:\.\d)?)(?:\s*[-–]\s*(\d+(?:\.\d)?))?$/.exec(typed) ?? [];
    if (from === undefined) return undefined;
    return to === undefined ? Number(from) : { min: Number(from), max: Number(to) };
  },
};

const whole: FactInput = { ...count, read: (typed) => (/^\d+$/.test(typed) ? Number(typed) : undefined) };

/** "3000", "$3,000" or "2,500-3,000", USD a month. */
const budget: FactInput = {
  kind: "text",
  write: (value) => {
    const { min, max } = (value ?? {}) as { min?: number; max?: number };
    return [min, max].filter((amount) => amount !== undefined).join("-");
  },
  read(typed) {
    const [, from, to] = /^(\d+)(?:[-–](\d+))?$/.exec(typed.replaceAll(/[$,\s]/g, "")) ?? [];
    if (from === undefined) return undefined;
    return to === undefined ? { max: Number(from) } : { min: Number(from), max: Number(to) };
  },
};

const date: FactInput = {
  kind: "date",
  write: (value) => (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ""),
  read: (typed) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : undefined),
};

const yesOrNo: FactInput = {
  kind: "choice",
  write: (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : ""),
  read: (typed) => typed === "yes",
};

const pets: FactInput = {
  ...yesOrNo,
  write: (value) => yesOrNo.write((value as { has?: boolean } | undefined)?.has),
  read: (typed) => ({ has: typed === "yes" }),
};

const inputs: Partial<Record<SlotName, FactInput>> = {
  bedrooms: count,
  bathrooms: count,
  budget,
  move_in: date,
  lease_months: whole,
  pets,
  ...Object.fromEntries(yesNoSlots.map((slot) => [slot, yesOrNo])),
};

/** How a slot is edited; as plain text if it has no special way. */
export function factInput(slot: SlotName): FactInput {
  return inputs[slot] ?? text;
}

/** The typed text as the value to store, null if the field was cleared, undefined if it can't be read. */
export function readFact(input: FactInput, typed: string): unknown {
  const trimmed = typed.trim();
  return trimmed === "" ? null : input.read(trimmed);
}
