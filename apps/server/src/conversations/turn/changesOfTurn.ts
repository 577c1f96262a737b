import { greeting, type TurnResult } from "@llave/assistant";
import { newId } from "../../db/newId.ts";
import { storedOffers } from "../../showings/chat/offers.ts";
import { withAnswered } from "../../threads/storing/store.ts";
import { type NewMessage, noticeVersion, type TurnWrite } from "../../threads/storing/turnWrite.ts";
import { marketDay } from "../../time/marketDay.ts";
import type { DecidedTurn } from "./decideTurn.ts";
import { draftsOf, givenAnswers, renewedDrafts, rewordsTo, supersededDrafts, tasksOf } from "./draftsOfTurn.ts";
import { explanationOf, groundsOf } from "./explanation.ts";
import { leadOf } from "./leadOf.ts";
import { learnedFrom } from "./learned.ts";

/** What a decided turn writes. */
export function changesOfTurn(decided: DecidedTurn): TurnWrite {
  const { message, key, mark, before, context, result } = decided;
  const now = new Date(context.now);
  const lead = leadOf(result, context.properties, message.inquiry?.source ?? message.link.sourceTag);
  const messages = newMessages(decided);
  const renterSeq = before?.messageCount ?? (message.by ? 0 : 1);
  return {
    key,
    before,
    conversationId: before?.conversationId ?? newId(now),
    channel: message.by?.channel ?? "web",
    leadId: before?.leadId ?? (lead ? newId(now) : null),
    now,
    day: marketDay(now, context.market.timeZone),
    language: result.replyLanguage,
    state: result.state,
    status: statusOf(result),
    isComplete: result.isComplete,
    contactOnly: context.contactOnly ?? false,
    noticeVersion,
    repeatsNotice: result.events.some(({ type }) => type === "notice_repeated"),
    answered: withAnswered(before?.answered ?? [], mark, renterSeq),
    messages,
    lastMessage: result.storedText,
    lead,
    tasks: tasksOf(result),
    drafts: draftsOf(result, context),
    renewed: renewedDrafts(result, before, context),
    superseded: supersededDrafts(result, before),
    rewordsTo: rewordsTo(result, before),
    answers: givenAnswers(result, before),
    events: eventsOf(result),
    ownAnswers: ownAnswersIn(result),
  };
}

function statusOf(result: TurnResult): TurnWrite["status"] {
  if (result.state.owner === "nobody") return "stopped";
  if (result.pending || result.state.owner === "human") return "waiting";
  return result.isComplete ? "completed" : "active";
}

/** The renter's message and the reply; before the first message on a chat page, the greeting it showed. */
function newMessages({ message, before, context, result, change, madeBy }: DecidedTurn): NewMessage[] {
  const offers = storedOffers(result, message.link, context, change);
  const assistant = { role: "assistant", author: "assistant", learned: [] } as const;
  const first = before?.messageCount ?? (message.by ? 0 : 1);
  const renter: NewMessage = {
    seq: first,
    role: "user",
    author: "renter",
    content: result.storedText,
    language: result.understanding.language,
    learned: learnedFrom(result, before?.state ?? null),
    grounds: [],
  };
  const opening: NewMessage[] =
    before || message.by
      ? []
      : [
          {
            ...assistant,
            seq: 0,
            content: greeting(context),
            language: context.languageHint,
            grounds: [],
          },
        ];
  const reply: NewMessage[] =
    result.reply === ""
      ? []
      : [
          {
            ...assistant,
            seq: first + 1,
            content: result.reply,
            language: result.replyLanguage,
            grounds: groundsOf(result.grounds, context),
            why: explanationOf(result, madeBy),
            ...(offers && { offers }),
          },
        ];
  return [...opening, renter, ...reply];
}

/** The agent's own answers used in a sent reply; none for a reply that waits for the agent. */
function ownAnswersIn({ reply, said }: TurnResult): string[] {
  if (reply === "") return [];
  return [...new Set(said.flatMap(({ act }) => (act.type === "answer_own" ? [act.id] : [])))];
}

function eventsOf(result: TurnResult): TurnWrite["events"] {
  return result.events.flatMap((event) => {
    if (event.type === "task" || event.type === "showing") return [];
    return [{ kind: event.type, detail: "what" in event ? event.what : "" }];
  });
}
