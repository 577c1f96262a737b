import type { Stretch } from "./questionMap.ts";
import type { Reading } from "./reading.ts";

/**
 * True if a number without a noun can answer a question by itself: "2", "con 2 me alcanza", "2 for me and my son". Next
 * to an hour, an age, a floor or something else counted ("after 5", "mi hija de 4", "he's 4", "I work 4 days") it
 * belongs to that.
 */
export function standsAlone(reading: Reading, { start, end }: Stretch): boolean {
  return isUnled(reading, start) && leavesOpen(reading, end);
}

/** The same for a number of people, which any noun may describe: "three college buddies". */
export function isUnled(reading: Reading, start: number): boolean {
  return !isLedElsewhere(reading, start) && !isOfSomebody(reading, start);
}

/** Words before a number that make it an hour, an age, a place in a row or a date. */
const leads =
  /^(?:at|after|before|until|till|since|by|from|around|on|floor|level|aged?|turn(?:s|ing|ed)?|number|unit|apt|line|section|las?|despues|antes|hasta|piso|nivel|edad|cumpl\w+|numero|linea|seccion|zona|desde|dia|los)$/;
/** Words that may come between such a word and the number: "A las 6", "at about 6". */
const between = /^(?:about|like|around|de|las|the|como|tipo|las)$/;

function isLedElsewhere(reading: Reading, start: number): boolean {
  for (let i = start - 1; i >= 0 && (reading.words[i + 1]?.before ?? 0) === 0; i--) {
    const norm = reading.norm(i);
    if (/^(?:least|most|menos|mucho)$/.test(reading.norm(i + 1)) && i + 1 <= start) return false;
    // "Hasta 2" and "from 2" limit a count.
    if (/^(?:hasta|from|desde|around|los)$/.test(norm) && i === start - 1) return hasHourVerb(reading, i);
    if (leads.test(norm)) return true;
    if (!between.test(norm)) return false;
  }
  return false;
}

/** True after a verb that makes a limit about hours: "I work from 9", "estoy libre desde las 5". */
function hasHourVerb(reading: Reading, last: number): boolean {
  for (let i = last; i >= 0; i--) {
    if (hours.test(reading.norm(i))) return true;
    if ((reading.words[i]?.before ?? 0) > 0) return false;
  }
  return false;
}

const hours =
  /^(?:work|works|working|call|text|free|off|shift|class(?:es)?|open|busy|trabaj\w+|llam\w+|escrib\w+|libre|turno|salgo|entro|clases?|ocupad[oa])$/;

/** People, pets and cars, which an age or a number may follow. */
const others = ["kid", "kids", "companion", "companions", "pet", "vehicle"] as const;
/** Words that attach a number to a person: "he's 4", "mi hija tiene 4", "mi hija de 4". */
const ofPerson = /^(?:is|are|was|s|es|son|tiene|tienen|turn\w*|de|age|aged|cumpl\w+|has)$/;
const person = /^(?:he|she|hes|shes|him|her|el|ella|theyre)$/;

function isOfSomebody(reading: Reading, start: number): boolean {
  const link = reading.norm(start - 1);
  if ((reading.words[start]?.before ?? 0) > 0) return false;
  if (person.test(link)) return link !== "el";
  if (!ofPerson.test(link)) return false;
  // "Son 2" is a verb, whatever "son" means in English.
  for (let i = start - 2; i >= 0; i--) {
    if (person.test(reading.norm(i)) || others.some((group) => reading.group(i, group) > 0)) return true;
    if ((reading.words[i]?.before ?? 0) > 0 || reading.group(i, "want") > 0) return false;
  }
  return false;
}

/** Words that continue an answer after its number and don't count anything. */
const goesOn =
  /^(?:w|with|con|for|para|pa|would|will|should|could|might|works?|is|are|es|son|seria|do|does|if|si|max|maximum|minimum|min|because|bc|cuz|since|as|maybe|mejor|nada|no|not|only|solo|total|tho|though|that|thats|preferably|preferiblemente|at|al|como|de|del|me|nos|esta|estan|estaria|bastan?|alcanzan?|sirven?|caben?|sobran?|porque|xq|pq|por|ideally|like|then|now|entonces|ahora|pero|also|too|tambien|in|en|under|less|menos|y|to|a|so|either|cualquiera|la|el|i|my|mi|we|somos|it|idk|jaja\w*|gracias|quizas|minimo|maximo|anything|algo|ya|wide|please|que|q|aunque|sin|without|near|cerca|around|porfa\w*|right|correct|exacto|asi|ok|okay|bro|man|mijo|mija|girl|dude|amig[oa]|hermano|wey|guey|of|full|complet\w+|ones?|flat|even|ish|estamos|estoy|thousand|grand|mil|including|counting|contando|incluyendo|k|bd|bb|h|hab\w*|dorm\w*|cuart\w*|rec\w*|alcob\w*|pieza\w*)$/;

function leavesOpen(reading: Reading, end: number): boolean {
  if (reading.endsClause(end) || reading.words.length <= shortest) return true;
  return answering.some((group) => reading.group(end, group) > 0) || goesOn.test(reading.norm(end));
}

const answering = ["enough", "or", "and", "orMore", "orLess", "is", "but", "plus", "yes", "no", "approx"] as const;
/** Most words of a message that is only a number and one word: "2 pelados". */
const shortest = 2;
