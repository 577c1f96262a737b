/** What an agent's message has to mention to answer an item, in either language. An item without words stays open. */
const words: Record<string, RegExp> = {
  // Kinds. Any message from the agent answers a renter who asked for the agent.
  ask_human: /\S/,
  showing:
    /\d\s?(?:a\.?\s?m|p\.?\s?m|:\d\d)|\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|confirm\w*|showing|see it|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|visita\w*|verlo|verla)\b/i,
  voucher: /voucher|section 8|secci[oó]n 8|cup[oó]n/i,
  accommodation: /accommodat|assist|service animal|modif|ajuste|asistencia|adapta/i,
  screening: /criteria|credit|screen|background|income|criterio|cr[eé]dito|antecedentes|ingreso/i,
  negotiation: /\$|rent|price|discount|lower|owner|renta|precio|descuento|rebaja|due[ñn]/i,
  access: /\bkeys?\b|code|lockbox|llave|c[oó]digo|portero|doorman/i,
  scam: /\bpay|deposit|zelle|wire|scam|pag[oaeu]|dep[oó]sito|estafa/i,
  privacy: /data|privacy|erase|delete|datos|privacidad|borr/i,
  private_contact: /private|share|privado|comparti/i,
  // Topics of questions that no listing answers.
  price: /\$|\brent\b|price|\brenta\b|precio|alquiler/i,
  deposit: /deposit|dep[oó]sito/i,
  fees: /\bfees?\b|cargo|cuota|tarifa/i,
  move_in_cost: /move.?in|first month|total|deposit|mudar|primer mes|dep[oó]sito|entrada/i,
  availability: /availab|still (?:there|open|free)|rented|taken|disponib|rentad|libre|ocupad/i,
  bedrooms: /bed|room|studio|habitaci|cuarto|rec[aá]mara|estudio/i,
  bathrooms: /bath|baño/i,
  square_feet: /sq|feet|size|pies|tamaño|metros/i,
  address: /address|located|\bst\b|\bave?\b|direcci|calle|ubica/i,
  area: /area|neighborhood|block|zona|barrio|vecindario/i,
  pets: /\bpets?\b|\bdogs?\b|\bcats?\b|animal|mascota|perr|gat[oa]/i,
  pet_fee: /\bpets?\b|\bdogs?\b|\bcats?\b|mascota|perr|gat[oa]/i,
  parking: /park|garage|parqueo|estacionamiento|garaje/i,
  furnished: /furni|amuebla|mueble/i,
  laundry: /laundr|washer|dryer|lavander|lavadora|secadora/i,
  utilities: /utilit|water|electric|\bgas\b|servicios|agua|luz|electricidad/i,
  air_conditioning: /\bac\b|a\/c|air|aire/i,
  pool: /pool|piscina|alberca/i,
  gym: /gym|fitness|gimnasio/i,
  balcony: /balcon|terrace|patio|balc[oó]n|terraza/i,
  view: /view|vista/i,
  elevator: /elevator|ascensor|elevador/i,
  doorman: /doorman|concierge|front desk|portero|conserje|recepci[oó]n/i,
  appliances: /applianc|fridge|dishwasher|stove|electrodom|nevera|refrigerador|lavaplatos|estufa/i,
  internet: /internet|wi-?fi|cable/i,
  storage: /storage|closet|bodega|dep[oó]sito|almac/i,
  lease_term: /lease|month|year|contrato|mes|año/i,
  application: /appl(?:y|ication)|solicitud|aplica/i,
  requirements: /require|criteria|credit|income|requisito|criterio|cr[eé]dito|ingreso/i,
  accessibility: /access|ramp|wheelchair|step|rampa|silla de ruedas|escal/i,
  floor: /floor|piso|planta/i,
  photos: /photo|picture|video|foto/i,
  distance: /minute|mile|walk|drive|far|minuto|milla|camin|lejos|cerca/i,
  smoking: /smok|fum/i,
  occupancy_limit: /people|person|occup|personas|ocupantes/i,
};

interface Asked {
  kind: string;
  topic: string;
  /** The home that a question is about; null if it is about none in particular. */
  address: string | null;
}

/**
 * The open items that an agent's message answers. Of the same question about several homes, it answers those whose
 * address it begins to say ("100 SW …"), or else the newest.
 * @param items the newest first
 */
export function answeredBy<Item extends Asked>(text: string, items: readonly Item[]): Item[] {
  const answered = items.filter((item) => answers(text, item));
  return answered.filter((item) => {
    const same = answered.filter(({ kind, topic }) => kind === item.kind && topic === item.topic);
    const named = same.filter(({ address }) => namesHome(text, address));
    return named.length > 0 ? named.includes(item) : same[0] === item;
  });
}

/** True if a text has the number and the first word of an address' street. */
function namesHome(text: string, address: string | null): boolean {
  const begun = address
    ?.toLowerCase()
    .match(/^\s*\d+\s+[\p{L}\d]+/u)?.[0]
    .trim();
  return begun !== undefined && text.toLowerCase().includes(begun);
}

/** True if an agent's message answers what an open item asks. */
export function answers(text: string, { kind, topic }: { kind: string; topic: string }): boolean {
  return words[kind === "knowledge_gap" ? topic : kind]?.test(text) ?? false;
}

const sentence = /[^.!?¡¿\n]+[.!?]*/g;
const promise =
  /\b(?:i['’]?ll|i will|i['’]?m going to|let me)\s+(?:send|check|ask|find out|get back|call|text|e-?mail|confirm|let you know|look into|forward|share|follow up)\b|\b(?:te|le|les|se l[oa])\s+(?:mando|env[ií]o|mandar[eé]|enviar[eé]|confirmo|confirmar[eé]|aviso|avisar[eé]|llamo|llamar[eé]|escribo|escribir[eé]|paso|pasar[eé]|consigo)\b|\b(?:voy a|vamos a)\s+(?:preguntar|averiguar|revisar|confirmar|mandar|enviar|llamar|pasar|escribir)|\b(?:averiguo|d[eé]jame (?:ver|revisar|preguntar|confirmar|averiguar))\b/i;

/** The sentence in which the agent promises something for later, or null. A question is an offer, not a promise. */
export function promiseIn(text: string): string | null {
  for (const [part] of text.matchAll(sentence)) {
    if (promise.test(part) && !part.trimEnd().endsWith("?")) return part.trim();
  }
  return null;
}
