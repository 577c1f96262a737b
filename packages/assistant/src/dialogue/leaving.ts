import type { Aside } from "./aside.ts";
import { findAsides } from "./asides.ts";
import type { Turn } from "./turn.ts";

const leaving: ReadonlySet<Aside> = new Set<Aside>(["awaits", "browses", "farewell", "think"]);

/** "Mid December, but let me think, thanks", "lee@mail.example, bye": whoever leaves the chat is asked nothing more. */
export function leaves({ heard, message }: Pick<Turn, "heard" | "message">): boolean {
  return heard.intents.includes("goodbye") || findAsides(message).some((aside) => leaving.has(aside));
}

/** True if the reply says when the agent answers, or that something was passed on: the renter's next word waits for that. */
export function waitsForAgent({ acts }: Pick<Turn, "acts">): boolean {
  return acts.some(
    (act) =>
      act.type === "will_ask_agent" ||
      (act.type === "conduct" && act.rule === "expected") ||
      (act.type === "aside" && act.about === "notify"),
  );
}
