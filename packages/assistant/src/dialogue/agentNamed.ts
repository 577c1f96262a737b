/** Names with fewer letters are also words: "Jo", "Al". */
const fewestLetters = 3;

/** Words before the agent's name as an object; a verb or question word makes it the subject. */
const toldTo = "(?:ask|tell|remind|let|check with)";
const askedOf = "(?:can|could|may|does|do|did|will|would|if|whether)";
const doing = "(?:can|could|may|will|would|does|doesn['’]?t|dont|has)";
/** Words after the name in a question about the agent; "Is Marisol the one writing?" asks who answers here. */
const present = "(?:be|there|meeting|showing|gonna|going)";
const doingInSpanish = "(?:va a|nos|me|estar[aá])";

/**
 * Replaces the agent's first name with "her", "she" or "ella", which the phrases look for: "Ask Marisol if …", "can
 * Marisol call me?". Every position stays the same.
 *
 * @param agent the agent's full name
 */
export function withPronounForAgent(message: string, agent: string): string {
  const name = agent.split(/\s+/)[0]?.replace(/[^\p{L}]/gu, "") ?? "";
  if (name.length < fewestLetters || !message.toLowerCase().includes(name.toLowerCase())) return message;
  const own = `${name}(?![\\p{L}\\d]|['’]s)`;
  const as = (pronoun: string): string => pronoun.padEnd(name.length);
  const english = message
    .replace(new RegExp(`(?<=\\b${toldTo}\\s+)${own}`, "giu"), as("her"))
    .replace(
      new RegExp(
        `(?<=\\bis\\s+)${own}(?=\\s+${present}\\b)|(?<=\\b${askedOf}\\s+)${own}|(?<![\\p{L}\\d])${own}(?=\\s+${doing}\\b)`,
        "giu",
      ),
      as("she"),
    );
  if (name.length < "ella".length) return english;
  return english.replace(
    new RegExp(
      `(?<=\\b(?:(?:va|van) a estar|(?:d[ií]le|decile|d[ií]gale|preg[uú]nt\\p{L}+) a)\\s+)${own}|(?<![\\p{L}\\d])${own}(?=\\s+${doingInSpanish}\\b)`,
      "giu",
    ),
    as("ella"),
  );
}
