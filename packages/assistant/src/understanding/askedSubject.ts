/** Questions that no listing stores an answer to. Each has a name in the replies, so the reply can say what the agent is asked. */
export const askedSubjects = [
  "noise",
  "den",
  "room_sizes",
  "breed",
  "weight_limit",
  "guest_parking",
  "extra_parking",
  "shared_room",
  "holidays",
  "reply_time",
  "guarantor",
  "subletting",
  "renewal",
  "changes",
  "light",
  "houses",
] as const;
export type AskedSubject = (typeof askedSubjects)[number];

/** Words of both languages, lowercase and without accents. */
const words: Record<AskedSubject, RegExp> = {
  noise: /\b(?:quiet|quieter|loud|nois\w*|soundproof\w*|ruid\w*|tranquil\w*|silencios\w*|bulla|bullicio\w*)\b/,
  den: /\b(?:den|home office|extra room|bonus room|cuarto extra)\b/,
  room_sizes:
    /\b(?:size of the (?:bed)?rooms|(?:bed)?rooms? (?:are |is )?(?:the )?(?:same|equal|different|big|small)\w*|(?:cuartos|habitaciones|recamaras) (?:\w+ ){0,2}(?:mism\w*|iguales|grandes?|chic\w+|pequen\w+))\b/,
  breed: /\b(?:breeds?|razas?|pit ?bulls?|rottweilers?|german shepherds?|pastor aleman)\b/,
  weight_limit: /\b(?:weight|heavy|limite de peso|limite|pesan?|peso|limits?|\d+ ?(?:lbs?|pounds?|libras))\b/,
  guest_parking:
    /\b(?:guests?|visitors?|street|invitados|visitas|visitantes|(?:en|por) la calle)\b.*\b(?:park\w*|parque\w*|estacion\w*)\b|\b(?:park\w*|parque\w*|estacion\w*)\b.*\b(?:guests?|visitors?|street|invitados|visitas?|visitantes|(?:en|por) la calle)\b/,
  extra_parking:
    /\b(?:second|another|extra|additional|more|segundo|otro|adicional|extra) (?:parking|spot|space|one|puesto|parqueo|espacio|estacionamiento)\b/,
  shared_room: /\b(?:shared?|share a|cuarto compartido|compartid\w+|compartir)\b/,
  holidays: /\b(?:thanksgiving|christmas|holidays?|new years?|navidad|feriados?|fiestas|dia de accion de gracias)\b/,
  reply_time:
    /\b(?:when (?:will|can|should|does|is) \w+ (?:\w+ ){0,2}(?:back|call|reply|answer|respond|text|email)|cuando (?:me )?(?:va a )?(?:llama|responde|contesta|escribe)\w*)\b/,
  guarantor: /\b(?:co ?signers?|guarantors?|fiador\w*|aval|garante\w*|codeudor\w*)\b/,
  subletting: /\b(?:sub ?let\w*|sub ?leas\w*|airbnb|subarrend\w*|subalquil\w*)\b/,
  renewal: /\b(?:renew\w*|extend\w*|renov\w*|extender|prorrog\w*)\b/,
  changes: /\b(?:paint(?:ing)?|hang|drill|remodel\w*|pintar|colgar|remodelar)\b/,
  light: /\b(?:sunlight|natural light|bright|luz natural|luminos\w*)\b/,
  houses: /\b(?:single family|houses?|town ?homes?|townhouses?|duplex|casas?)\b/,
};

/**
 * The subject that a question names.
 *
 * @param text Lowercase words without accents or punctuation.
 */
export function readAskedSubject(text: string): AskedSubject | undefined {
  return askedSubjects.find((subject) => words[subject].test(text));
}
