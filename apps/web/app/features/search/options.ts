import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import type { MessageHit } from "@llave/contract/conversations/conversation";
import type { Lead } from "@llave/contract/leads/leads";
import type { Property } from "@llave/contract/listings/properties";
import { paths } from "../../paths.ts";
import type { Command } from "./command.ts";
import { matches } from "./matches.ts";
import type { QuickResults } from "./useQuickSearch.ts";

/** One line: it leads to a page, or does something. */
export type SearchOption = { key: string; to?: string } & (
  | { kind: "lead"; lead: Lead }
  | { kind: "property"; property: Property }
  | { kind: "link"; link: SmartLinkSummary }
  | { kind: "message"; hit: MessageHit }
  | { kind: "allLeads" | "allProperties" }
  | { kind: "command"; command: Command }
);

/** Lines under one title. */
export interface OptionGroup {
  title: "leads" | "messages" | "properties" | "links" | "goTo" | "create" | "do";
  options: SearchOption[];
}

/** What the dashboard already has in memory. */
export interface AtHand {
  links: readonly SmartLinkSummary[];
  commands: readonly Command[];
}

const maxPerKind = 4;

/** Everything that matches the typed text, in the order of the arrow keys; without a text, what can be done. */
export function groupsOf(results: QuickResults | undefined, atHand: AtHand, text: string): OptionGroup[] {
  const commands = commandGroups(atHand.commands.filter(({ words }) => matches(words, text)));
  if (text === "") return commands;
  const groups: OptionGroup[] = [
    { title: "leads", options: leadOptions(results, text) },
    { title: "properties", options: propertyOptions(results, text) },
    { title: "links", options: linkOptions(atHand, text) },
    // Last among the results: a home's number is in many messages about it.
    { title: "messages", options: messageOptions(results) },
    ...commands,
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function listWith(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ q: text })}`;
}

function leadOptions(results: QuickResults | undefined, text: string): SearchOption[] {
  const options = (results?.leads ?? []).map(
    (lead): SearchOption => ({ kind: "lead", key: lead.id, to: paths.lead(lead.id), lead }),
  );
  return results?.moreLeads
    ? [...options, { kind: "allLeads", key: "allLeads", to: listWith(paths.leads, text) }]
    : options;
}

function propertyOptions(results: QuickResults | undefined, text: string): SearchOption[] {
  const options = (results?.properties ?? []).map(
    (property): SearchOption => ({ kind: "property", key: property.id, to: paths.property(property.id), property }),
  );
  return results?.moreProperties
    ? [...options, { kind: "allProperties", key: "allProperties", to: listWith(paths.properties, text) }]
    : options;
}

/** Messages with the text, except from a lead that is already listed. */
function messageOptions(results: QuickResults | undefined): SearchOption[] {
  const listed = new Set(results?.leads.map(({ id }) => id));
  const hits = results?.messages.filter(({ leadId }) => !listed.has(leadId)) ?? [];
  return hits.slice(0, maxPerKind).map((hit) => {
    const { leadId, conversationId, messageId } = hit;
    return { kind: "message", key: leadId, to: paths.message(leadId, conversationId, messageId), hit };
  });
}

function linkOptions({ links }: AtHand, text: string): SearchOption[] {
  const found = links.filter(({ name, slug }) => matches(`${name} ${slug}`, text));
  return found.slice(0, maxPerKind).map((link) => ({ kind: "link", key: link.id, to: paths.smartLink(link.id), link }));
}

function commandGroups(commands: readonly Command[]): OptionGroup[] {
  return (["goTo", "create", "do"] as const).flatMap((title) => {
    const options = commands
      .filter(({ group }) => group === title)
      .map(
        (command): SearchOption => ({
          kind: "command",
          key: command.key,
          ...(command.to !== undefined && { to: command.to }),
          command,
        }),
      );
    return options.length > 0 ? [{ title, options }] : [];
  });
}

/** The index an arrow key leads to: after the last comes the first. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  return (active + step + count) % count;
}
