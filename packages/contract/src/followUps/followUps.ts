import { z } from "zod";
import { messageChannel } from "../channels/delivery.ts";
import { language } from "../language.ts";
import { leadStage } from "../leads/leads.ts";

/** The messages that Llave can send on its own, in the order in which a renter may get them. */
export const followUpSteps = [
  "silence_1h",
  "silence_24h",
  "silence_72h",
  "showing_day_before",
  "showing_two_hours",
  "after_showing",
  "new_match",
  "price_drop",
  "lease_renewal",
] as const;
export const followUpStep = z.enum(followUpSteps);
export type FollowUpStep = z.infer<typeof followUpStep>;

/** The facts that a text can name. */
export const followUpPlaces = [
  "first_name",
  "agent",
  "search",
  "address",
  "price",
  "old_price",
  "when",
  "link",
  "lease_date",
] as const;
export type FollowUpPlace = (typeof followUpPlaces)[number];

const anyone = ["first_name", "agent"] as const;

/** The facts that each step knows; a text that names another one is refused. */
export const placesOfStep: Readonly<Record<FollowUpStep, readonly FollowUpPlace[]>> = {
  silence_1h: [...anyone, "search"],
  silence_24h: [...anyone, "search"],
  silence_72h: [...anyone, "search"],
  showing_day_before: [...anyone, "when", "address", "link"],
  showing_two_hours: [...anyone, "when", "address", "link"],
  after_showing: [...anyone, "address"],
  new_match: [...anyone, "address", "price", "link"],
  price_drop: [...anyone, "address", "price", "old_price", "link"],
  lease_renewal: [...anyone, "lease_date"],
};

/** A reminder always says when, and leads to the page that changes the showing. */
export const requiredPlaces: Readonly<Partial<Record<FollowUpStep, readonly FollowUpPlace[]>>> = {
  showing_day_before: ["when", "link"],
  showing_two_hours: ["when", "link"],
};

/** True for the reminders of a showing: what the renter arranged, in every mode of the assistant. */
export function isReminder(step: FollowUpStep): boolean {
  return step === "showing_day_before" || step === "showing_two_hours";
}

export const maxFollowUpTextLength = 480;

const text = z.string().max(maxFollowUpTextLength);
const texts = z.object({ en: text, es: text });

/** One step with its texts; `own` is false for Llave's own texts. */
export const followUpStepSetting = z.object({ step: followUpStep, on: z.boolean(), own: z.boolean(), texts });
export type FollowUpStepSetting = z.infer<typeof followUpStepSetting>;

/** `GET /api/agent/follow-up-settings`. */
export const followUpSettings = z.object({
  enabled: z.boolean(),
  /** Stages and sources whose leads get none. */
  offStages: z.array(leadStage),
  offSources: z.array(z.string()),
  steps: z.array(followUpStepSetting),
  /** The sources of the agent's leads, to choose from. */
  sources: z.array(z.string()),
});
export type FollowUpSettings = z.infer<typeof followUpSettings>;

/** `PUT /api/agent/follow-up-settings`. */
export const followUpChoices = z.strictObject({
  enabled: z.boolean(),
  offSteps: z.array(followUpStep).max(followUpSteps.length),
  offStages: z.array(leadStage).max(leadStage.options.length),
  offSources: z.array(z.string().max(100)).max(200),
});
export type FollowUpChoices = z.infer<typeof followUpChoices>;

/** `PUT /api/agent/follow-up-settings/texts/:step`; two empty texts bring Llave's own back. */
export const followUpTexts = z.strictObject({ en: text, es: text });
export type FollowUpTexts = z.infer<typeof followUpTexts>;

/** `POST /api/agent/follow-up-settings/preview`. */
export const followUpPreviewRequest = z.strictObject({ step: followUpStep, en: text, es: text });
export type FollowUpPreviewRequest = z.infer<typeof followUpPreviewRequest>;

/** The texts with facts in place; `example` is true if the agent has no lead or listing to take them from yet. */
export const followUpPreview = z.object({ en: z.string(), es: z.string(), example: z.boolean() });
export type FollowUpPreview = z.infer<typeof followUpPreview>;

/** Why a message isn't sent, or not yet. */
export const heldReasons = [
  "off",
  "step_off",
  "stage_off",
  "source_off",
  "assistant_off",
  "opted_out",
  "took_over",
  "needs_agent",
  "showing_planned",
  "waiting_approval",
  "rejected",
  "no_contact",
  "no_consent",
  "not_connected",
  "window_closed",
  "daily_limit",
  "quiet_hours",
  "superseded",
  "not_delivered",
] as const;
export const heldReason = z.enum(heldReasons);
export type HeldReason = z.infer<typeof heldReason>;

/** A message in the plan. */
export const plannedFollowUp = z.object({
  /** Identifies it in the calls that skip or send it. */
  id: z.string(),
  leadId: z.uuid(),
  leadName: z.string().nullable(),
  /** Null for a showing with a lead that was added by hand. */
  conversationId: z.uuid().nullable(),
  step: followUpStep,
  channel: messageChannel,
  /** `planned`: will be sent at `at`. `held`: on hold because of `reason`. The others are over. */
  state: z.enum(["planned", "held", "sent", "skipped"]),
  /** When it is, was or would have been sent. */
  at: z.iso.datetime(),
  /** Why it is on hold, or for `quiet_hours` why it is sent later than it was due. */
  reason: heldReason.nullable(),
  /** True if the agent approves it first. */
  asks: z.boolean(),
  language,
  /** The text with its facts; null for one that is over. */
  text: z.string().nullable(),
  canSend: z.boolean(),
  canSkip: z.boolean(),
});
export type PlannedFollowUp = z.infer<typeof plannedFollowUp>;

/** `GET /api/follow-ups`: today, in the order of the day. */
export const followUpPlan = z.object({
  /** The market's day, `YYYY-MM-DD`. */
  day: z.iso.date(),
  enabled: z.boolean(),
  items: z.array(plannedFollowUp),
  /** True if the day has more than the list shows. */
  more: z.boolean(),
});
export type FollowUpPlan = z.infer<typeof followUpPlan>;

/** `GET /api/leads/:id/follow-ups`: what is planned for one lead, and what was sent. */
export const leadFollowUps = z.object({ items: z.array(plannedFollowUp) });
export type LeadFollowUps = z.infer<typeof leadFollowUps>;

/** `POST /api/follow-ups/skip`, `/restore` and `/send`. */
export const followUpChoice = z.strictObject({ leadId: z.uuid(), id: z.string().min(3).max(300) });
export type FollowUpChoice = z.infer<typeof followUpChoice>;
