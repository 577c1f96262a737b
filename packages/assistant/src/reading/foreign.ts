import { splitClauses } from "./clauses.ts";
import type { Span } from "./command.ts";
import { plainText } from "./plainText.ts";

/**
 * Why the values in a part of a message are no wishes of the renter: they take back what was put down, say what would
 * be, speak of other people, quote or judge something, name a sum that is no rent, or tell the past.
 */
export type ForeignReason = "denied" | "supposed" | "others" | "quoted" | "judged" | "sum" | "past" | "home";

export interface ForeignPart extends Span {
  why: ForeignReason;
  text: string;
}

/** A comma or a word behind which something else is said; a comma inside a number is none. */
const partJoint =
  /,(?=\s)|\s+(?:but|pero|because|porque|cuz|since|so|as[ií] que|entonces|though|aunque|sino|and (?=(?:i|we|my|its?|it'?s)\b)|y (?=(?:yo|mi|me|ahora|lo|la|es)\b))\s*/gi;

interface Part extends Span {
  text: string;
  plain: string;
  /** The sentence it stands in asks. */
  isMarked: boolean;
  /** It is not the whole of its sentence. */
  isPart: boolean;
}

function partsOf(message: string): Part[] {
  return splitClauses(message).flatMap(({ start, text, isMarked, sentence }) => {
    const found: Part[] = [];
    const joints = [...text.matchAll(partJoint)];
    const whole = sentence?.text ?? text;
    for (const [index, from] of [0, ...joints.map((joint) => joint.index + joint[0].length)].entries()) {
      const part = text.slice(from, joints[index]?.index ?? text.length);
      const plain = plainText(part);
      if (plain !== "")
        found.push({
          start: start + from,
          end: start + from + part.length,
          text: part,
          plain,
          isMarked: isMarked || whole.endsWith("?"),
          isPart: joints.length > 0 || sentence !== undefined,
        });
    }
    return found;
  });
}

/** "I never said …", "no dije …": what was put down was not said. */
export const unsaid =
  /\b(?:i|we) (?:(?:never|didnt|did not|havent|wasnt|was not|m not|am not|im not|dont|do not)(?: (?:ever|even|actually|really|once))*) (?:say|said|saying|ask|asked|asking|mention|mentioned|tell you|told you|mean|meant|request|requested|pick|picked|choose|chose|agree|agreed)\b(?: (?:to|for|about|that|i d|id|i would|anything|you|it|any|of))*|\bwho said(?: (?:anything|i|about|that))*|\bwhere did (?:you|u) get\b|\b(?:no|nunca|jamas|tampoco|ni)(?: (?:te|le|les|me|lo|he|habia|estoy|estaba))* (?:dije|dicho|diciendo|pedi|pedido|pidiendo|pregunte|preguntado|preguntando|mencione|mencionado|hable|hablado|hablando|elegi|escogi|quise decir)\b(?: (?:de|del|por|que|nada|a|al|lo|nunca))*|\bquien (?:dijo|hablo|te dijo)(?: (?:de|que|nada))*/;
/** "6000 is not my budget". */
export const isNotMine =
  /\b(?:is not|isnt|s not|was not|wasnt|no es|no era|no son)(?: (?:my|our|mi|nuestr[oa]|the|el|la)\b)(?: (?:\w+ )?(?:budget|presupuesto|rent|renta|max|limit|limite))?/;

/** "I'm not moving Dec 20": not then. */
const notMoving =
  /\b(?:no|nunca|not|never)(?: (?:me|nos|es que me))* (?:mudo|mudamos|mudaria|mudare|moving|move)\b(?! (?:hasta|antes|until|till|before))/;

const relations =
  "(?:wife|husband|spouse|boyfriend|girlfriend|bf|gf|partner|fianc\\w+|mom|mother|mum|dad|father|parents|folks|sister|brother|siblings?|sons?|daughters?|kids?|children|cousins?|aunt|uncle|grand\\w+|nephew|niece|friends?|roommates?|boss|coworkers?|neighbors?|family|mam[ai]|madre|pap[ai]|padres?|herman[oa]s?|hij[oa]s?|espos[oa]|marido|mujer|novi[oa]|pareja|prim[oa]s?|ti[oa]s?|abuel[oa]s?|sobrin[oa]s?|niet[oa]s?|amig[oa]s?|jef[ea]|suegr[oa]s?|cunad[oa]s?|familia)";
const person = `(?:my|our|his|her|mi|mis|nuestr[oa]s?|su|sus|una?|a|los|las)(?: \\w+)? ${relations}|(?:the|el|la|our|nuestr[oa]) (?:baby|bebe)|he|she|ella|they|ellos`;
const auxiliaries =
  "(?:is|are|s|was|were|will|ll|can|could|would|may|might|just|also|only|always|still|wants? to|needs? to|has to|have to|gonna|going to|may be|esta|estan|va|van|va a|van a|quieren?|pueden?|me|nos|lo|la|solo|tambien|a)";
/** Somebody else visits, works, pays, earns or lives elsewhere: nobody moves in, and nothing of it is the renter's. */
const othersDo = new RegExp(
  `\\b(?:${person})(?: ${auxiliaries})* (?:visit\\w*|fly\\w*|arriv\\w+|landing|lands?|due|born|llegan?|vuelan?|nace|coming|come|comes|in town|here (?:for|until|till)|help\\w*|driv\\w+|works?|working|studies|studying|pays?|paying|paid|makes|earns?|rents?|live[sd]?|living|owns?|bought|got|found|visitar?|visita|visitando|de visita|viene|vienen|venir|vino|vinieron|acompan\\w+|ayud\\w+|maneja|trabaj\\w+|estudia\\w*|paga\\w*|gana\\w*|renta\\w*|vive|viven|vivia\\w*|compr\\w+|consigui\\w+)\\b`,
);
/** … unless they will live with the renter. */
const joinsRenter =
  /\b(?:with (?:me|us)|conmigo|con nosotros|(?:live|living|move|moving|vivir|mudar\w*) (?:in |together|juntos|aca|aqui)|moving in|and (?:i|me)|y yo|to live|a vivir|me and|yo y)\b/;

/** "If I took a roommate", "si lo comparto": what would be. A limit that is raised in thought is a wish. */
const supposedIn =
  /^(?:(?:and|but|or|so|ok|y|pero|o|also|maybe) )*(?:if|suppose|supposing|assuming|in case|unless) (?:i|we|he|she|they|my|our|someone|id|ill|im|were)\b(?! (?:can |could |were to )?(?:find|found|need|want|get (?:one|something)|go(?: up)? to|stretch|pay|went(?: up)? to)\b)/;
const supposedEs =
  /^(?:(?:y|pero|o|entonces|ahora|bueno) )*(?:si|suponiendo que|en caso de que|a menos que) (?!(?:hay|tienen?|tienes|es posible|se puede|puedes?|encuentro|consigo|necesito|quiero|busco|subo|pago|pongo|incluye|acepta\w*)\b)(?:(?:yo|me|nos|lo|la|mi|ella|el|le) )*\w+/;
const ofRoommate =
  /^(?:(?:and|but|or|y|pero|o|maybe|ya) )*(?:with|con|splitting with|sharing with|compartiendo con|compartido con)(?: (?:a|an|un|una|my|mi))* (?:room ?mates?|roomies?|rumi|companer[oa]s?(?: de (?:cuarto|piso|casa))?|friends?|amig[oa]s?|someone|alguien)\b/;
const amount = /\b\d{3,5}\b|\b\d{1,2} ?\d{3}\b|\b\d{1,2}(?: \d)? ?k\b|\bmil\b/;

/** "You just said …", "me dijiste …": the words of the assistant. */
const ofAssistant =
  /\b(?:you|u|yall)(?: (?:guys|literally|just|already|even|also|only|had|have|ve|keep|kept))* (?:said|told|say|saying|showed|showing|sent|sending|wrote|offered|offering|listed|mentioned|suggested|suggesting|put me|asked|answered)\b|\b(?:me|nos|lo que)(?: (?:habias?|has|han))? (?:acab\w+ de (?:decir|dar|ofrecer|mostrar|mandar)|dijiste|dijeron|dices?|pusiste|pusieron|mostraste|mostraron|mandaste|mandaron|ofreciste|ofrecieron|preguntaste|preguntas?)\b|\bdijiste\b|\bacab\w+ de (?:decir|ofrecer)/;
/** "I asked about the Brickell one, not Edgewater": which home is meant, and no place to move to. */
const asksAbout =
  /\b(?:i|we)(?: (?:was|were|m|am|had|have|just|only|already))* (?:asked|asking|ask|talking|talked|talk|mean|meant|referring) (?:you )?(?:about|of|to the|the \w+(?: \w+)? (?:one|place|unit))\b|\b(?:im|am) (?:asking|talking|referring) (?:about|to)\b|\b(?:pregunt[eo]|preguntaba|preguntando|hablo|hablaba|hablando|me refiero|me referia|refiriendome|digo|decia)(?: yo)? (?:por (?:el|la|los|las)|del?|al?|sobre|el de|la de)\b/;

/** "2150 is a stretch", "3200 se me hace mucho": the sum is judged, and not offered. */
const judged =
  /\b(?:is|are|s|seems?|sounds?|looks?|feels?|would be|es|son|seria|parece|hace|ya)(?: (?:kinda|kind of|a|an|bit|little|too|way|so|really|very|pretty|such|un|una|poco|muy|demasiado|bastante|super|como|mas de|me))* (?:stretch|steep|much|high|expensive|pricey|lot|crazy|insane|wild|ridiculous|rough|tough|tight|mucho|mucha|muchisimo|car[oa]|carisim[oa]|demasiado|alto|locura|dinero|plata|dineral)\b|^(?:(?:wow|uff+|omg|damn|jeez|dios|ay|ay dios|almost|casi|like|whoa|wait) )+\$?\d[\d ]*k?(?: (?:wow|damn|uff|jaja|lol|omg|is|es)\b.*)?$/;
const accepted = /\b(?:but|pero) (?:ok|fine|doable|i can|puedo)|\bdoable\b|\bi can (?:do|swing)\b/;
/** Money that is paid once: "6 mil up front", "I have 5000 to move in". */
const paidOnce =
  /\b(?:up ?front|to (?:move in|get in|start)|move ?in (?:cost|money|total)|deposits?|down payment|first and last|saved|savings|fees?|de entrada|entrada|por adelantado|adelantad[oa]s?|para (?:mudarme|mudarnos|entrar|empezar)|deposito|ahorr\w+|cuota)\b/;
const ofRent =
  /\b(?:budget|presupuesto|rent|renta|alquiler|month|months|monthly|mes|meses|mensual\w*|max|maximo|tops?|hasta|up to|under|less than|menos de)\b/;
/** What somebody earns is no rent. */
const earned =
  /\b(?:i|we|he|she)(?: (?:currently|only|do|usually|both|m|now))* (?:make|makes|earn|earns|gross|net|bring home|making)\b|\b(?:salary|income|sueldo|salario|ingresos?)\b|\b(?:gano|ganamos|gana)\b/;
const affords = /\b(?:budget|presupuesto|rent|renta|alquiler|afford|can (?:do|pay)|puedo|alcanza)\b/;
/** "Right now we pay 2400": for the home they live in. */
const paysNow =
  /\b(?:i|we)(?: (?:currently|now|already|m|re|am|are|only))* pay(?:ing)?\b|\b(?:ahora|actualmente|ahorita|hoy)(?: \w+)? (?:pago|pagamos)\b|\b(?:pago|pagamos)\b.*\b(?:ahora|actualmente|ahorita)\b/;
const past =
  /\b(?:used to|(?:was|were) (?:paying|renting|living)|i (?:paid|rented)|we (?:paid|rented)|back (?:when|then)|pagaba\w*|pague|rentaba\w*|alquilaba\w*|vivia\w*|antes (?:pag|viv|rent)\w+)\b/;
/** "It's available Dec 20": when the home is free, and not when anybody moves. */
const homeFree =
  /\b(?:its|it is|it|thats|that one|this one|that|the \w+(?: \w+)? one|esta|ese|esa|el de \w+|la de \w+)(?: (?:only|is|s|will be|would be|se|queda|esta|estaria))* (?:available|ready|free|vacant|open|disponible|libre|list[oa]|desocupa\w*)\b/;

function reasonOf(part: Part): ForeignReason | null {
  const { plain, isMarked, isPart } = part;
  const isSum = amount.test(plain);
  if (unsaid.test(plain) || notMoving.test(plain) || (isSum && isNotMine.test(plain))) return "denied";
  if (ofAssistant.test(plain)) return "quoted";
  if (asksAbout.test(plain)) return "quoted";
  if (supposedIn.test(plain) || (isMarked && isPart && supposedEs.test(plain))) return "supposed";
  if (isSum && ofRoommate.test(plain)) return "supposed";
  if (othersDo.test(plain) && !joinsRenter.test(plain)) return "others";
  if (isSum && judged.test(plain) && !accepted.test(plain)) return "judged";
  if (isSum && earned.test(plain) && !affords.test(plain)) return "sum";
  if (isSum && paysNow.test(plain) && !ofRent.test(plain)) return "past";
  if (isSum && paidOnce.test(plain) && !ofRent.test(plain)) return "sum";
  if (past.test(plain)) return "past";
  return !isMarked && homeFree.test(plain) ? "home" : null;
}

/** The parts of a message whose values are not the renter's search. */
export function foreignParts(message: string): ForeignPart[] {
  const found: ForeignPart[] = [];
  for (const part of partsOf(message)) {
    const last = found.at(-1);
    const goesOn = last?.why === "quoted" && goesOnDenying.test(part.plain) && part.start - last.end <= 2;
    const why = goesOn ? last.why : reasonOf(part);
    if (why) found.push({ start: part.start, end: part.end, text: part.text, why });
  }
  return found;
}

/** "I asked about the Doral one, not Brickell": the same thing is told on. */
const goesOnDenying = /^(?:and |y )?(?:not|no)\b/;

/** The message with blanks for the parts, as long as before. */
export function withoutParts(message: string, parts: readonly Span[]): string {
  return parts.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    message,
  );
}

const negations =
  /(?<![\p{L}])(?:not|never|no|nunca|jam[aá]s|tampoco|ni|(?:is|are|was|do|did|have)n['’]?t)(?![\p{L}])/giu;

/** The message with blanks for everything but the part, and for the words that deny it: what was not said. */
export function deniedOnly(message: string, { start, end, text }: ForeignPart): string {
  const said = text.replace(negations, (word) => " ".repeat(word.length));
  return " ".repeat(start) + said + " ".repeat(message.length - end);
}
