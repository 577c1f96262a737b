/** Both of two things have to be said, in any order. */
const both = (one: RegExp, other: RegExp) =>
  new RegExp(`^(?=[\\s\\S]*(?:${one.source}))[\\s\\S]*(?:${other.source})`, "i");

const time =
  /\d\s?(?:a\.?\s?m|p\.?\s?m)\b|\d:\d\d|\b(?:at|a las?)\s(?:1[0-2]|[1-9])\b(?!\s*(?:%|[nsew]{1,2}\b|\d|min|mi|month|mes))|\bnoon\b|\bmediod[ií]a\b/;
const confirmation = /\bconfirm(?:ed|ing|o|amos|ad[oa]s?)\b|\b(?:can|i|we) confirm\b|\bpuedo confirmar\b/;
const day =
  /\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/;
const seeing =
  /\bshow(?:s|ing|ings)?\b|\btours?\b|\bvisits?\b|\b(?:see|seeing) (?:it|you)\b|\bmeet\b|\b(?:come|stop) by\b|\bcan do\b|\bworks?\b|\b(?:is|are) (?:fine|good|ok|perfect)\b|\bvisitas?\b|\bverl[oa]s?\b|\bte espero\b|\bnos vemos\b|\b(?:mostrar|enseñar)|\bpuedo\b|\bme sirve\b|\bva bien\b|\bcita\b/;

const amount = /\$|\bmonths?\b|\bmes(?:es)?\b/;
const pet = /\bpets?\b|\bdogs?\b|\bcats?\b|\bmascotas?\b|\bperr(?:[oa]s?|it[oa]s?)\b|\bgat(?:[oa]s?|it[oa]s?)\b/;
const charge =
  /\$|\bfees?\b|\bcharges?\b|\bcosts?\b|\bfree\b|\bdeposit|\bcargos?\b|\bcuotas?\b|\bcost[oa]s?\b|\bcuesta|\bcobra|\bgratis\b|\bdep[oó]sito/;

/**
 * What an agent's message has to mention to answer an item, in either language. An item without words stays open: one
 * left open costs a click, but one closed by mistake costs the renter the answer.
 */
const words: Record<string, RegExp> = {
  // Kinds. Any message from the agent answers a renter who asked for the agent.
  ask_human: /\S/,
  showing: new RegExp(`${time.source}|${confirmation.source}|${both(day, seeing).source}`, "i"),
  voucher: /\bvouchers?\b|\bsection 8\b|\bsecci[oó]n 8\b|\bcup[oó]n/i,
  accommodation:
    /\baccommodat|\bassistance\b|\b(?:service|support) animal|\bmodif|\bajustes?\b|\basistencia\b|\badapta/i,
  screening:
    /\bcriteria\b|\bcredit\b|\bscreen(?:ing)?\b|\bbackground\b|\bincome\b|\bcriterios?\b|\bcr[eé]dito\b|\bantecedentes\b|\bingresos?\b/i,
  negotiation:
    /\$|\brent\b|\bprices?\b|\bdiscounts?\b|\blower\b|\bowners?\b|\brenta\b|\bprecios?\b|\bdescuentos?\b|\brebaja|\bdue[ñn][oa]s?\b/i,
  access: /\bkeys?\b|\bcodes?\b|\blockbox\b|\bllaves?\b|\bc[oó]digos?\b|\bportero\b|\bdoorman\b/i,
  scam: /\bpay(?:ing|ments?)?\b|\bdeposit|\bzelle\b|\bwire\b|\bscams?\b|\bpag(?:[oa]s?|ar|ues?)\b|\bdep[oó]sito|\bestafa/i,
  privacy: /\bdata\b|\bprivacy\b|\beras(?:e|ed|ing)\b|\bdelet(?:e|ed|ing)\b|\bdatos\b|\bprivacidad\b|\bborr/i,
  private_contact: /\bprivate(?:ly)?\b|\bshar(?:e|ed|es|ing)\b|\bprivad[oa]s?\b|\bcompart/i,
  // Topics of questions that no listing answers.
  price:
    /^(?![\s\S]*\b(?:deposit|fees?\b|dep[oó]sito|cargos?\b|cuotas?\b))[\s\S]*\$|\brent\b|\bprices?\b|\brenta\b|\bprecios?\b|\balquiler\b/i,
  deposit: /\bdeposit|\bdep[oó]sito/i,
  fees: /\bfees?\b|\bcargos?\b|\bcuotas?\b|\btarifas?\b/i,
  move_in_cost: both(
    amount,
    /\bmove.?in\b|\bfirst month|\btotal\b|\bdeposit|\bmudar|\bprimer mes\b|\bdep[oó]sito|\bentrada\b/,
  ),
  availability:
    /(?<!\bi['’]m |\bi am |\bwe['’]re |\bwe are )\bavailab|\bstill (?:there|open|free)\b|\brented\b|\btaken\b(?! care)|\bdisponib|\brentad[oa]s?\b|\blibres?\b|\bocupad[oa]s?\b/i,
  bedrooms: /\bbed(?:room)?s?\b|\brooms?\b|\bstudios?\b|\bhabitaci|\bcuartos?\b|\brec[aá]maras?\b|\bestudios?\b/i,
  bathrooms: /\bbath(?:room)?s?\b|\bbaños?\b/i,
  square_feet: /\bsq(?:\b|ft\b|uare\b)|\bf(?:ee|oo)t\b|\bft\b|\bsize\b|\bpies\b|\btamaño\b|\bmetros\b/i,
  address: /(?<!mail )\baddress\b|\blocated\b|\bst\b|\bave?\b|\bdirecci|\bcalle\b|\bubica/i,
  area: /\bareas?\b|\bneighborhood|\bblocks?\b|\bzonas?\b|\bbarrios?\b|\bvecindario|área/i,
  pets: new RegExp(`${pet.source}|\\banimal(?:e?s)?\\b`, "i"),
  pet_fee: both(pet, charge),
  parking:
    /\bparking\b|\bpark(?:ed)? (?:your|a|one|in|on|there|here|for)\b|\bto park\b|\bgarages?\b|\bparqueos?\b|\bestacionamientos?\b|\bgarajes?\b/i,
  furnished: /\b(?:un)?furni|\b(?:des)?amuebla|\bmuebles\b/i,
  laundry: /\blaundr|\bwashers?\b|\bdryers?\b|\blavander|\blavadoras?\b|\bsecadoras?\b/i,
  utilities: /\butilit|\bwater\b|\belectric|\bgas\b|\bservicios\b|\bagua\b|\bluz\b/i,
  air_conditioning: /\bair.?condition|\bcentral air\b|\ba\/?c\b|\baire\b(?! libre)/i,
  pool: /\bpools?\b|\bpiscinas?\b|\balbercas?\b/i,
  gym: /\bgyms?\b|\bfitness\b|\bgimnasios?\b/i,
  balcony: /\bbalcon|\bterraces?\b|\bpatios?\b|\bbalc[oó]n|\bterrazas?\b/i,
  view: /\bviews?\b|\bvistas?\b/i,
  light: /\b(?:sun)?light\b|\bbright\b|\bsunny\b|\bluz\b|\bluminos/i,
  noise: /\bnois[ey]|\bquiet|\bloud\b|\bsoundproof|\bruido|\btranquil|\bsilencios/i,
  den: /\bdens?\b|\b(?:home )?office\b|\bestudio\b|\boficina\b/i,
  elevator: /\belevators?\b|\bascensor|\belevador/i,
  doorman: /\bdoorm[ae]n\b|\bconcierge\b|\bfront desk\b|\bporteros?\b|\bconserje|\brecepci[oó]n/i,
  appliances:
    /\bapplianc|\bfridges?\b|\brefrigerator|\bdishwashers?\b|\bstoves?\b|\belectrodom|\bneveras?\b|\brefrigerador|\blavaplatos\b|\bestufas?\b/i,
  internet: /\binternet\b|\bwi-?fi\b|\bcable\b/i,
  storage: /\bstorage\b|\bclosets?\b|\bbodegas?\b|\btrasteros?\b|\balmac[eé]n/i,
  lease_term: /\blease\b|\bmonths?\b|\byears?\b|\bcontrato\b|\bmes(?:es)?\b|\baños?\b/i,
  application: /\bappl(?:y|ying|ications?)\b|\bsolicitud|\baplica/i,
  requirements:
    /\brequire|\bcriteria\b|\bcredit\b|\bincome\b|\brequisitos?\b|\bcriterios?\b|\bcr[eé]dito\b|\bingresos?\b/i,
  accessibility:
    /\baccessib|\bramps?\b|\bwheelchair|\bstep-?free\b|\b(?:no|one|two|three|few|\d+) steps?\b|\bstairs\b|\baccesib|\brampas?\b|\bsilla de ruedas\b|\bescal(?:era|ón|on)/i,
  floor: /\bfloors?\b(?! ?plans?)|\bpisos?\b|\bplanta\b/i,
  photos: /\bphotos?\b|\bpictures?\b|\bvideos?\b|\bfotos?\b/i,
  // A minute may also be what the agent asks for.
  distance:
    /(?<!\d|\b(?:give me|in|dame|en)\s)(?:\d+|\b(?:two|three|four|five|ten|fifteen|twenty|cinco|diez|quince|veinte))[\s-]*(?:min(?:ute|uto)?s?|miles?|millas?|blocks?|cuadras?)\b|\bwalk(?:ing|able)?\b|\bdriv(?:e|ing)\b|\b(?:far|away|close|across) (?:from|to)\b|\bcaminando\b|\ba pie\b|\blejos\b|\bcerca\b/i,
  smoking: /\bsmok(?:e|ing|ers?)\b|\bfum(?:ar|an?|es?)\b|\bfumadores\b/i,
  occupancy_limit: /\bpeople\b|\bpersons\b|\boccup(?:ants?|ancy)\b|\bpersonas\b|\bocupantes\b/i,
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

/** True if a text has the number and the first word of an address's street. */
function namesHome(text: string, address: string | null): boolean {
  const begun = address
    ?.toLowerCase()
    .match(/^\s*\d+\s+[\p{L}\d]+/u)?.[0]
    .trim();
  return begun !== undefined && text.toLowerCase().includes(begun);
}

/** True if an agent's message answers an open item. A promise to find out doesn't, and neither does a question. */
export function answers(text: string, { kind, topic }: { kind: string; topic: string }): boolean {
  const said = kind === "ask_human" ? text : statementsIn(text);
  return words[kind === "knowledge_gap" ? topic : kind]?.test(said) ?? false;
}

function statementsIn(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !asks(sentence) && !promise.test(sentence) && !unsure.test(sentence))
    .join(" ");
}

/** Sentences continue after "Mr. Lopez" and "5 p.m. on"; a ¿ always starts a new one. */
const sentenceEnd =
  /(?<=[.!?])(?<!\b(?:[MmDd]rs?|[Mm]s|[Ss]t|[Aa]ve|[Aa]pt|[Ss]ra?|[Dd]ra)\.)(?!(?<=[ap]\.\s?m\.)\s+\p{Ll})\s+|\n+|(?=[¿¡])/u;

function sentencesOf(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => sentence.trim() !== "");
}

function asks(sentence: string): boolean {
  return /\?["”»)]*\s*$/.test(sentence);
}

const unsure =
  /\bnot sure\b|\bdon['’]?t know\b|\b(?:need|have) to (?:ask|check|confirm|find out)\b|\b(?:i['’]m|i am) (?:asking|checking|waiting)\b|\bno (?:lo )?s[eé](?!\p{L})|\btengo que (?:preguntar|averiguar|revisar|confirmar)\b|\bestoy (?:preguntando|averiguando|esperando)\b/iu;
const promise =
  /\b(?:i['’]?ll|i will|i['’]?m going to|i am going to|let me)\s+(?:send|check|ask|find out|get back|call|text|e-?mail|confirm|let you know|look into|forward|share|follow up|write|message|verify|double[- ]?check|reach out|be in touch|see (?:if|whether|what))\b|\b(?:te|le|les|se l[oa])\s+(?:mando|env[ií]o|mandar[eé]|enviar[eé]|confirmo|confirmar[eé]|aviso|avisar[eé]|llamo|llamar[eé]|escribo|escribir[eé]|paso|pasar[eé]|consigo)\b|\b(?:voy a|vamos a)\s+(?:preguntar|averiguar|revisar|confirmar|mandar|enviar|llamar|pasar|escribir)|\b(?:averiguo|d[eé]jame (?:ver|revisar|preguntar|confirmar|averiguar))\b/i;

/** The sentence in which the agent promises something for later, or null. A question is an offer, not a promise. */
export function promiseIn(text: string): string | null {
  return (
    sentencesOf(text)
      .find((sentence) => promise.test(sentence) && !asks(sentence))
      ?.trim() ?? null
  );
}
