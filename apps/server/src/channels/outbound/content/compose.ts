import type { Language } from "@llave/assistant";
import type { Offers } from "@llave/contract/conversations/conversation";
import { formatMoney } from "@llave/ui/translate";
import type { StoredOffers } from "../../../db/tables/storedReplies.ts";
import type { Services } from "../../../services.ts";
import type { LinkContext } from "../../../smartlinks/contexts.ts";
import { channelPhrases } from "../../consent/phrases.ts";
import type { OutgoingRow } from "../outgoingRow.ts";
import { shortLinkOf } from "./shortLinks.ts";

/** Maximum number of homes in one message. */
const maxHomes = 3;

/** What a message shows now. The showings know it; `app.ts` hands it over. */
export interface PresentsOffers {
  presentOffers(
    services: Pick<Services, "now" | "secret">,
    link: LinkContext,
    stored: StoredOffers | null,
    shown: { language: Language; conversationId: string; isNewest: boolean },
  ): Offers;
}

/** A message's text as it is sent: the text itself, what appears below it as lines, and who writes in the first one. */
export async function composeMessage(
  services: Pick<Services, "db" | "links" | "now" | "origin" | "secret"> & PresentsOffers,
  row: OutgoingRow,
): Promise<string> {
  const { db } = services;
  const source = await sourceOf(services, row);
  const { language, content } = source;
  const link = await services.links.byId(source.link_id);
  const parts = content === null ? [] : [content];
  if (link && content !== null) {
    const shown = { language, conversationId: row.conversation_id, isNewest: true };
    const offers = services.presentOffers(services, link, source.offers, shown);
    parts.push(...(await homeLines(services, link, offers, language)), ...showingLines(services, offers));
    parts.push(...timeLines(offers, content));
    if (row.kind === "confirmation") parts.push(...cancelLines(services, link, row, language));
  }
  const thread = await db
    .selectFrom("channel_thread")
    .select("identified_at")
    .where("agent_id", "=", row.agent_id)
    .where("channel", "=", row.channel)
    .where("number", "=", row.number)
    .where("address", "=", row.address)
    .executeTakeFirst();
  if (!thread?.identified_at && row.kind !== "confirmation") parts.unshift(identification(source, language));
  return parts.join("\n");
}

/** The message in its thread, or the row's own text. */
async function sourceOf(services: Pick<Services, "db">, row: OutgoingRow) {
  const message = await services.db
    .selectFrom("conversation as c")
    .innerJoin("agent as a", "a.agent_id", "c.agent_id")
    .leftJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "c.agent_id")
        .onRef("m.conversation_id", "=", "c.conversation_id")
        .on("m.seq", "=", row.seq),
    )
    .select(["c.link_id", "c.language as thread_language", "a.name", "a.brokerage"])
    .select(["m.content", "m.language", "m.offers"])
    .where("c.agent_id", "=", row.agent_id)
    .where("c.conversation_id", "=", row.conversation_id)
    .executeTakeFirstOrThrow();
  const { language, content, thread_language, ...rest } = message;
  return { ...rest, language: language ?? thread_language, content: content ?? row.words };
}

/** Who writes: the agent and the brokerage, as the law requires. */
function identification({ name, brokerage }: { name: string; brokerage: string }, language: Language): string {
  return channelPhrases[language].identification(brokerage ? `${name}, ${brokerage}` : name);
}

async function homeLines(
  services: Pick<Services, "db" | "origin">,
  link: LinkContext,
  offers: Offers,
  language: Language,
): Promise<string[]> {
  const homes = await shownHomes(services, link, offers, language);
  return homes.map(({ facts, url }, at) => `${at + 1}. ${facts}\n${url}`);
}

/** The first homes that a message shows, with their short addresses. */
export function shownHomes(
  services: Pick<Services, "db" | "origin">,
  link: LinkContext,
  offers: Offers,
  language: Language,
): Promise<{ facts: string; url: string }[]> {
  const homes = (offers.matches ?? []).slice(0, maxHomes);
  const { bedrooms } = channelPhrases[language];
  return Promise.all(
    homes.map(async (home) => {
      const of = { agentId: link.agentId, linkId: link.linkId, propertyId: home.id };
      const path = await shortLinkOf(services.db, of);
      const facts = [bedrooms(home.bedrooms), home.area, formatMoney("en", home.price)].join(" · ");
      return { facts, url: services.origin() + path };
    }),
  );
}

function showingLines(services: Pick<Services, "origin">, { showing }: Offers): string[] {
  return showing ? [`${services.origin()}${showing.path}`] : [];
}

function timeLines({ times = [] }: Offers, content: string): string[] {
  return times.filter(({ label }) => !content.includes(label)).map(({ label }, at) => `${at + 1}. ${label}`);
}

/** Only its page cancels an upcoming showing: an opt-out alone doesn't. */
function cancelLines(
  services: Pick<Services, "now" | "origin" | "secret"> & PresentsOffers,
  link: LinkContext,
  row: OutgoingRow,
  language: Language,
): string[] {
  const { showingId } = link.agenda.of(row.conversation_id, services.now());
  if (!showingId) return [];
  const shown = { language, conversationId: row.conversation_id, isNewest: true };
  const { showing } = services.presentOffers(services, link, { showingId }, shown);
  return showing ? [channelPhrases[language].cancelShowing(`${services.origin()}${showing.path}/cancel`)] : [];
}
