import type { Slots } from "@llave/assistant";
import type { LeadNote } from "@llave/contract/leads/leadChanges";
import type { Lead, LeadDetail, LeadTodo, ListedLead, RelatedLead } from "@llave/contract/leads/leads";
import { factTopic } from "@llave/contract/listings/properties";
import { type duplicatesOf, matchedOf, type mergedInto } from "./changes/merge.ts";
import type { NoteRow } from "./history/notes.ts";
import { leadAbilities, memberAbilities } from "./leadPolicy.ts";
import type { LeadDetailRow, LeadRow, ListedLeadRow, TaskRow, ThreadRow } from "./repository.ts";
import { searchFacts } from "./searchFacts.ts";
import type { TodoRow } from "./todos/todos.ts";

/** A lead as the list shows it. */
export function presentLead(row: LeadRow): Lead {
  return {
    id: row.lead_id,
    conversationId: row.conversation_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    budget: row.budget,
    timeline: row.timeline,
    area: row.area,
    bedrooms: (row.bedrooms ?? null) as Lead["bedrooms"],
    source: row.source,
    status: row.status,
    stage: row.stage,
    score: row.score,
    language: row.language,
    lastMessage: row.last_message,
    needsYou: row.needs_you,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A lead in the list, with its open to-do that is due first. */
export function presentListedLead(row: ListedLeadRow): ListedLead {
  return {
    ...presentLead(row),
    nextTodo: row.next_todo,
    waitingSince: row.waiting_since?.toISOString() ?? null,
  };
}

/** A to-do for the agent who wrote it. */
export function presentTodo(row: TodoRow): LeadTodo {
  return {
    id: row.todo_id,
    text: row.text,
    dueOn: row.due_on,
    done: row.done_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Data read in addition to a lead's own row. */
interface LeadExtras {
  tasks: TaskRow[];
  threads: ThreadRow[];
  duplicates: Awaited<ReturnType<typeof duplicatesOf>>;
  merged: Awaited<ReturnType<typeof mergedInto>>;
}

/** A lead with everything except its thread. */
export function presentLeadDetail(row: LeadDetailRow, { tasks, threads, duplicates, merged }: LeadExtras): LeadDetail {
  return {
    ...presentLead(row),
    abilities: presentAbilities(row),
    facts: searchFacts(shownSlots(row), row.pet_pounds ?? undefined).map((fact) => presentFact(fact, row)),
    reasons: row.reasons,
    tasks: tasks.map((task) => ({
      id: task.task_id,
      kind: task.kind as LeadDetail["tasks"][number]["kind"],
      topic: task.topic === "" || task.kind === "promise" ? null : task.topic,
      urgent: task.urgent,
      quote: task.quote,
      address: task.address,
      savesTo: task.asks_of_listing && factTopic.safeParse(task.topic).success ? task.address : null,
      hasDraft: task.has_draft,
      createdAt: task.created_at.toISOString(),
    })),
    refused: row.refused,
    notice:
      row.notice_version === null || row.notice_at === null
        ? null
        : { version: row.notice_version, shownAt: row.notice_at.toISOString() },
    linkName: row.link_name,
    homeId: row.home_id,
    createdAt: row.created_at.toISOString(),
    doneAt: row.needs_you ? null : (row.done_at?.toISOString() ?? null),
    rent: row.rent,
    commission: row.commission,
    lostReason: row.lost_reason,
    duplicates: duplicates.map((other) => ({
      ...presentRelated(other),
      matched: matchedOf(other),
    })),
    merged: merged.map((part) => ({
      ...presentRelated(part),
      matched: part.matched,
      by: part.by,
      at: part.at.toISOString(),
      abilities: memberAbilities(part, row),
    })),
    threads: threads.map((thread) => ({
      conversationId: thread.conversation_id,
      startedAt: thread.created_at.toISOString(),
      lastHeardAt: thread.heard_at.toISOString(),
      needsYou: thread.needs_you,
    })),
  };
}

/** A lead on a page isn't removed, so we don't send whether it can be restored. */
function presentAbilities(row: LeadDetailRow): LeadDetail["abilities"] {
  const { change, remove, merge, invite } = leadAbilities(row);
  return { change, remove, merge, invite };
}

function presentRelated(row: LeadExtras["merged" | "duplicates"][number]): RelatedLead {
  return {
    id: row.lead_id,
    conversationId: row.conversation_id,
    name: row.name,
    score: row.score,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

/** A note for the agent who wrote it. */
export function presentNote(row: NoteRow): LeadNote {
  return {
    id: row.note_id,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** The search as told, and the area and size of the home that it is about. */
function shownSlots({ slots, area, bedrooms }: LeadDetailRow): Slots {
  return {
    ...(area !== null && { area }),
    ...(bedrooms !== null && { bedrooms: bedrooms as Slots["bedrooms"] }),
    ...slots,
  };
}

/** The renter's own words and an earlier value for each captured detail. A budget is two slots in one line. */
function presentFact(fact: LeadDetail["facts"][number] | ReturnType<typeof searchFacts>[number], row: LeadDetailRow) {
  const slots: (keyof Slots)[] = fact.slot === "budget" ? ["budget_max", "budget_min"] : [fact.slot];
  const quoted = slots.find((slot) => row.quotes[slot] !== undefined);
  const corrected = slots.find((slot) => row.corrected[slot] !== undefined);
  return {
    ...fact,
    quote: quoted === undefined ? null : (row.quotes[quoted] ?? null),
    ...(slots.every((slot) => row.slots[slot] === undefined) && { fromHome: true as const }),
    ...(corrected !== undefined && { before: row.corrected[corrected] as LeadDetail["facts"][number]["value"] }),
  };
}
