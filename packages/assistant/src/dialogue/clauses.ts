import { plainWords } from "../understanding/plainWords.ts";

/** A part of a message that says or asks one thing. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  /** The same as plain words. */
  plain: string;
  /** It asks, by its mark or by its form. */
  isQuestion: boolean;
  /** A question mark ends its sentence. */
  isMarked: boolean;
  words: number;
}

/** Both sides of a comma need as many words to do different things. */
const minWords = 2;
/** More clauses than this are read as one: such a text is no chat message. */
const maxClauses = 24;

/** The end of a sentence; a point inside a number, an hour or an abbreviation is none. */
const sentenceEnd = /(?:[!?]+|(?<!\b(?:[ap]|st|ave|dr|apt|no|[A-Za-z]))\.+(?=\s|$|[¿¡])|;|\n+|…)+/gi;
/** Words with which a clause of its own begins behind a comma or "and"; without one, a list goes on. */
const begins =
  "(?:i|im|i'm|id|i'd|ill|i'll|ive|i've|my|we|we're|were|you|u|he|she|they|it|its|it's|this|that|theres|there's|what|whats|what's|when|where|which|who|why|how|hows|is|are|do|does|did|can|could|would|will|should|please|pls|also|need|want|looking|gotta|have to|necesito|tengo que|tell|show|send|let|just|any|anything|but|if|not|yo|mi|mis|me|nos|te|le|se|soy|somos|tengo|tenemos|quiero|quisiera|necesito|busco|es|son|qué|que (?:tan|tal|hay|incluye|tiene|otr\\w+)|cuando|cuándo|donde|dónde|cual(?:es)?|cuál(?:es)?|quien|quién|como|cómo|cuant[oa]s?|cuánt[oa]s?|tiene|tienen|hay|puedo|podemos|podria|podría|aceptan|incluye|esta|está|gracias|thanks|ok|por favor|si|no|a (?:que|qué) hora)";
/** Words and signs that join two clauses. */
const joint = new RegExp(
  `,\\s+(?=¿?${begins}(?![\\p{L}\\d]))|\\s+(?:but|pero|though|aunque|however|so|entonces|asi que|así que|because|porque|cuz)\\s+|\\s+(?=that'?s why|por eso)|\\s+[-–—]+\\s+|\\s+(?=¿)|\\s+(?:and|y|e|also|tambien|también)\\s+(?=¿?${begins}(?![\\p{L}\\d]))`,
  "giu",
);
/** "…, is that ok?" asks about what stands before it. */
const tag =
  /^(?:(?:is|will|would|does|do) (?:that|this|it|you) (?:be |a |an |any )*(?:ok|okay|fine|alright|possible|allowed|problem|an? issue|issue|matter|mind|work|count)|(?:hay|es|sería|seria|tienen?) (?:alg[uú]n |un )?problema|está bien|esta bien|es posible|se puede)[^\p{L}]*$/iu;
const word = /[\p{L}\d]+/gu;

/** Words before a question's own first word. */
const lead =
  "(?:(?:and|but|so|or|ok|okay|also|well|lol|haha|hmm+|hm|hi|hey|hello|yes|yeah|no|nope|great|cool|nice|thanks|thank you|perfect|sure|oh|ah|wait|btw|sorry|please|then|actually|just|y|e|o|pero|bueno|oye|oiga|ay|uy|ah|hola|buenas|gracias|si|dale|listo|perfecto|genial|entonces|tambien|disculpe|disculpa|perdon|out of (?:those|these|them)|of (?:those|these|them|the two)|de (?:es[oa]s|ell[oa]s)|entre (?:es[oa]s|ell[oa]s)|por cierto|pues|mire|mira|buen dia|buenos dias|buenas tardes) )*";
const someone =
  "(?:i|you|u|ya|yall|we|they|he|she|it|its|this|that|these|those|there|the|a|an|my|our|your|their|his|her|any|anyone|anybody|someone|either|both|all|one|everything|pets?|dogs?|cats?|parking|utilities|water|guests|visitors|kids|rent|marisol|most|none)";
/** How a question begins that needs no mark. */
const opens = new RegExp(
  `^${lead}(?:` +
    [
      "(?:whats|what|when|whens|where|wheres|which|who|whos|whose|why|how|hows)\\b",
      `(?:is|are|was|were|do|does|did|can|could|would|will|should|may|am|has|have|isnt|arent|doesnt|dont|cant|wont|must) ${someone}\\b`,
      "(?:any|anything|anyone) (?!day|time|more\\b)\\w+",
      "(?:got|have) (?:any|anything|something)\\b",
      // Spanish; "que" and "como" alone open statements, too.
      "(?:cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|adonde|quien|quienes|por que|para que|a que|en que|de que|desde cuando|hasta cuando|con quien|que (?:tan|tal|tiene|tienen|tienes|incluye|incluyen|hay|pasa|otr\\w+|precio|zona|area|piso|requisitos|documentos|papeles|necesito|mas|me|te|diferencia|horarios?|dias?|hora|tipo|clase|es|son|cosas|fecha)|como (?:es|esta|son|se|hago|puedo|funciona|aplico|le|te|seria|queda))\\b",
      "(?:hay|tienen|tiene|tienes|aceptan|acepta|permiten|permite|incluye|incluyen|puedo|podria|podriamos|podemos|se puede|se pueden|me pueden?|me puedes|podrian|viene con|cobran|piden|aplica|quedan?|sigue|siguen|admiten|dejan|trae|cuenta con)\\b",
      "(?:y si|que tal si)\\b",
      // "And the parking?", "y el depósito": what was asked before is asked of something else.
      "(?<=^(?:and|y|e) )(?:the|any|el|la|los|las|un|una) (?:\\w+ ?){1,4}$",
    ].join("|") +
    ")",
);
/** A question in the clothes of a statement. */
const indirect =
  /\b(?:wondering|wonder if|wonder what|curious (?:if|about|what|how)|any idea|do you know|(?:want|need|like|love) to know|compare (?:the|them|it|both|those)|compara(?:me)?|tell me (?:if|what|whats|how|when|where|why|which|about|more)|let me know (?:if|what|how|when|which|whether)|question (?:about|is)|asking (?:if|about|whether)|(?:queria|quiero|quisiera|necesito|me gustaria) saber|dime (?:si|que|cual|cuanto|cuando|donde|como)|digame (?:si|que|cual|cuanto|cuando|donde|como)|me (?:dices|dice|puedes decir|puede decir|podrias decir|podria decir|confirmas|confirma|cuentas|informas|informa) \w+|sabes (?:si|que|cuanto|cual|cuando|donde)|sabe (?:si|que|cuanto|cual|cuando|donde)|(?:una|otra|mi) (?:pregunta|duda)|saber (?:si|que|cual|cuanto|cuando|donde|como))\b/;
/** "Which is great", "what I need is", "when I get there", "si es posible": no question opens there. */
const noQuestion =
  /^(?:(?:and|but|so|y|pero) )*(?:which (?:is|was|works?|would be) (?:\w+ )?(?:great|good|fine|ok|perfect|nice|too|why|what|a lot|over|more)|what (?:i|we) (?:need|want|said|mean|meant|like)|(?:when|where|how) (?:i|we|my|he|she|they) (?!can\b|could\b|would\b|should\b|do\b)\w+|cuando (?:llegue|pueda|tenga|me|yo|este|termine|salga|quiera|quieras|puedas|sea|vaya|venga)\b|donde (?:trabajo|vivo|estoy|estudio|sea)\b|cuanto antes\b|como (?:te|le|les) (?:dije|decia|comente|mencione)|no (?:tengo|quiero|hay problema|puedo|podemos)\b|any (?:of|is|are|would|will|works?)\b|anything (?:works|is|goes|will|would)\b)/;

/** The message read last: several steps of a turn look at its clauses. */
let lastRead: { message: string; clauses: readonly Clause[] } = { message: "", clauses: [] };

/**
 * Splits a message into sentences, and those at commas and joining words where both sides can stand alone. Offsets are
 * those of the message.
 */
export function clausesOf(message: string): readonly Clause[] {
  if (lastRead.message !== message) {
    const parts = sentencesOf(message).flatMap(partsOf);
    const [whole] = parts.length > maxClauses ? partAt(message, 0, message.length, message.includes("?")) : [];
    lastRead = { message, clauses: (whole ? [whole] : parts).map(withMood) };
  }
  return lastRead.clauses;
}

/** The questions of a message, by their form alone. */
export function questionsOf(message: string): readonly Clause[] {
  return clausesOf(message).filter(({ isQuestion }) => isQuestion);
}

/** The clause in which a stretch of the message lies. */
export function clauseAt(message: string, start: number): Clause | undefined {
  return clausesOf(message).find((clause) => clause.start <= start && start < clause.end);
}

type Part = Omit<Clause, "plain" | "isQuestion">;

function withMood(part: Part): Clause {
  const plain = plainWords(part.text);
  return { ...part, plain, isQuestion: part.isMarked || asks(plain) };
}

function asks(plain: string): boolean {
  return indirect.test(plain) || (opens.test(plain) && !noQuestion.test(plain));
}

function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

function sentencesOf(text: string): Part[] {
  const found: Part[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    found.push(...partAt(text, start, end, match[0].includes("?")));
    start = end;
  }
  found.push(...partAt(text, start, text.length, false));
  return found;
}

/** None where the stretch holds signs alone. */
function partAt(text: string, start: number, end: number, isMarked: boolean): Part[] {
  const part = text.slice(start, end);
  const words = countWords(part);
  if (words === 0) return [];
  const blanks = part.length - part.trimStart().length;
  const trimmed = part.trim();
  return [{ start: start + blanks, end: start + blanks + trimmed.length, text: trimmed, isMarked, words }];
}

function partsOf(sentence: Part): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const match of sentence.text.matchAll(joint)) {
    const left = sentence.text.slice(start, match.index);
    const right = sentence.text.slice(match.index + match[0].length);
    if (countWords(left) < minWords || countWords(right) < minWords || tag.test(right)) continue;
    parts.push(...partAt(sentence.text, start, match.index, false));
    start = match.index + match[0].length;
  }
  parts.push(...partAt(sentence.text, start, sentence.text.length, sentence.isMarked));
  if (parts.length < 2) return [sentence];
  return parts.map((part) => ({ ...part, start: part.start + sentence.start, end: part.end + sentence.start }));
}
