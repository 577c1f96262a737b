import { z } from "zod";
import { phoneNumber } from "../channels/phoneNumber.ts";
import { controlKinds } from "../conversations/controlKinds.ts";
import type { searchFact } from "../conversations/conversation.ts";
import { yesNoSlots } from "../conversations/understood.ts";
import { jsonValue } from "../jsonValue.ts";
import { language } from "../language.ts";
import { leadStage, lostReason } from "./leads.ts";

const name = z.string().trim().min(1).max(120);
const email = z.email().max(254);
/** As typed; the server reads it as a US number if it has no country code. */
const phone = z
  .string()
  .trim()
  .max(30)
  .refine((typed) => phoneNumber(typed) !== null, { error: "phone_not_valid" });
/** Whole USD. */
const dollars = z.int().min(0).max(1_000_000);
const moveIn = z.union([z.iso.date(), z.enum(["asap", "flexible"])]);
const noteText = z.string().trim().min(1).max(5_000);

/** `POST /api/leads`: a renter the agent met elsewhere. */
export const manualLead = z
  .object({
    name,
    email: email.optional(),
    phone: phone.optional(),
    budget: dollars.optional(),
    area: z.string().trim().max(80).optional(),
    bedrooms: z.int().min(0).max(10).optional(),
    moveIn: moveIn.optional(),
    source: z.string().trim().max(80).optional(),
    language: language.default("en"),
    note: noteText.optional(),
    /** What happens if the person is a lead already: the two become one, or nothing is added and the answer says so. */
    ifKnown: z.enum(["merge", "ask"]).default("merge"),
  })
  .refine((lead) => lead.email !== undefined || lead.phone !== undefined, { error: "required", path: ["email"] });
export type ManualLead = z.input<typeof manualLead>;
export const addedLead = z.object({ id: z.string() });

const stageFields = {
  stage: leadStage,
  rent: dollars.optional(),
  commission: dollars.optional(),
  /** The day of the lease; without it, today. */
  signedOn: z.iso.date().optional(),
  /** Why the lead was lost. */
  reason: lostReason.optional(),
};
const leaseHasCommission = ({ stage, commission }: { stage: string; commission?: number | undefined }) =>
  stage !== "leased" || commission !== undefined;
const missingCommission = { error: "required", path: ["commission"] };

/** `PATCH /api/leads/:id`: a new stage; `leased` needs the commission. */
export const leadChange = z.object(stageFields).refine(leaseHasCommission, missingCommission);
export type LeadChange = z.infer<typeof leadChange>;

const stageChange = z.object({ id: z.uuid(), ...stageFields }).refine(leaseHasCommission, missingCommission);
export type StageChange = z.infer<typeof stageChange>;
/** Maximum number of leads in one call. */
export const maxLeadsAtOnce = 100;
/** `POST /api/leads/stages`: new stages of several leads, all or none. */
export const stageChanges = z.object({ changes: z.array(stageChange).min(1).max(maxLeadsAtOnce) });
/** The changes that bring the previous stages back. */
export const stagesBefore = z.object({ before: z.array(stageChange) });

const numberOrRange = z.union([
  z.number().min(0).max(20),
  z
    .object({ min: z.number().min(0).max(20).optional(), max: z.number().min(0).max(20).optional() })
    .refine(({ min, max }) => (min !== undefined || max !== undefined) && (min ?? 0) <= (max ?? 20)),
]);

/** What an agent can correct in a search; null removes the value. A budget is USD a month. */
export const factChange = z.discriminatedUnion("slot", [
  z.object({ slot: z.literal("area"), value: z.string().trim().min(1).max(80).nullable() }),
  z.object({ slot: z.literal("bedrooms"), value: numberOrRange.nullable() }),
  z.object({ slot: z.literal("bathrooms"), value: numberOrRange.nullable() }),
  z.object({
    slot: z.literal("budget"),
    value: z
      .object({ min: dollars.optional(), max: dollars.optional() })
      .refine(({ min, max }) => (min !== undefined || max !== undefined) && (min ?? 0) <= (max ?? 1_000_000))
      .nullable(),
  }),
  z.object({ slot: z.literal("move_in"), value: moveIn.nullable() }),
  z.object({ slot: z.literal("lease_months"), value: z.int().min(1).max(60).nullable() }),
  z.object({ slot: z.enum(yesNoSlots), value: z.boolean().nullable() }),
  z.object({
    slot: z.literal("pets"),
    value: z.object({ has: z.boolean(), kind: z.string().trim().max(40).optional() }).nullable(),
  }),
  z.object({ slot: z.literal("name"), value: name.nullable() }),
  z.object({ slot: z.literal("phone"), value: phone.nullable() }),
  z.object({ slot: z.literal("email"), value: email.nullable() }),
]);
export type FactChange = z.infer<typeof factChange>;
export type EditableSlot = Extract<FactChange["slot"], z.infer<typeof searchFact>["slot"]>;

/** `POST /api/leads/:id/merge` and `…/unmerge`: the other lead. */
export const otherLead = z.object({ leadId: z.uuid() });

export const noteRequest = z.object({ text: noteText });
export const leadNote = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type LeadNote = z.infer<typeof leadNote>;

const todoText = z.string().trim().min(1).max(300);
const dueOn = z.iso.date().nullable();
/** `POST /api/leads/:id/todos`. */
export const newTodo = z.object({ text: todoText, dueOn: dueOn.default(null) });
/** `PATCH /api/leads/:id/todos/:todoId`: only what changes. */
export const todoChange = z.object({
  text: todoText.optional(),
  dueOn: dueOn.optional(),
  done: z.boolean().optional(),
});
export type TodoChange = z.infer<typeof todoChange>;

/** How a call went. */
export const callOutcome = z.enum(["reached", "voicemail", "no_answer"]);
/** `POST /api/leads/:id/calls`: a call that the agent made. */
export const loggedCall = z.object({ outcome: callOutcome, note: noteText.optional() });
export type LoggedCall = z.infer<typeof loggedCall>;

/** One line of a lead's history, newest first. `detail` depends on the kind. */
export const historyEntry = z.object({
  id: z.string(),
  actor: z.enum(["agent", "assistant", "renter"]),
  kind: z.enum([
    "arrived",
    "added",
    "stage",
    "fact",
    "note",
    "temperature",
    "removed",
    "restored",
    "merged",
    "unmerged",
    "task",
    "completed",
    "opted_out",
    "opted_in",
    "redacted",
    "security",
    "called",
    "showing",
    ...controlKinds,
  ]),
  detail: z.record(z.string(), jsonValue),
  at: z.iso.datetime(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A saved view: a name for a filter. `query` is the address's query without its question mark. */
export const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;
export const newSavedView = z.object({
  name: z.string().trim().min(1).max(40),
  query: z
    .string()
    .max(500)
    .regex(/^[\x21-\x7e]*$/),
});
/** `GET /api/saved-views`: the agent's views, and the lead counts of the standard views (see `maxCounted`). */
export const savedViews = z.object({
  views: z.array(savedView),
  counts: z.object({ all: z.int(), waiting: z.int(), hot: z.int(), due: z.int(), onlyMessage: z.int() }),
});
export type SavedViews = z.infer<typeof savedViews>;

/** Maximum number of views per agent. */
export const maxSavedViews = 20;

/** What a renter would improve; only offered below five stars. */
export const ratingReason = z.enum(["more_homes", "clearer_answers", "faster", "better_spanish"]);
export type RatingReason = z.infer<typeof ratingReason>;

/** `POST /api/renter/rating`: the renter's rating of the chat; a new rating replaces the old one. */
export const ratingRequest = z.object({
  linkId: z.string().min(1).max(100),
  conversationId: z.string().min(1).max(200),
  stars: z.int().min(1).max(5),
  reasons: z.array(ratingReason).max(ratingReason.options.length).default([]),
});
export type RatingRequest = z.infer<typeof ratingRequest>;

export const done = z.object({ done: z.literal(true) });
