import type { SmartLinkConfig, SmartLinkSummary } from "@llave/contract/chat/smartlink";
import type { LinkContext } from "./contexts.ts";
import { linkAbilities } from "./linkPolicy.ts";

/** What anyone may know about a link: never the agent's license number, email address or phone. */
export function presentConfig(link: LinkContext): SmartLinkConfig {
  return {
    linkId: link.linkId,
    agentId: link.agentId,
    agentName: link.agent.name,
    tone: link.tone,
    language: link.language,
    sourceTag: link.sourceTag,
    brandColor: link.brandColor,
    photo: link.photo,
  };
}

/** The three-part path of a link, where every link works. */
export function linkPath(link: { agentSlug: string; nameSlug: string; token: string }): string {
  return `/smartlink/${link.agentSlug}/${link.nameSlug}/${link.token}`;
}

export interface LinkRow {
  link_id: string;
  name: string;
  name_slug: string;
  token: string;
  is_first: boolean;
  is_active: boolean;
  agent_slug: string;
  source_tag: string;
  language: SmartLinkSummary["language"];
  tone: SmartLinkSummary["tone"];
  brand_color: string | null;
  custom_slug: string | null;
  property_id: string | null;
  created_at: Date;
  views: number;
  scans: number;
  conversations: number;
  leads: number;
}

/** The path that an agent shares: shorter if they chose one. The three-part path keeps working. */
function sharedPath(row: LinkRow): string {
  if (row.custom_slug !== null) return `/smartlink/${row.agent_slug}/${row.custom_slug}`;
  return permanentPath(row);
}

/** The path that never changes, even after renaming: printed codes contain it. */
export function permanentPath(row: LinkRow): string {
  return linkPath({ agentSlug: row.agent_slug, nameSlug: row.name_slug, token: row.token });
}

/** A link in its agent's own list. The first link also answers at the agent's name alone,
 * which is shown until they choose an address. */
export function presentSummary(row: LinkRow, origin: string): SmartLinkSummary {
  const path = sharedPath(row);
  return {
    id: row.link_id,
    name: row.name,
    slug: row.is_first && row.custom_slug === null ? row.agent_slug : path.slice("/smartlink/".length),
    url: `${origin}${path}`,
    totalViews: row.views,
    conversationsStarted: row.conversations,
    leadsGenerated: row.leads,
    isActive: row.is_active,
    isFirst: row.is_first,
    totalScans: row.scans,
    sourceTag: row.source_tag,
    language: row.language,
    tone: row.tone,
    brandColor: row.brand_color,
    customSlug: row.custom_slug,
    propertyId: row.property_id,
    createdAt: row.created_at.toISOString(),
    abilities: linkAbilities({ isActive: row.is_active }),
  };
}
