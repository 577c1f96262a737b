import type { SlotName } from "../types.ts";
import { plainPart } from "./asides.ts";

/** The first clause, which is the answer: "Yes, 2. Is the water included?". */
const firstClause = /^[^.!?;,\n]*/u;

const agreesAtOnce =
  /^(?:(?:oh|ah|ok|okay|uh|um|pues|bueno|ay|lol|jaja\w*|well) )*(?:y(?:es|ea|eah|ep|up|ah)|ya|sure|correct|right|exactly|of course|absolutely|si|sip|sii+|claro|exacto|correcto|asi es|por supuesto|eso mismo|esa misma?|dale|perfecto|perfect)(?: (?:it is|it does|thats? (?:right|it|fine|perfect)|that works|works|2|two|dos|1|one|una?|please|pls|me|us|senor\w*|mijo|bro|wey|claro|si|eso|gracias|thanks|thx|2 (?:is|are) (?:fine|good|ok)))*$/;

const agreesToRent = new RegExp(
  [
    "^(?:(?:yes|yea|yeah|yep|ya|ok|well|si|bueno|pues|claro|oh) )*(?:(?:its|it is|thats|that is|thatll be|it would be|should be|would be|were|we are|im|all) )?(?:ok|okay|okey|fine|good|great|doable|cool|alright|all right|perfect|manageable|reasonable|no problem|in (?:my|our|the) (?:range|budget)|within (?:my|our|the) (?:range|budget))(?: (?:with|for|by) (?:me|us|that|it))?(?: .*)?$",
    "\\b(?:i|we) (?:can|could|should be able to|will be able to) (?:\\w+ )?(?:do|swing|afford|manage|handle|make|cover|pay) (?:that|it|this)\\b",
    "\\b(?:splits?|split it|splitting it)\\b.*\\b(?:fine|ok|okay|good|works?|easy|doable|bien)\\b|^(?:it|that|yea that|yeah that|yes it) (?:works?|fits|does)(?: (?:for (?:me|us)|fine|ok))?$",
    "\\b(?:makes?|earns?) (?:good|enough|decent|great) (?:money|income)\\b|\\bgana(?:mos|n)? (?:bien|buen|suficiente)\\b",
    "\\b(?:bit|little|lil|kinda|kind of|pretty|poco|algo|medio) (?:\\w+ )?(?:high|tight|steep|pricey|expensive|apretad[oa]|just[oa]|car[oa]|alt[oa])\\b.*\\b(?:but|pero)\\b (?:\\w+ ){0,2}(?:ok|okay|fine|yes|yea|yeah|good|doable|can|works?|si|sii|dale|bien|puedo|podemos|llego|llegamos|va|acepto|entra)\\b",
    "^(?:yea |yeah |ya |i )*(?:i )?guess(?: so)?$|^(?:no|sin|not a) (?:problem|problema|worries)\\w*$",
    "^(?:(?:si|sip|claro|pues|bueno|justo|yo|nosotros|q|que) )*(?:(?:me|nos) (?:alcanza|sirve|queda bien|funciona|cuadra|parece bien)|entra(?: (?:bien|justo|perfecto))?|llego|llegamos|podemos|puedo|esta (?:bien|perfecto|dentro|ok)|ta bien|de acuerdo|acepto|sale|va)(?: .*)?$",
    "^(?:entre (?:los|las|nosotr\\w+|todos) ?(?:dos|2|tres|3)?)(?: .*)?\\b(?:si|bien|entra|podemos|llegamos|alcanza|perfecto|ok)\\b|^(?:justo|exacto|justito|justa)(?: (?:pero|si|lo que).*)?$",
  ].join("|"),
);
const refuses =
  /\b(?:no(?! (?:problem|worries|hay problema|pasa nada|issue))|nope|nah|not(?! a problem)|cant|cannot|dont|doesnt|isnt|too (?:much|high|expensive)|over (?:my|our)|lost|muy (?:car|alt)\w+|demasiado|tampoco|no me|se pasa|me paso|if|si (?:bajan|me|hay|fuera))\b/;

/** True if a message accepts the size or the rent that the previous question assumed, whatever else it says. */
export function acceptsSupposed(message: string, slot: SlotName): boolean {
  const first = plainPart(firstClause.exec(message.trimStart())?.[0] ?? "");
  if (agreesAtOnce.test(first)) return true;
  const isAsked = message.slice(first.length).trimStart().startsWith("?");
  if (slot !== "budget_max" || isAsked) return false;
  const sentence = plainPart(/^[^.!?;\n]*/u.exec(message.trimStart())?.[0] ?? "");
  return agreesToRent.test(sentence) && !refuses.test(sentence) && !/\d{3}/.test(sentence);
}
