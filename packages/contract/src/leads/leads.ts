import { z } from "zod";
import { searchFact } from "../conversations/conversation.ts";
import { jsonValue } from "../jsonValue.ts";
import { language } from "../language.ts";
import { matchReason } from "../listings/properties.ts";

export const leadStatus = z.enum(["hot", "warm", "cold"]);
export const leadStage = z.enum(["new", "contacted", "showing", "applied", "leased", "lost"]);

/** Why a lead came to nothing. */
export const lostReason = z.enum(["found_other", "price", "timing", "no_answer", "changed_plans", "other"]);
export type LostReason = z.infer<typeof lostReason>;

/** Bedrooms to filter by; the last one means that many or more. */
export const maxSize = 4;

/** What asks for the agent: the kinds of open item. Each stays open until it is answered, done or dismissed. */
export const taskKind = z.enum([
  "knowledge_gap",
  "ask_human",
  "voucher",
  "accommodation",
  "screening",
  "negotiation",
  "access",
  "emergency",
  "scam",
  "showing",
  "privacy",
  "private_contact",
  "contact_wish",
  // What the agent said they would do.
  "promise",
]);

/** The source of a lead that the agent added by hand without naming one; pages show it in words. */
export const addedByAgent = "added-by-agent";
/** The source of a lead from a file that doesn't name one; pages show it in words. */
export const importedByAgent = "imported";

/** A lead in the list. Money is USD a month; `timeline` is an ISO date, `asap`, `flexible` or null. */
export const lead = z.object({
  id: z.string(),
  conversationId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  budget: z.number().nullable(),
  timeline: z.string().nullable(),
  area: z.string().nullable(),
  bedrooms: jsonValue.nullable(),
  source: z.string().nullable(),
  status: leadStatus,
  stage: leadStage,
  score: z.number().int().min(0).max(100),
  language,
  lastMessage: z.string(),
  needsYou: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof lead>;

/** What the agent plans to do about a lead; `dueOn` is a day in the market. */
export const leadTodo = z.object({
  id: z.string(),
  text: z.string(),
  dueOn: z.iso.date().nullable(),
  done: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type LeadTodo = z.infer<typeof leadTodo>;

/** A lead in the list, with its open to-do that is due first. */
export const listedLead = lead.extend({
  nextTodo: leadTodo.pick({ text: true, dueOn: true }).nullable(),
  /** Since when it waits for the agent, as in the queue; null if it doesn't. */
  waitingSince: z.iso.datetime().nullable(),
});
export type ListedLead = z.infer<typeof listedLead>;

/**
 * `GET /api/leads` and its export: unknown values don't filter. `source=direct` means leads without a source tag,
 * `onlyMessage=1` the conversations of one anonymous message instead of leads, newest first, `from` and `to` the days
 * on which a lead came in, `budgetFrom` and `budgetTo` whole USD a month, `size` the bedrooms (0 is a studio, 4 means four
 * or more), `area` names separated by commas of which one is enough, `moveBy` the last day of the move (as soon as
 * possible counts, and with `flexible=1` so does having no date), `due=1` leads with an open to-do that is due, `ids` single leads, separated by commas, `q` the starts of words or, from three letters on, any part of name, email, phone and area.
 * `after` is the opaque end of the previous page; the response names the next one in `Link: <…>; rel="next"`. A page
 * that would take long to fill has fewer leads than `limit`, or none, and still names the next one: the list ends when
 * there is no next page.
 */
export const leadsQuery = z.object({
  status: z.string().max(50).optional().catch(undefined),
  stage: leadStage.optional().catch(undefined),
  source: z.string().max(200).optional().catch(undefined),
  link: z.uuid().optional().catch(undefined),
  language: language.optional().catch(undefined),
  waiting: z.literal("1").optional().catch(undefined),
  onlyMessage: z.literal("1").optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  budgetFrom: z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined),
  budgetTo: z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined),
  size: z.coerce.number().int().min(0).max(maxSize).optional().catch(undefined),
  area: z.string().max(500).optional().catch(undefined),
  moveBy: z.iso.date().optional().catch(undefined),
  flexible: z.literal("1").optional().catch(undefined),
  due: z.literal("1").optional().catch(undefined),
  // An unreadable list must not become "all leads".
  ids: z.string().max(4_000).optional(),
  q: z.string().max(200).optional().catch(undefined),
  sort: z.enum(["score", "recent", "quiet"]).optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});

/** `GET /api/lead-areas`: the areas that the agent's leads look in, by name. */
export const leadAreas = z.array(z.string());

export const scoreReason = z.object({
  id: z.string(),
  points: z.number(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const leadTask = z.object({
  id: z.string(),
  kind: taskKind,
  topic: z.string().nullable(),
  urgent: z.boolean(),
  /** The renter's words, or the agent's for a promise; empty for items from before they were stored. */
  quote: z.string(),
  /** The listing it is about; null for none, or several. */
  address: z.string().nullable(),
  /** The listing that an answer can be saved to; null if the item asks nothing that a listing says. */
  savesTo: z.string().nullable(),
  /** True for a showing whose draft waits for the agent's decision. */
  hasDraft: z.boolean(),
  createdAt: z.iso.datetime(),
});

const relatedLead = z.object({
  id: z.string(),
  conversationId: z.string().nullable(),
  name: z.string().nullable(),
  score: z.number().int(),
  status: leadStatus,
  createdAt: z.iso.datetime(),
});
export type RelatedLead = z.infer<typeof relatedLead>;
/** What two leads, or a lead and a row of a file, have in common. */
export const matched = z.array(z.enum(["phone", "email"]));
export type Matched = z.infer<typeof matched>;

/** What the agent can do with a lead of their lists. */
const leadAbilities = z.object({
  /** Correct its facts and move it to another stage. */
  change: z.boolean(),
  remove: z.boolean(),
  /** Make it and another lead one person. */
  merge: z.boolean(),
  /** Send the renter a SmartLink: they haven't written yet. */
  invite: z.boolean(),
});
export type LeadAbilities = z.infer<typeof leadAbilities>;

/** `GET /api/leads/:id`: everything except the thread. */
export const leadDetail = lead.extend({
  abilities: leadAbilities,
  facts: z.array(
    searchFact.extend({
      /** The renter's own words behind the value, with their language. */
      quote: z.string().nullable(),
      /** Not said by the renter: it comes from the home that they ask about. */
      fromHome: z.literal(true).optional(),
      /** Value before a correction. */
      before: jsonValue.optional(),
    }),
  ),
  reasons: z.array(scoreReason),
  tasks: z.array(leadTask),
  refused: z.array(z.string()),
  /** When the AI and transcript notice was shown, and its wording. */
  notice: z.object({ version: z.string(), shownAt: z.iso.datetime() }).nullable(),
  linkName: z.string().nullable(),
  /** The listing that the conversation is about right now. */
  homeId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Since when the agent has put it aside; null if they haven't, or if something new needs them. */
  doneAt: z.iso.datetime().nullable(),
  /** USD; set with the stage `leased`. */
  rent: z.number().int().nullable(),
  commission: z.number().int().nullable(),
  /** Set with the stage `lost`; null where none was given. */
  lostReason: lostReason.nullable(),
  /** Other leads with the same phone or email. */
  duplicates: z.array(relatedLead.extend({ matched })),
  /** Leads merged into this one, by what, when and by whom. */
  merged: z.array(
    relatedLead.extend({
      matched,
      by: z.enum(["agent", "assistant"]),
      at: z.iso.datetime(),
      abilities: z.object({ unmerge: z.boolean() }),
    }),
  ),
  /** Its conversations, with the one the renter last wrote in first. */
  threads: z.array(
    z.object({
      conversationId: z.string(),
      startedAt: z.iso.datetime(),
      lastHeardAt: z.iso.datetime(),
      needsYou: z.boolean(),
    }),
  ),
});
export type LeadDetail = z.infer<typeof leadDetail>;

const listingMatch = z.object({
  propertyId: z.string(),
  address: z.string(),
  area: z.string(),
  price: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  /** How much of the renter's search the listing meets. */
  percentage: z.number().int(),
  reasons: z.array(matchReason),
});
export type ListingMatch = z.infer<typeof listingMatch>;

/** `GET /api/leads/:id/matches`: the three best matching listings, and near misses with what doesn't fit. */
export const listingMatches = z.object({
  considered: z.number().int(),
  /** How many match, with those that aren't among the three. */
  fitting: z.number().int(),
  matches: z.array(listingMatch),
  nearMisses: z.array(listingMatch),
});
export type ListingMatches = z.infer<typeof listingMatches>;
