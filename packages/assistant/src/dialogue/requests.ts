import { plainPart, plainText } from "./asides.ts";

/** Words that ask for a fact: "Gimme the address", "mándame la dirección". */
const requestsFact =
  /^(?:(?:ok|just|so|then|please|pls|can (?:you|u)|could (?:you|u)|porfa|y|solo) )*(?:give|gimme|send|text|tell|drop|share|remind|need|dame|dime|manda(?:me)?|pasa(?:me)?|envia(?:me)?|recuerda(?:me)?|regala(?:me)?|me (?:das|da|mandas|manda|pasas|pasa|dices|envias|regalas))\b/;

/** True for a request for a fact. */
export function asksForFact(text: string): boolean {
  return requestsFact.test(plainText(text));
}

/** Words for how to reach the renter: "Tell her to text me" has one, "tell her about the 13 weeks" doesn't. */
const namesWay =
  /\b(?:call|text|e ?mail|mail|write|whats ?app|message|reach|contact|llam\w+|escrib\w+|correo|mensaje|contact\w+)\b/;

/** True for a request that says by which way the agent reaches the renter. */
export function saysHowToReach(text: string): boolean {
  return namesWay.test(plainText(text));
}

/** Words that want the agent's word, whatever the listing says: "Could you ask if they'd do 3 months?". */
const toAsk =
  /\b(?:(?:can|could|would|will|please|pls|plz) )?(?:you|u|please|pls|plz) (?:please |pls |just )?(?:ask|check with) (?:her|him|them|if|whether|the)\b|\b(?:puedes|puede|podrias|podria|podes|me) (?:le )?pregunt(?:ar|arle|arles|as|a) (?:a|si|al|por)\b|\bpreg[uú]nt(?:ale|ele|enle|eselo|aselo) (?:si|a|por)\b/;

/** True for a question that the renter wants put to the agent. */
export function wantsAgentAsked(text: string): boolean {
  return toAsk.test(plainPart(text));
}
