import type { AgentProfile, OwnAnswer, Property, Tone } from "@llave/assistant";
import type { Plan } from "@llave/contract/account/plans";
import { contactWays } from "@llave/contract/agent/contactWays";
import type { AgentContact } from "@llave/contract/chat/homes";
import type { LinkAbilities, LinkLanguage } from "@llave/contract/chat/smartlink";
import { maxListingsInChat, requiredFields } from "@llave/contract/listings/properties";
import type { Kysely, NotNull, Selectable } from "kysely";
import { LRUCache } from "lru-cache";
import { type Agenda, readAgenda } from "../availability/agenda.ts";
import type { Database } from "../db/schema.ts";
import type { LiveHub } from "../live/hub.ts";
import { listAnswers } from "../ownAnswers/store.ts";
import { type FirstPhotos, firstPhotos } from "../properties/homePhotos.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import { readyFrom } from "../time/readyFrom.ts";
import { linkAbilities } from "./linkPolicy.ts";

/** A SmartLink with what the assistant works from: the agent and the agent's active listings. */
export interface LinkContext {
  linkId: string;
  agentId: string;
  agentSlug: string;
  nameSlug: string;
  token: string;
  linkName: string;
  /** The listing it is about; null for a link about all of them. */
  propertyId: string | null;
  customSlug: string | null;
  abilities: LinkAbilities;
  sourceTag: string;
  language: LinkLanguage;
  tone: Tone;
  brandColor: string;
  photo: string | null;
  licensed: boolean;
  market: string;
  plan: Plan;
  /** Whether the agent lets a language model help. */
  usesModel: boolean;
  /** Whether the agent gets no notifications about renters, unless a conversation is set otherwise. */
  muted: boolean;
  agent: AgentProfile;
  properties: Property[];
  /** Questions that the agent answered for all renters. */
  ownAnswers: OwnAnswer[];
  /** A listing's first photo and the number of photos, by the listing's id. */
  photos: FirstPhotos;
  /** How renters may reach the agent in person; null if the agent allows none. */
  contact: AgentContact | null;
  /** The day the license matched the state's record; null if it didn't. */
  licenseMatchedOn: string | null;
  /** When the agent shows homes. */
  agenda: Agenda;
}

/** The three forms of a SmartLink's path; see the specification, section 2. */
export interface LinkPath {
  agentParam: string;
  nameParam?: string | undefined;
  token?: string | undefined;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Links cached in memory; the least recently used one is evicted first. */
const maxCached = 5_000;
/** Agents whose listings are cached for scoring; the least recently used are evicted first. */
const maxCachedAgents = 500;

/**
 * Loads links by id and caches them, since every turn needs one. The database announces changes (see the migrations'
 * triggers), so a copy is stale only until the notification arrives.
 */
export class LinkContextCache {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;
  readonly #cached = new LRUCache<string, Promise<LinkContext | null>>({ max: maxCached });
  readonly #listings = new LRUCache<string, Promise<Property[]>>({ max: maxCachedAgents });
  #changes = 0;
  readonly #linksOfAgent = new Map<string, Set<string>>();

  constructor(db: Kysely<Database>, hub: LiveHub, now: () => Date) {
    this.#db = db;
    this.#now = now;
    hub.onAgentChanged((agentId) => this.#forget(agentId));
  }

  /** The link with an id, active or not; null if there is none. */
  async byId(linkId: string): Promise<LinkContext | null> {
    if (!uuid.test(linkId)) return null;
    const cached = this.#cached.get(linkId);
    if (cached) return cached;
    const changes = this.#changes;
    const loading = this.#load(linkId);
    this.#cached.set(linkId, loading);
    const context = await loading.catch((error: unknown) => {
      this.#cached.delete(linkId);
      throw error;
    });
    // If a change arrived while reading, the result is used once and not cached.
    if (context && changes === this.#changes) this.#remember(context);
    else this.#cached.delete(linkId);
    return context;
  }

  /**
   * The same for a deleted link, which is closed: renters who wrote to it can still reach the agent by text or mail.
   */
  async evenDeleted(linkId: string): Promise<LinkContext | null> {
    return (await this.byId(linkId)) ?? (uuid.test(linkId) ? this.#load(linkId, "deleted") : null);
  }

  /** The link at a path: the agent's first link, the newest active one with a name, or an exact one. */
  async byPath(path: LinkPath): Promise<LinkContext | null> {
    const found = await this.#findId(path);
    return found ? this.byId(found) : null;
  }

  async #findId({ agentParam, nameParam, token }: LinkPath): Promise<string | undefined> {
    const name = nameParam?.toLowerCase() ?? "";
    let query = this.#db
      .selectFrom("smartlink")
      .innerJoin("agent", "agent.agent_id", "smartlink.agent_id")
      .select("link_id")
      .where("agent.slug", "=", agentParam.toLowerCase())
      .where("smartlink.deleted_at", "is", null);
    if (nameParam === undefined) query = query.where("is_first", "=", true);
    else if (token !== undefined) query = query.where("name_slug", "=", name);
    else query = query.where((of) => of.or([of("custom_slug", "=", name), of("name_slug", "=", name)]));
    if (token !== undefined) query = query.where("token", "=", token);
    const row = await query
      // A chosen slug belongs to one link; one derived from a name can belong to several.
      .orderBy((of) => of.fn.coalesce(of("custom_slug", "=", name), of.lit(false)), "desc")
      .orderBy("is_active", "desc")
      .orderBy("smartlink.created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.link_id;
  }

  /** The link's current state, for when this server knows of a change before the notification arrives. */
  reload({ agentId, linkId }: Pick<LinkContext, "agentId" | "linkId">): Promise<LinkContext | null> {
    this.#forget(agentId);
    return this.byId(linkId);
  }

  #remember(context: LinkContext): void {
    const links = this.#linksOfAgent.get(context.agentId) ?? new Set();
    this.#linksOfAgent.set(context.agentId, links.add(context.linkId));
  }

  #forget(agentId: string | null): void {
    this.#changes++;
    if (agentId === null) {
      for (const cached of [this.#cached, this.#listings, this.#linksOfAgent]) cached.clear();
      return;
    }
    for (const linkId of this.#linksOfAgent.get(agentId) ?? []) this.#cached.delete(linkId);
    this.#linksOfAgent.delete(agentId);
    this.#listings.delete(agentId);
  }

  async #load(linkId: string, which: "kept" | "deleted" = "kept"): Promise<LinkContext | null> {
    const row = await this.#db
      .selectFrom("smartlink")
      .innerJoin("agent", "agent.agent_id", "smartlink.agent_id")
      .innerJoin("account", "account.account_id", "agent.agent_id")
      .selectAll("agent")
      .select("account.email")
      .select(["link_id", "smartlink.name as link_name", "name_slug", "token", "source_tag", "is_active"])
      .select(["smartlink.property_id", "custom_slug"])
      .select(["smartlink.language as link_language", "smartlink.tone as link_tone"])
      .select("smartlink.brand_color as link_color")
      .where("link_id", "=", linkId)
      .where("smartlink.deleted_at", which === "kept" ? "is" : "is not", null)
      .executeTakeFirst();
    if (!row) return null;
    const tone = row.link_tone ?? row.tone;
    const contact = contactOf(row);
    const [properties, ownAnswers, photos, agenda] = await Promise.all([
      this.activeListings(row.agent_id),
      this.#ownAnswers(row.agent_id, timeZoneOf(row.market)),
      firstPhotos(this.#db, row.agent_id),
      readAgenda(this.#db, row, this.#now()),
    ]);
    return {
      linkId: row.link_id,
      agentId: row.agent_id,
      agentSlug: row.slug,
      nameSlug: row.name_slug,
      token: row.token,
      linkName: row.link_name,
      propertyId: row.property_id,
      customSlug: row.custom_slug,
      abilities: linkAbilities({ isActive: row.is_active, isDeleted: which === "deleted" }),
      sourceTag: row.source_tag,
      language: row.link_language ?? row.language,
      tone,
      brandColor: row.link_color ?? row.brand_color,
      photo: row.photo,
      licensed: row.license_status !== "rejected",
      market: row.market,
      plan: row.plan,
      usesModel: row.language_model,
      muted: row.muted,
      agent: {
        id: row.agent_id,
        name: row.name,
        ...(row.brokerage && { brokerage: row.brokerage }),
        tone,
        language: row.link_language ?? row.language,
        aiMode: row.ai_mode,
        greeting: { en: row.greeting_en, es: row.greeting_es },
        workingHours: row.working_hours,
        ...spokenContact(contact),
      },
      properties,
      ownAnswers,
      photos,
      contact,
      licenseMatchedOn: row.license_status === "verified" ? isoDay(row.license_checked_at) : null,
      agenda,
    };
  }

  /**
   * The same listings as {@link activeListings}, cached like links: for scores, which may be a moment out of date.
   */
  async cachedListings(agentId: string): Promise<readonly Property[]> {
    const cached = this.#listings.get(agentId);
    if (cached) return cached;
    const loading = this.activeListings(agentId);
    this.#listings.set(agentId, loading);
    loading.catch(() => this.#listings.delete(agentId));
    return loading;
  }

  /** What the assistant knows about an agent's listings. */
  async activeListings(agentId: string): Promise<Property[]> {
    const rows = await this.#db
      .selectFrom("property")
      .innerJoin("agent", "agent.agent_id", "property.agent_id")
      .selectAll("property")
      .select("agent.market")
      .where("property.agent_id", "=", agentId)
      .where("status", "=", "active")
      .where("property.deleted_at", "is", null)
      .$narrowType<{ area: NotNull; price: NotNull; bedrooms: NotNull; bathrooms: NotNull }>()
      // If there are more, those unchanged the longest are left out.
      .orderBy("property.updated_at", "desc")
      .limit(maxListingsInChat)
      .execute();
    rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    return rows.map(listingFrom);
  }

  async #ownAnswers(agentId: string, timeZone: string): Promise<OwnAnswer[]> {
    const answers = await listAnswers(this.#db, agentId);
    return answers.map(({ id, topic, question, answer, updatedAt }) => ({
      id,
      ...(topic && { topic }),
      question,
      answer,
      updated: marketDay(new Date(updatedAt), timeZone),
    }));
  }

  /**
   * One of an agent's listings as the assistant would use it, whatever its status; null while it lacks a required
   * field, undefined if the agent has no such listing.
   */
  async listing(agentId: string, propertyId: string): Promise<Property | null | undefined> {
    const row = await this.#db
      .selectFrom("property")
      .innerJoin("agent", "agent.agent_id", "property.agent_id")
      .selectAll("property")
      .select("agent.market")
      .where("property.agent_id", "=", agentId)
      .where("property_id", "=", propertyId)
      .where("property.deleted_at", "is", null)
      .executeTakeFirst();
    if (!row) return undefined;
    return isFinished(row) ? listingFrom(row) : null;
  }
}

type ListingRow = Selectable<Database["property"]> & Pick<Selectable<Database["agent"]>, "market">;
type FinishedRow = ListingRow & { area: string; price: number; bedrooms: number; bathrooms: number };

function isFinished(row: ListingRow): row is FinishedRow {
  return requiredFields.every((field) => row[field] !== null && row[field] !== "");
}

function listingFrom(row: FinishedRow): Property {
  return {
    id: row.property_id,
    address: row.address,
    area: row.area,
    price: row.price,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    ...(row.square_feet !== null && { squareFeet: row.square_feet }),
    availableFrom: readyFrom(row),
    terms: row.terms,
    facts: row.facts as Property["facts"],
    updated: marketDay(row.updated_at, timeZoneOf(row.market)),
  };
}

type ContactRow = Pick<Selectable<Database["agent"]>, "renter_contact" | "phone" | "working_hours"> & { email: string };

/** The contact details that the agent lets renters see. */
function contactOf({ renter_contact: ways, phone, email, working_hours: hours }: ContactRow): AgentContact | null {
  const byPhone = (["call", "text", "whatsapp"] as const).filter((way) => phone && ways.includes(way));
  if (byPhone.length === 0 && !ways.includes("email")) return null;
  return {
    ...Object.fromEntries(byPhone.map((way) => [way, phone])),
    ...(ways.includes("email") && { email }),
    hours,
  };
}

/** The number and address that the assistant may give, as far as the agent lets renters see them. */
function spokenContact(contact: AgentContact | null): Pick<LinkContext["agent"], "phone" | "email" | "renterContact"> {
  const phone = contact?.call ?? contact?.text ?? contact?.whatsapp;
  const renterContact = contactWays.filter((way) => contact?.[way] !== undefined);
  return { ...(phone && { phone }), ...(contact?.email && { email: contact.email }), renterContact };
}

function isoDay(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}
