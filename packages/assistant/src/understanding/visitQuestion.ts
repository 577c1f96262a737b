/** What renters ask about a showing besides its day and time. */
export const visitSubjects = [
  "bring_pet",
  "visit_parking",
  "visit_entry",
  "visit_length",
  "visit_host",
  "visit_address",
  "contact_way",
] as const;
export type VisitSubject = (typeof visitSubjects)[number];

/** A clause that asks about a showing itself, by its position in the message. */
export interface VisitAsked {
  subject: VisitSubject;
  start: number;
  end: number;
}

/** Phrases by whether a clause needs a showing in the conversation to be about one. */
interface Phrases {
  /** The words alone show that a showing is meant. */
  always: RegExp;
  /** They mean a showing only next to one that is offered, arranged or named. */
  beside?: RegExp;
}

const visit = "(?:showings?|tours?|visits?|viewings?|appointments?|appt|visitas?|citas?|recorridos?)";
const pet = "(?:dogs?|doggy|pupp(?:y|ies)|pup|cats?|kitty|pets?|perr\\w+|gat[oi]\\w*|mascotas?)";
const day =
  "(?:(?:on )?(?:the )?(?:day of|that day|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today|manana|hoy|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|ese dia)";
const person = "(?:she|he|they|you|u|somebody|someone|the agent|ella|el|usted(?:es)?|la agente|alguien)";

/** Words of both languages, lowercase and without accents. */
const phrases: Record<VisitSubject, Phrases> = {
  bring_pet: {
    always: new RegExp(
      `\\b(?:bring|take|have|llev\\w+|traer\\w*|come with|ir con|voy con|venir con)\\b.*\\b${pet}\\b.*\\b(?:to|for|during|at|along|a|en|al) (?:the |our |my |la |mi |el )?(?:${visit})\\b|\\b(?:he|she|they|him|her|${pet}) (?:come|be|tag along|go|join\\w*)\\b.*\\b${visit}\\b|\\b(?:puede|pueden) (?:ir|venir)\\b.*\\b${pet}\\b|\\b${pet} (?:\\w+ )?(?:comes?|coming|goes|joins?|tags?|puede|pueden|podria|viene|va)\\b.*\\b${visit}\\b`,
    ),
    beside: new RegExp(
      `\\b(?:bring|(?:i|we) take|llev\\w+|traer\\w*)\\b(?: \\w+){0,3} ${pet}\\b|\\b(?:can|could|may|is it ok if) (?:i|we) (?:bring|take) (?:him|her|them)\\b|\\b(?:can|could) (?:he|she|my ${pet}|our ${pet}|the ${pet}) (?:come|tag along|join)\\b|\\b(?:puedo|podemos|podria|podriamos|puede) (?:llevarl[oa]s?|traerl[oa]s?|ir con (?:el|la|mi) ${pet})\\b|\\bl[oa]s? (?:puedo|podemos) (?:llevar|traer)\\b|\\b${pet} (?:\\w+ )?(?:comes? (?:along|with|too)|tags? along|(?:puede|pueden|podria) (?:ir|venir|entrar)|viene conmigo|va conmigo)\\b`,
    ),
  },
  visit_parking: {
    always: new RegExp(
      // "Hay parking para mi carro y para visitas" is about guests of the home.
      `(?<!\\b(?:hay|tiene|is there|does it have) (?:\\w+ )?)\\b(?:park(?:ing)?|wheres parking|parkeo|parque\\w*|estacion\\w*|(?:dejo|dejar|pongo|meto) (?:el|mi) (?:carro|auto|coche|troca|camion))\\b.*\\b(?:(?:for|during|when|at|para|durante|en) (?:the |our |my |la |mi )?${visit}|when (?:i|we) (?:come|visit|go|get there|arrive|see)|cuando (?:vaya|vayamos|llegue|lleguemos|este|voy|vamos))\\b|\\bwhere\\b.*\\bpark ${day}\\b|\\bdonde\\b.*\\b(?:parque\\w*|estacion\\w*|dejo el carro)\\b.*\\b${day}\\b`,
    ),
    beside:
      /\bwhere (?:do|should|can|could|would|will) (?:i|we|he|she|they|my \w+|people|you) park\b|\bdonde (?:me |nos |se )?(?:puedo |podemos |puede )?(?:parque\w*|estacion\w*|dejo el carro|dejamos el carro)\b/,
  },
  visit_entry: {
    always:
      /\bhow (?:do|would|will|can|should) (?:i|we|you) (?:even )?get (?:in|inside|into|up|past)\b|\b(?:do|should|will) (?:i|we) (?:have to |need to )?(?:buzz|ring|call up|check in)\b|\bcomo (?:entro|entramos|se entra|subo|subimos|hago para entrar|hacemos para entrar)\b|\bpor donde (?:entro|entramos|se entra|subo)\b/,
    beside:
      /\bwhere (?:do|should|will|are|can|exactly do) (?:i|we|you|u)(?: \w+){0,2} (?:meet|meeting|wait|go in)\b|\b(?:meet|wait|esper\w*|recib\w*|buscar\w*|baj\w*|abr\w*)\b.*\b(?:downstairs|lobby|outside|front desk|entrance|upstairs|abajo|afuera|recepcion|entrada|la puerta)\b|\bdonde (?:nos )?(?:vemos|encontramos|juntamos|espero|esperamos)\b/,
  },
  visit_length: {
    always: new RegExp(
      `\\bhow (?:long|much time)\\b.*\\b(?:${visit})\\b|\\b(?:cuanto|que tanto) (?:tiempo )?(?:dura|demora|tarda|toma|lleva)\\w*\\b.*\\b(?:${visit}|ver\\w*)\\b`,
    ),
    beside:
      /\bhow (?:long|much time) (?:does|will|would|do|should|is) (?:it|this|that|we|i)(?: usually| normally)?(?: take| last| need| be| plan for)?$|\b(?:cuanto|que tanto) (?:tiempo )?(?:dura|demora|tarda|toma)\w*(?: eso| mas o menos)?$/,
  },
  visit_host: {
    always:
      /\bwho(?:s|ll)? (?:is |will |do |should )?(?:be )?(?:(?:going to|gonna) )?(?:meets?|meeting|greets?|shows?|showing|lets?|letting|i meet|we meet|i ask for|we ask for|there)\b|\bquien (?:me |nos |lo |la |va a )*(?:recib|esper|atiend|atend|muestr|mostr|ensen|abr|va a estar)\w*/,
    beside:
      /\b(?:will|is|are) (?:it be )?(?:you|u|she|somebody|someone|anybody|the agent)(?: be)? (?:there|meeting (?:me|us)|showing (?:me|us|it)|(?:the one )?(?:show|meet)(?:ing)?(?: me| us| it)?)\b|\b(?:va a|van a|vas a) estar (?:usted|alguien|ella)\b|\b(?:alguien|ella) (?:va a estar|nos espera|me espera|estara)\b/,
  },
  visit_address: {
    always:
      /\b(?:whats?|what is|send|give|text|need|remind|have|get|just|jus|only)\b.*\b(?<!e ?mail )(?:the |that |exact |full )?ad+r?es+s?\b(?! (?:me|us|the issue))(?: again| again pls| please| pls| for (?:it|the visit|gps)| then| so i| so we)*|\bad+r?es+s? (?:again|please|pls)\b|\b(?:cual|que|dame|mandame|pasame|enviame|me (?:mandas?|pasas?|das?|repites?)|cual era|solo|repit\w+)\b.*\b(?:la )?direccion\b/,
  },
  contact_way: {
    always: new RegExp(
      `\\bhow (?:will|does|is|would|are|do) ${person}(?: \\w+)? (?:contact|reach|text|write|call|message|get (?:back )?(?:to|in touch|a ?hold)|let me know|confirm)\\w*|\\bhow (?:will|do|would) (?:i|we) (?:hear|know|find out|get (?:the )?confirm\\w*)\\b|\\b(?:will|does|is) ${person} (?:going to |gonna )?(?:text|call|email|write|message)\\w*(?: me| us)? or (?:text|call|email|write|message)\\w*|\\b(?:what|which) (?:number|email|phone)\\b.*\\b(?:text|call|write|contact|reach|use)\\w*\\b(?: me)?$|\\b(?:por donde|como|a que (?:numero|correo|telefono)|por que (?:medio|via)) (?:me|nos) (?:va a |van a |vas a )?(?:escrib|contact|llam|avis|confirm|localiz|busc)\\w*`,
    ),
  },
};

/** Words for an approval: how long it takes isn't the length of a showing. */
const ofProcess =
  /\b(?:hoa|appro\w*|aprob\w*|aprueb\w*|association|asociacion|board|appl(?:y|ying|ication\w*)|aplic\w+|solicitud|process|proceso|credit\w*|background|paperwork|papeleo|tramites?)\b/;

/** Words for moving in, with which a pet isn't just coming along. */
const ofMoving = /\b(?:mov\w+|live|living|lease|rent\w*|mud\w+|vivir|contrato)\b/;

/**
 * What a clause asks about a showing; undefined for anything else.
 *
 * @param text Lowercase words without accents or punctuation.
 * @param isBeside True if a showing is offered, arranged or named in the message.
 * @param message The words of the whole message: "how long does it take" goes on with what was asked before.
 */
export function readVisitQuestion(text: string, isBeside: boolean, message = text): VisitSubject | undefined {
  return visitSubjects.find((subject) => {
    if (subject === "bring_pet" && ofMoving.test(text)) return false;
    const { always, beside } = phrases[subject];
    if (subject === "visit_length" && ofProcess.test(message)) return false;
    return always.test(text) || (isBeside && beside?.test(text));
  });
}
