import type { UnderstandContext, Understanding } from "../types.ts";
import { describesSelf } from "../understanding/selfDescriptions.ts";

/** A name as the whole message; its capital and the words before it make any word a name: "I'm Nina", "Soy Tía". */
const selfNamed =
  /^(?:(?:hi|hello|hola|oh|ah|and|y|ok|sorry|perd[oó]n|btw|by the way|por cierto)[,!.\s]+)*(?:i['’]?m|i am|this is|my name is|soy|me llamo|mi nombre es)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})[.!]?$/iu;

export function withPlainName(heard: Understanding, message: string, { asked }: UnderstandContext): Understanding {
  const isOpen = asked === "name" || asked === "showing_request";
  const name = isOpen && heard.slots.name === undefined ? selfNamed.exec(message.trim())?.[1] : undefined;
  if (name === undefined || heard.topics.length > 0) return heard;
  // "Soy haitiana" gets a welcome and is not stored.
  if (describesSelf(name)) return { ...heard, topics: ["household_status"], intents: ["fair_housing_risky"] };
  if (!/^\p{Lu}/u.test(name)) return heard;
  const start = message.indexOf(name);
  return {
    ...heard,
    slots: { ...heard.slots, name },
    evidence: [...heard.evidence, { slot: "name", start, end: start + name.length, text: name }],
    intents: heard.intents.includes("give_info") ? heard.intents : [...heard.intents, "give_info"],
  };
}
