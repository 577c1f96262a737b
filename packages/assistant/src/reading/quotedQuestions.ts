import { isFairWording } from "../listings/wording.ts";
import type { Command } from "./command.ts";
import { overlaps } from "./spans.ts";

/** A longer question is not repeated word for word. */
const maxLength = 110;
/** Fewer words show nobody what was asked. */
const minWords = 3;

/** Words before a question that belong to none: "ok and also …". */
const lead =
  /^(?:[\s,.;:¿?!…-]|(?:and|also|so|but|ok|okay|oh|um|uh|well|wait|then|cool|great|nice|thanks|thank you|hi|hey|hello|lol|btw|y|e|o|tambi[eé]n|pero|if not|si no|bueno|oye|mira|entonces|ah|ay|hola|gracias|otra cosa|buenas(?: tardes| noches)?)(?![\p{L}\d'’]))+/iu;

/** Words that only say that something was asked: "i asked about …", "u didnt say …". */
const asked =
  /^(?:(?:i|we) (?:was |were |just |only )*(?:asked|asking|meant|wanted to know|want to know)(?: (?:u|you))? (?:about |if |whether )?|(?:u|you) (?:still )?(?:didn'?t|did not|never) (?:say|tell me|answer(?: me)?)(?: about)? |(?:solo |yo )?(?:quer[ií]a|quiero) saber |(?:solo |te )?pregunt(?:[eé]|o|aba) (?:por |si |sobre )?|(?:ya )?no me (?:has |ha )?(?:dij\w+|respond\w+|contest\w+|dicho) )/iu;

/** What was masked is not repeated. */
const masked = /•/;
/** Words in which someone says who they are or whom they live with: a question that holds them is passed on unquoted. */
const personal =
  /\b(?:i['’ ]?a?m an?|we['’ ]?a?re|soy|somos|single (?:mom|mother|dad|father|woman|man)|pregnant|wheelchair|disab\w+|blind|deaf|muslim|christian|jew\w*|catholic|church|mosque|synagogue|immigra\w+|visa|undocumented|asyl\w+|black|white|latin\w+|hispanic|asian|gay|lesbian|trans\w*|husband|wife|kids?|child\w*|baby|babies|famil\w+|young|old|senior\w*|voucher|section 8|embarazada|discapac\w+|sill[ao] de ruedas|inmigra\w+|papeles|ni[nñ]\w+|hij\w+|beb[eé]\w*|espos\w+|iglesia|j[oó]ven\w*|negr[oa]s?|blanc[oa]s?|familia\w*)\b/iu;

/** A question in the renter's words as the reply may repeat it: "“can they hold it?”". */
export function quotable(text: string): string | undefined {
  const said = text
    .replace(lead, "")
    .replace(asked, "")
    .replace(/\s+/g, " ")
    .replace(/[\s?¿!.,;:…]+$/u, "");
  const words = said.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < minWords || said.length > maxLength) return undefined;
  if (masked.test(said) || /[“”"«»<>{}]|https?:/.test(said) || personal.test(said) || !isFairWording(said))
    return undefined;
  return `${said}?`;
}

/** Questions with the renter's own words, for passing them on; what a rule of conduct speaks to is never repeated. */
export function withQuotes(commands: readonly Command[], text: string): Command[] {
  const ruled = commands.filter(({ type }) => type === "conduct" || type === "stop" || type === "otherRole");
  return commands.map((command) => {
    const isQuestion = command.type === "ask" || (command.type === "unexplained" && command.asks);
    if (!isQuestion || ruled.some((rule) => overlaps(rule, command))) return command;
    const quote = quotable(text.slice(command.start, command.end));
    return quote === undefined ? command : { ...command, quote };
  });
}
