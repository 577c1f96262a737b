import { plainText } from "./asides.ts";
import type { DialogueState } from "./state.ts";
import { raise, type Turn } from "./turn.ts";
import { replyTime } from "./whenData.ts";

/** True if the agent was asked not to call, and nothing since then allows it. */
export function isCallRuledOut({ raised }: DialogueState): boolean {
  const wishes = raised.filter((key) => key.startsWith("contact_wish:"));
  return wishes.at(-1)?.includes('"not":["call"') ?? false;
}

/** "Email me, don't call", "text after 4": acknowledged and passed on to the agent. It isn't a request for a person. */
export function noteContactWish(turn: Turn): void {
  const { contactWish: wish, heard } = turn;
  if (!wish) return;
  raise(turn, "contact_wish", { detail: JSON.stringify(wish) });
  // "Text me if something comes up" waits for news, not for an answer.
  const isForNews = ifNews.test(plainText(turn.message));
  const asksForAgent = heard.intents.includes("ask_human") && turn.state.owner === "assistant" && !isForNews;
  turn.acts.push({
    type: "contact_wish",
    wish,
    ...(asksForAgent && { expected: replyTime(turn) }),
  });
}

const ifNews =
  /\b(?:if|when|once|si|cuando|apenas) (?:\w+ ){0,2}?(?:something|anything|one|another|more|new|algo|alguno|alguna|otro|otra|sale|salga|hay|haya|aparece|aparezca|entra|entre|se desocup\w+|se libera)\b/;
