import type { PointingClause } from "./clauseActs.ts";
import { namedFields } from "./fieldCues.ts";
import { plainText } from "./plainText.ts";

/** "Did the owner say yes?": nobody's listing tells. */
export const asksOfPeople =
  /\b(?:did|has|have|does|is|will) (?:she|he|they|the (?:owner|landlord|agent)|marisol|your boss|anyone)\b.*\b(?:sa(?:y|id)|answer\w*|repl\w*|respond\w*|ok|agree\w*|confirm\w*|accept\w*|see|read)\b|\b(?:que dijo|ya (?:dijo|respondio|contesto|confirmo|acepto))\b/;

/** "Can they paint it?", "can they hold it until January?": a favor, which only a person grants. */
export const asksFavor =
  /\b(?:can|could|will|would) (?:they|(?:u|you) guys|the (?:owner|landlord|building|manager)|marisol) (?!(?:allow|take|accept|let|have|include|charge|be|send|show|require|need|ask)\b)\w+|\b(?:podrian|me pueden|pueden|puede (?:el|la) (?:duen[oa]|propietari[oa])) (?!(?:ser|vivir|tener|estar|entrar|visitar|ver|mandar|ensenar|decir|mostrar)\b)\w+r(?:lo|la|me|melo|mela)?\b/;

/** "You didn't tell me the deposit", "nobody answered me on the credit", "no me contestó cuál": the question is still open. */
export const missesAnswer =
  /\b(?:(?:didnt|did not|never|havent|nobody|no one|still (?:dont|havent|waiting)) (?:\w+ ){0,2}(?:answer\w*|tell|told|said?|say|mention\w*|get|got|know|heard)|(?:skipped|ignored|missed)(?: (?:my|the))?|no me (?:ha |has |han )?(?:dij\w+|dicho|respond\w+|contest\w+)|no (?:contest|respond)\w+|te (?:pregunt\w+|vengo preguntando)|sigo sin saber|falta saber)\b/;

/** "I never asked about pets" asks nothing. */
export const deniesAsking =
  /\b(?:(?:i|we) (?:didnt|did not|never|havent) (?:ask\w*|said?|mention\w*)|nobody asked|yo no (?:pregunt|dij|mencion)\w+|(?<!te )no (?:pregunte|dije) (?:nada|por|de|que))\b/;

/** "Furnished or no", "y el depósito", "I just wanted the price and the deposit": a field is asked for in so few words. */
export function asksInFragment({ text, words }: PointingClause): boolean {
  const said = plainText(text);
  if (namedFields(text).length === 0) return false;
  if (/\b(?:or (?:no|not|nah)|o no|yes or no|si o no|right|verdad|cierto)$/.test(said)) return true;
  if (wantsToKnow.test(said)) return true;
  return (
    words <= maxFragmentWords &&
    /^(?:(?:and|also|plus|y|e|tambien) )(?:(?:the|its|what about|el|la|los|las|lo del?|su|de|del) )/.test(said)
  );
}

const wantsToKnow =
  /\b(?:(?:i|we) (?:just |only |simply )?(?:wanted|asked|wanna know|want to know|need to know)(?: to know)?|solo (?:queria|quiero|pregunte|pregunto)|(?:queria|quiero|quisiera) saber|pregunt(?:e|aba) (?:por|si|cuanto|cual|del?))\b/;

const maxFragmentWords = 5;
