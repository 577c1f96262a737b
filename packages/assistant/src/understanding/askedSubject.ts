import type { AnimalKind } from "./animals.ts";

/** Questions about pets, parking and the building that go beyond what a listing must store. */
const namedSubjects = ["breed", "weight_limit", "guest_parking", "extra_parking", "building_fee", "transit"] as const;
type NamedSubject = (typeof namedSubjects)[number];
/** A question that a reply passes on by name, including a pet that comes along to a showing or has no rules. */
export type AskedSubject = NamedSubject | `pet_${Exclude<AnimalKind, "dog" | "cat">}`;

/** Words of both languages, lowercase and without accents. */
const words: Record<NamedSubject, RegExp> = {
  breed:
    /\b(?:breeds?|razas?|pit ?bulls?|pitt(?:y|ies)|rott(?:weilers?|ies?)|german shepherds?|pastor aleman|dobermans?|husk(?:y|ies)|akitas?|mastiffs?|cane corsos?|dogos?|staff(?:ies?|ordshire)|bully)\b/,
  weight_limit: /\b(?:weight|heavy|limite de peso|limite|pesan?|peso|limits?|\d+ ?(?:lbs?|pounds?|libras))\b/,
  guest_parking:
    /\b(?:guests?|visitors?|street|invitados|visitas|visitantes|(?:en|por) la calle)\b.*\b(?:park\w*|parque\w*|estacion\w*)\b|\b(?:park\w*|parque\w*|estacion\w*)\b.*\b(?:guests?|visitors?|street|invitados|visitas?|visitantes|(?:en|por) la calle)\b/,
  building_fee:
    /\b(?:hoa|condo fees?|association (?:fees?|dues)|maintenance (?:fees?|costs?|dues)|expensas|gastos comunes|(?:cuotas?|pagos?|gastos?|costos?) (?:mensual(?:es)? )?(?:de |del )(?:mantenimiento|condominio|edificio|asociacion)|mantenimiento (?:del edificio|mensual|del condominio)|cuanto (?:es|pagan?|se paga|sale|cuesta) (?:de |el |la )*mantenimiento|el mantenimiento)\b/,
  transit:
    /\b(?:bus|buses|guaguas?|paradas?|trolley|commute|public (?:transit|transport\w*)|transporte publico)\b|\b(?:get|go|travel|commute|way|lleg[oa]\w*|ir|voy|viaj\w*|muevo)\b.*\b(?:by train|by metro|on the (?:metro|train)|without (?:a |my )?car|no car|en (?:el )?(?:tren|metro)|sin carro)\b|\bhow (?:would|do|can|could) (?:i|we) get (?:from|to|there|downtown|around)\b|\bcomo (?:llego|llegamos|llegaria|voy|me muevo)\b/,
  extra_parking:
    /(?<!\b(?:the|el|la|del|al) )\b(?:second|another|extra|additional|more|segundo|otro|adicional|extra) (?:parking|spot|space|one|puesto|parqueo|espacio|estacionamiento)\b/,
};

/**
 * The subject that a question names.
 *
 * @param text Lowercase words without accents or punctuation.
 */
export function readAskedSubject(text: string): NamedSubject | undefined {
  return namedSubjects.find((subject) => words[subject].test(text));
}

/** True for a question about a breed, which a building may exclude even if it takes dogs; same kind of text. */
export function namesBreed(text: string): boolean {
  return words.breed.test(text);
}

const answers =
  "(?:hear|answer\\w*|repl(?:y|ies)|respond\\w*|responses?|get(?:s|ting)? back|back to me|let(?:s|ting)? me know|lmk|be in touch|get in touch|reach(?:es)? out|contacts? me|calls?|texts?|emails?|messages? me|writes?)";
const contesta =
  "(?:contest\\w*|respond\\w*|respuesta|avis(?:a|an|as|e|en|ara|aran|arme|arian?)\\b|llam(?:a|an|ar|ara|aran|arme|aria)\\b|escrib(?:e|en|ira|iran|irme)\\b|me (?:dice|dicen|dira|diran|va a decir|van a decir|deja saber)|decirme|comunica\\w*|contacta\\w*|noticias|razon de)";
/** "When will she let me know?", "does she text back fast?", "¿cuánto se demora en contestar?". */
const replyTime = new RegExp(
  [
    `\\b(?:when|how (?:soon|long|fast|quick|quickly)|what time|by when) (?:will|would|can|could|should|do|does|is|am|are|til+|until|before|it takes?|for|ill|ull) (?!(?:i|we) (?:call|text|email|message|contact|write|reply|answer|respond)\\b)(?:\\w+ ){0,5}?${answers}\\b`,
    `\\b(?:does|will|is|do) (?:she|he|they|it|you|the agent|\\w+) (?:\\w+ ){0,3}${answers}(?: \\w+){0,2} (?:fast|quick|quickly|soon|right away|today|tonight|tomorrow|this week)\\b`,
    `(?:^|\\b(?:y|pero|eso|ok|bueno|entonces|gracias|dale|mas o menos|como) )(?:cuando|a (?:que|q) hora|para cuando|en cuanto tiempo|en cuanto|cuanto tiempo|cuanto|como cuanto|que tanto|como cuando) (?!(?:me |te |le |lo |la |se |ya )?(?:sep|teng|pued|quier|quis|hay|salg|lleg|este\\b|vea|vay))(?:\\w+ ){0,5}?${contesta}`,
    `\\b(?:tarda|demora|se tarda|se demora|tardan|demoran|dilata)\\w* (?:\\w+ ){0,3}${contesta}`,
    `\\b(?:contesta|responde|escribe|llama)n? (?:\\w+ )?(?:rapido|pronto|hoy)$`,
  ].join("|"),
);

/** True for a question about when the agent will answer; the same kind of text. */
export function asksReplyTime(text: string): boolean {
  return replyTime.test(text);
}
