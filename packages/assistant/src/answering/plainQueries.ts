import { asksForNumber, findAsides, plainPart } from "../dialogue/asides.ts";
import { localTime } from "../dialogue/calendar.ts";
import type { DialogueState } from "../dialogue/state.ts";
import type { Asked, SaidClause } from "../dialogue/turn.ts";
import type { TurnContext } from "../turn.ts";
import type { IsoDate, Topic, Understanding } from "../types.ts";
import { overlaps, stretchOf } from "../understanding/stretches.ts";
import { asksToCompare } from "./comparing.ts";
import { dayIn } from "./holds.ts";
import { homesMentioned } from "./homeMentions.ts";
import type { Query } from "./query.ts";

/** Matches the next of a ranking, whatever came before: "The next cheapest", "el segundo más barato". */
const nextRanked =
  /\b(?:next|second|2nd|third|3rd|siguiente|segund[oa]|tercer[oa]?|proxim[oa])(?: (?:one|most|mas|lo|el|la|de))* (?:cheap\w*|lowest|affordable|expensive|priciest|big\w*|larg\w*|small\w*|barat\w*|economic\w*|car[oa]|grande|chic[oa]|pequen\w*)\b/;
/** Matches the home after the one a ranking named: "And the one after that", "el que le sigue". */
const oneAfter =
  /\b(?:(?:the )?(?:next )?one (?:up |right )?(?:after|above) (?:that|it|this|\d{4}|\d ?\d{3})|whats (?:the )?next|what comes (?:next|after)|the next one|(?:(?:el|la|l[oa]s) )?(?:que|q) (?:le )?sigue|(?:el|la) siguiente|(?:y )?despues de (?:es[ea]|\d ?\d{3}))\b/;
const ofVisits = /\b(?:steps?|paso|week|semana|day|dia|month|mes|time|hora|visit\w*|tour|showing|cita)\b/;
const fewWords = 14;

/** Matches a request for a home's name: "Which one is that?", "¿ese de 2150 cuál es?" */
const whichHome =
  /^(?:(?:y|and|ok|so|but|pero|si|no|entonces|wait) )*(?:(?:es[ea]|eso|este|esta|el|la)? ?(?:de )?(?:\d ?\d{3} )?cual (?:es|era|seria)(?: (?:es[ea]|el de \d ?\d{3}))?|cual (?:depto|apto|apartamento|apartment|propiedad|unidad|casa)(?: (?:es|era))?|(?:which|what) (?:one|home|apartment|apt|place|unit)(?: (?:is|was) (?:that|it|this|the \d ?\d{3}(?: one)?))?|whats that one|whos that)$/;

/** Matches a repeat of the last question for every home: "Yes but of each, please". */
const ofEach =
  /^(?:(?:si|yes|yeah|ok|but|pero|y|and|no|i mean|digo) )*(?:(?:de|for|of|on|from) )?(?:each(?: one)?|every one|all of them|both(?: of them)?|cada un[oa]|tod[oa]s(?: ell[oa]s)?|l[oa]s (?:dos|tres)|amb[oa]s)(?: (?:of them|de ell[oa]s|por ?fa\w*|porfis|please|pls|plz))*$/;

/** Words that check a home's size but don't wish for it: "Is that a studio?", "wait is 308 the studio". */
const checksSize =
  /^(?:(?:wait|but|pero|so|oh|and|y|ok|no|hold on|espera|entonces) )*(?:is|was|isnt|es|era|no es)? ?(?:that|it|this|es[eoa]|este|esta|the \w+ (?:one|place)|(?:el|la) de \w+|\d{3,4})(?: one)?(?: (?:is|es|era|no es))? (?:(?:just|only|actually|really|solo|un|una|a|the|el|la|de) )*(?:studio|estudio|efficiency|[1-4] ?(?:bed\w*|br|bd|cuartos?|habitacion\w*)|(?:one|two|three) bed\w*)(?: or (?:not|what|no)| o no| no| right| verdad)?$|^(?:(?:y|pero|ok|so|and) )*(?:es|its|is it) (?:(?:un|una|a|just|solo) )*(?:studio|estudio|efficiency)(?: no| verdad| right| o no)?$/;

/** Matches a request to itemize a total: "Could you break that down?", "why is it 10,340 to move in?" */
const breaksDown =
  /\b(?:break\w* (?:\w+ ){0,4}down|breakdown|itemi[sz]e\w*|desglos\w+)\b|\b(?:why|how come|por ?que|x ?q)\b.*\b(?:(?:to|for|at) (?:move|moving|get) in|up ?front|(?:para|pa|de) (?:entrar|entrada|mudar\w*))\b/;

/** Words that ask if a home is free at a named time: "Would it still be free in March?", "¿estará libre en marzo?" */
const freeThen =
  /\b(?:(?:still|be|stay|remain) (?:still )?(?:free|available|open)|(?:estar[ai]a?n?|esta|sigue|siga|seguira|quedara) (?:\w+ )?(?:libre|disponible))\b/;

/** Words that ask if a home is free now: "Is the Edgewater one ready yet?", "el de Edgewater está ready ya?" */
const readyNow =
  /\b(?:is|its|esta|ta)\b.*\b(?:ready|list[oa]|vacante|available|free|libre|disponible)(?: (?:ya|now|yet|rn|right now|ahora))+$/;

/** Words that move the last question to another home: "I meant the Doral one", "no, yo hablaba del de Edgewater". */
const meansAnother =
  /\b(?:i (?:just |only |actually )?mea(?:nt?)|(?:i was|im|i am|was) (?:just |only |actually )?(?:asking|talking|referring) (?:about|abt|bout|of|to|for)|i asked (?:about|abt|bout|for)|not that (?:one|place)|(?:yo )?(?:hablaba|hablo|decia|preguntaba|pregunte|me refer\w+|me refiero) (?:de|del|por|a|al|el|la|ese|esa)|(?:quise|queria|quiero) decir|digo (?:el|la|ese|esa|del))\b|^(?:no|nah|nope|wait|espera) (?:no )?(?:(?:not )?that one )?(?:the|el|la) /;
/** Longest such clause in words; longer ones ask something else about the home. */
const longestMeant = 12;

/** Words that repeat the last question for another home: "Is the Brickell Bay one the same?" */
const asksSame =
  /\b(?:is|are|would|es|son|y|and|tambien|does|do)\b.*\b(?:the same|same (?:price|deal|thing|for)|lo mismo|igual(?:es)?|el mismo|la misma)\b/;

/**
 * Reads questions whose words alone say what to do with homes mentioned before, where a classifier that sees one
 * message can't tell: the next of a ranking, which home that was, the same for each home, a comparison of those.
 */
export function readPlainQueries(
  message: string,
  clauses: readonly SaidClause[],
  asks: readonly Asked[],
  heard: Understanding,
  state: DialogueState,
  { properties, market, now }: TurnContext,
): Query[] {
  if (properties.length === 0 || asksForNumber(plainPart(message))) return [];
  const today = localTime(now, market.timeZone).date;
  const parts = [...clauses, ...asks.map(stretchOf)];
  const found = parts.flatMap((clause): Query[] => {
    const said = message.slice(clause.start, clause.end);
    const plain = plainPart(said);
    const { homes: named, isArea } = homesMentioned(plain, properties, market);
    const read = readPlain(plain, state, named.length) ?? readFreeThen(said, plain, state, named.length, today);
    if (read === null) return [];
    const { start, end } = clause;
    return [
      {
        isMarked: true,
        isCheck: read.op === "check",
        scope: "some",
        named,
        isArea,
        text: said,
        own: said,
        start,
        end,
        heard: { ...heard, slots: {}, topics: read.topics },
        ...read,
      },
    ];
  });
  return found.filter((query, at) => !found.slice(0, at).some((other) => overlaps(query, other)));
}

type Plain = Pick<Query, "op" | "topics"> & Partial<Pick<Query, "scope">>;

function readFreeThen(
  said: string,
  plain: string,
  { focus, homesTold: told = [] }: DialogueState,
  named: number,
  today: IsoDate,
): Plain | null {
  if (named === 1 && readyNow.test(plain)) return { op: "check", topics: ["availability"], scope: "one" };
  const knowsHome = named === 1 || (named === 0 && (focus !== null || told.length > 0));
  if (!knowsHome || !freeThen.test(plain) || dayIn(said, today) === undefined) return null;
  return { op: "check", topics: ["availability"], scope: "one" };
}

function readPlain(
  plain: string,
  { answered = [], ranked, focus, homesTold: told = [] }: DialogueState,
  named: number,
): Plain | null {
  const isShort = plain.split(" ").length <= fewWords && !ofVisits.test(plain);
  if (isShort && (nextRanked.test(plain) || (ranked !== undefined && oneAfter.test(plain))))
    return { op: "next", topics: [] };
  const knowsHome = focus !== null || told.length > 0;
  if (knowsHome && whichHome.test(plain)) return { op: "name", topics: [] };
  if ((knowsHome || named > 0) && breaksDown.test(plain))
    return { op: "total", topics: ["move_in_cost"], scope: "one" };
  const topics = answered.filter((topic: Topic) => topic !== "other" && topic !== "distance");
  if (topics.length > 0 && ofEach.test(plain)) return { op: "value", topics };
  if (topics.length > 0 && named > 0 && asksSame.test(plain)) return { op: "value", topics };
  const isShortEnough = plain.split(" ").length <= longestMeant;
  if (topics.length > 0 && named === 1 && isShortEnough && meansAnother.test(plain)) return { op: "value", topics };
  if ((knowsHome || named === 1) && checksSize.test(plain)) return { op: "check", topics: ["bedrooms"] };
  if ((knowsHome || named === 1) && findAsides(plain).includes("more")) return { op: "describe", topics: [] };
  if (asksToCompare.test(plain) && named < 2 && told.length > 1 - named) return { op: "compare", topics: [] };
  return null;
}
