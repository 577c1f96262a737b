import type { AskableSlot } from "../types.ts";

/**
 * Messages that mean something only as a whole. The `stop` words are an intent; the
 * opt-in and help words are Twilio's, with their Spanish counterparts, which carriers do not handle.
 */
const START = /^(start|unstop|iniciar|comenzar|reanudar)$/;
const HELP = /^(help|info|ayuda)$/;

/** Answers that leave the choice open: "Anywhere", "I don't mind". */
const INDIFFERENT =
  /^(anywhere|any ?where|any|all|all of (them|those|these|it)|todas|todos|todas ellas|todos ellos|any area|any is fine|no preferences?|i have no preference|(i )?dont (really )?(mind|care)|it doesnt matter|doesnt matter|whatever|wherever|whichever|any of (them|those|these)( (works?|is (fine|ok|good)|are (fine|ok|good)))?|either( one)?( (works|is fine|is ok))?|(you|u) (choose|pick|decide)|whatever (you have|you got|youve got|is available|works|comes up)|anything( (works|is fine|goes|you have))?|when ?ever( works)?|any ?time( works)?|cualquiera de (esos|esas|ellos|ellas|los tres|las tres)( (esta bien|me sirve))?|(el|la) que sea|escoge tu|tu (escoges|decides|eliges)|donde sea|en donde sea|cualquiera|cualquier (zona|lugar|lado|parte)|en cualquier (zona|lugar|lado|parte)|me da (igual|lo mismo)|da igual|no me importa|no importa|lo que (sea|haya|tengas|tengan|salga|este disponible)|cualquier cosa|como sea|cuando sea|cuando (puedas|puedan|quieras|quieran)|a cualquier hora|sin preferencias?|no tengo preferencias?)$/;

/** Messages that neither answer nor refuse: "I don't know yet". */
const UNDECIDED =
  /^(idk|dunno|not sure|im not sure|not sure yet|i dont know|i dont know yet|dont know|no idea|havent decided|no se|no lo se|no se aun|no se todavia|todavia no se|aun no se|aun no lo se|no estoy segur[oa]|ni idea|no tengo idea)$/;

/** Words that leave a choice open in the middle of others, by the slot they leave open: "Anywhere", "no limit". */
const LEFT_OPEN: Partial<Record<AskableSlot, RegExp>> = {
  area: /\b(anywhere|any (area|neighborhood|location|part of town)|wherever|open to (any|all) areas?|you tell me|(whatever|anything) (is |thats )?(close|near)|tu (dime|me dices)|(que|cual) (zona )?me recomiendas|donde sea|cualquier (zona|lugar|parte|lado|barrio|area)|(la zona|el lugar) (me da igual|no importa)|no (me )?importa (mucho )?(la zona|el lugar|el barrio|donde)|(area|location|neighborhood) (doesnt|does not|isnt) (really )?(matter|important)|(dont|do not) care where|(doesnt|does not|dont) (really )?matter where|not (too )?picky about (the )?(area|location|neighborhood))\b/,
  budget_max:
    /\b(whatever it (takes|costs)|no (price )?limit|(budget|money|price) (is|isnt|is not) (not )?(a|an|no) (problem|issue|object)|no budget|lo que (sea|cueste)|sin limite|no tengo limite|el dinero no es problema|no importa (el precio|cuanto))\b/,
  bedrooms: /\b(any size|any number of (bed)?rooms|cualquier tamano|los cuartos (me da igual|no importan))\b/,
};

/** Slots that the message leaves open, so that they need no question. */
export function slotsLeftOpen(message: string): AskableSlot[] {
  const text = plainWords(message);
  return (Object.keys(LEFT_OPEN) as AskableSlot[]).filter((slot) => LEFT_OPEN[slot]?.test(text));
}

function bare(message: string): string {
  return message
    .trim()
    .toLowerCase()
    .replace(/[.!¡?¿\s]+/g, "");
}

/** Lowercase words without accents, apostrophes or punctuation. */
function plainWords(message: string): string {
  return message
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z]+/g, " ")
    .trim();
}

/** True when the whole message leaves the choice open. */
export function isIndifferent(message: string): boolean {
  return message.length <= 40 && INDIFFERENT.test(plainWords(message));
}

/** Words around a "don't know" that add nothing to it. */
const HEDGES =
  /^(?:(?:pues|mmm+|la verdad|honestly|well|um+|uh+|ay|bueno|eh|hm+|ok|tbh|yo) )+| (?:digame usted|dime tu|tu dime|usted dime|you tell me|que dices|que me dice|la verdad|tbh|honestly|to be honest|lol|jaja\w*|exactamente|exactly)+$/g;

/** An undecided beginning with a word or two added, which isn't an answer either: "Idk somewhere cheap". */
const UNDECIDED_FIRST = /^(?:idk|dunno|not sure|no idea|no se|ni idea|todavia no se|aun no se)(?: \w+){1,4}$/;

/** True when the whole message says that the renter does not know yet. */
export function isUndecided(message: string): boolean {
  if (message.length > 40) return false;
  const text = plainWords(message).replace(HEDGES, "").trim();
  return UNDECIDED.test(text) || (UNDECIDED_FIRST.test(text) && !message.includes("?"));
}

/** Starts the conversation once more; nothing was misunderstood: "Need a spot", "ando buscando algo". */
const SEEKS =
  /\b(?:need|want|looking for|look for|hunting for|find(?:ing)?|get)\b.*\b(?:place|spot|apartment|apt|apts|home|house|crib|condo|somewhere|something|rental|unit|studio|help)\b|\b(?:busco|buscando|necesito|quiero|ando buscando)\b.*\b(?:algo|apartamento|apto|apartaestudio|depa|departamento|casa|lugar|vivienda|piso|alquiler|renta|ayuda|donde vivir)\b/;

/** Asks for the question again; the renter wasn't the unclear one: "Huh?", "¿cómo?". */
const ECHO =
  /^(?:huh|what|sorry|pardon|come again|say (?:that )?again|what do you mean|como|mande|que|perdon|eh|como asi|no entendi|no entiendo|i dont (?:understand|get it))$/;

/** True when the message asks what the last question was about. */
export function isEcho(message: string): boolean {
  return message.length <= 40 && ECHO.test(plainWords(message));
}

/** True when a short message only says that the renter is looking for a home. */
export function seeksHome(message: string): boolean {
  return message.length <= 60 && SEEKS.test(plainWords(message));
}

/** True when the whole message asks to receive messages again. */
export function isStart(message: string): boolean {
  return message.length <= 20 && START.test(bare(message));
}

/** True when the whole message asks who this is and how to stop. */
export function isHelp(message: string): boolean {
  return message.length <= 20 && HELP.test(bare(message));
}
