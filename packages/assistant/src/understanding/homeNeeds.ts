import type { Topic } from "../types.ts";

/** What renters need from a home besides the slots of their search. Replies have a name for each. */
export const homeNeeds = [
  "quiet",
  "no_stairs",
  "ground_floor",
  "low_floor",
  "high_floor",
  "elevator",
  "water_view",
  "view",
  "balcony",
  "outdoors",
  "den",
  "light",
  "closets",
  "bathtub",
  "shower",
  "no_carpet",
  "house",
  "fenced_yard",
  "soundproof",
  "pool",
  "gym",
  "own_laundry",
  "gated",
  "near_beach",
  "near_transit",
  "near_stores",
  "near_airport",
  "near_hospital",
  "near_doctors",
  "near_park",
  "walkable",
] as const;
export type HomeNeed = (typeof homeNeeds)[number];

/** The facts of a listing that answer each need. */
export const topicsOfNeed: Record<HomeNeed, readonly Topic[]> = {
  quiet: ["noise"],
  no_stairs: ["elevator", "accessibility"],
  ground_floor: ["floor"],
  low_floor: ["floor"],
  high_floor: ["floor"],
  elevator: ["elevator"],
  water_view: ["view"],
  view: ["view"],
  balcony: ["balcony"],
  outdoors: ["balcony"],
  den: ["den"],
  light: ["light"],
  closets: ["storage"],
  bathtub: ["other"],
  shower: ["other"],
  no_carpet: ["other"],
  house: ["other"],
  fenced_yard: ["balcony"],
  soundproof: ["noise"],
  pool: ["pool"],
  gym: ["gym"],
  own_laundry: ["laundry"],
  gated: ["doorman"],
  near_beach: ["distance"],
  near_transit: ["distance"],
  near_stores: ["distance"],
  near_airport: ["distance"],
  near_hospital: ["distance"],
  near_doctors: ["distance"],
  near_park: ["distance"],
  walkable: ["distance"],
};

const links = "(?: (?:to|from|of|the|a|an|some|good|my|de|del|la|el|los|las|un|una|al|por))*";
const nearness =
  "(?:near|close|closer|by|next|walking distance|steps|not (?:too )?far|cerca|cerquita|pegad[oa]|al lado|no (?:muy |tan )?lejos)";
const joined = `(?: \\w+(?: \\w+)? (?:and|or|n|y|e|o)${links})?`;

/** Words for nearness: "Near a grocery store", "close to doctors and a grocery store", "a grocery store nearby". */
function nearTo(things: string): string {
  return `${nearness}${links}${joined} (?:${things})|(?:${things}) (?:store |de comida )?(?:near ?by|near|close by|close|around|walking distance|within walking|cerca|cerquita|al lado|alrededor)(?! (?:to|from|of|de|del|a|al)\\b)`;
}

/** Words for having no car, and so for needing to get around without one: "I won't have a car". */
const carless =
  "(?:dont|do not|doesnt|wont|will not|not gonna|not going to|havent|never) (?:even |really )?(?:have|drive|own|got|get) (?:a |any )?(?:car|vehicle)|(?:dont|doesnt|cant) drive|(?:have|has|got|with|own) no (?:car|vehicle)|without a (?:car|vehicle)|(?:sin|no (?:tengo|tenemos|tiene|tendre|tendremos|voy a tener|vamos a tener|va a tener)) (?:un )?(?:carro|coche|auto|vehiculo)|no (?:manejo|manejamos|maneja|conduzco)";
const homes =
  "(?:place|spot|home|building|area|street|neighborhood|floor|unit|apartment|apt|condo|complex|block|corner|lugar|sitio|edificio|zona|calle|apartamento|apto|apartamentico|vecindario|casa|piso)";

/** Words of both languages, lowercase and without accents. */
const words: Record<HomeNeed, string> = {
  quiet: `(?:somewhere|something|anything|nice and|want|need|like|prefer|preferably|${homes}) (?:\\w+ ){0,2}quiet|quiet(?:er|est)? (?:\\w+ )?${homes}|^(?:and |pref\\w* )?quiet\\b|quiet (?:at night|during)|(?:not|nothing) (?:be )?(?:too |so |that )?(?:noisy|loud)|(?:no|away from|without|less|hate|cant (?:stand|take|do)) (?:the )?(?:street |traffic )?nois[ey]|(?:algo|${homes}|que sea|bien|donde sea) (?:\\w+ ){0,2}(?:tranquil[oa]|silencios[oa]|callad[oa])|no sea (?:tan |muy )?(?:ruidos|bullicios)[oa]|(?:sin|no (?:haya|tenga)|lejos del?) (?:mucho |tanto |mucha |tanta |la )?(?:ruido|bulla)|tranquilidad`,
  no_stairs:
    "(?:no|without|avoid|nothing with|cant (?:do|climb|take|handle|use|go up)|cannot (?:do|climb)|not able to (?:do|climb)|hates?) (?:\\w+ ){0,2}(?:stairs|steps)|stairs (?:are|r|is) (?:a |an |out|not|no|hard|impossible|tough|too|difficult)\\w*|no walk ?ups?|not a walk ?up|(?:no (?:tenga|tengan|haya|hay[ae]n|quiero|queremos|quiere|suba|subir|tener que subir)|sin tener que subir) (?:\\w+ ){0,2}(?:escaleras?|escalones|gradas)|(?:sin|nada (?:de|con)|no (?:puede|puedo|podemos|pueden|aguanta) (?:\\w+ ){0,2}|evitar) ?(?:las )?(?:escaleras|escalones|gradas)",
  ground_floor: "(?:ground|first|1st|bottom) (?:floor|level)|street level|planta baja|primer piso|en el bajo",
  low_floor: "(?:low|lower) (?:floor|level)s?|not (?:too |so |very )?high up|pisos? baj(?:o|itos?|os)",
  high_floor: "(?:high|higher|top|upper) floors?|high up|pisos? alt(?:o|itos?|os)|ultimo piso",
  elevator: "(?:elevators?|elevater|elavator|lift|ascensor(?:es)?|elevador(?:es)?)",
  water_view:
    "(?:water|ocean|bay|sea|river|canal) ?views?|views? of the (?:water|ocean|bay|sea|river)|water ?front|(?:see|facing|faces?|look\\w* at|overlook\\w*) (?:the )?(?:water|ocean|bay|sea)|vistas? (?:al|a la|del|de la|hacia el|hacia la) (?:mar|agua|bahia|rio|oceano)|(?:ver|vea|mirar|frente) (?:al? )?(?:el )?(?:la )?(?:mar|agua|bahia)",
  view: "(?:a|the|good|nice|great|city|skyline|some) views?|(?:con|buena|bonita|linda) vistas?",
  balcony: "(?:balcony|balconies|balcon(?:es|cito)?|terrace|terraza)",
  outdoors: "(?:(?:back|front)? ?yard|patio|garden|outdoor space|yarda|jardin|patiecito)",
  den: "(?:den|home office|office space|bonus room|extra room|room for (?:a|my) (?:desk|office)|cuarto extra|cuarto de estudio|espacio para (?:un |mi )?(?:escritorio|oficina)|oficina en casa)",
  light:
    "(?:(?:natural|lots? of|good|plenty of|tons of|a lot of) light|(?:lots? of |plenty of )?(?:natural |sun ?)light|bright|sunny|big windows|(?:mucha|buena|con) luz(?: natural)?|luz natural|iluminad[oa]|luminos[oa]|ventanas grandes|ventanales)",
  closets:
    "(?:(?:walk ?in|big|large|good|lots? of|enough) closets?|closet space|(?:good |extra |more |lots? of )storage|closets? grandes?|buen(?:os)? closets?|vestidor|espacio para guardar)",
  bathtub: "(?:bath ?tub|tub|banera|tina)",
  shower:
    "(?:walk|roll|step) ?in shower|shower (?:not|no|instead|rather)(?: \\w+)? (?:bath ?)?tub|shower (?:stall|only)|(?:ducha|regadera) (?:\\w+ )?(?:no|sin|en vez de|y no) (?:\\w+ )?(?:tina|banera)|(?:con|una|tenga|quiere|necesita) (?:ducha|regadera)|sin (?:tina|banera)|ducha a ras",
  no_carpet:
    "(?:no|without|not|dont want|hate|allergic to) (?:\\w+ )?carpet\\w*|(?:hardwood|wood|tile|tiled|laminate) floors?|sin alfombra|pisos? de (?:madera|ceramica|porcelanato|loza)",
  house: `(?:want|wanna|need|love|prefer|rather|looking for|look for|seeking|have|got|any|actual|like|rent|be|is|for|\\d ?(?:bed\\w*|br|bd|bdrm)) (?:(?:an?|the|right|actual|single family|small|whole|rental|renting|bed\\w*|real|be|in|own|more|\\d) ){0,3}(?:house|houses|townhouse|townhome|duplex)(?! (?:key|hunt|rule|work|clean|close|is |sold|payment)\\w*)|(?:house|houses|townhouse|townhome) (?:not|instead|over|rather|w|with a yard)|not (?:an? |another |in an? )?(?:apartment|apt|condo)(?! (?:complex|fee))|no more (?:apartments|condos)|(?:quiero|queremos|quiere|quisier\\w+|busco|buscamos|buscando|necesit\\w+|prefer\\w+|prefier\\w+|mejor|tienes?|tienen|hay|es|sea|fuera|una|cuartos|habitaciones) (?:(?:un|una|de|en|a|alguna|mejor|otra|rentar|alquilar) ){0,2}cas(?:a|as|ita)(?! de (?:mi|un|el|los|su)\\b)|cas(?:a|as|ita) (?:con|no|y no|mejor|entera|completa|sola)\\b|no (?:un )?(?:apartamento|apto|condominio)\\b`,
  fenced_yard:
    "fenced(?: in)?(?: \\w+)? (?:yard|backyard|patio)|(?:yard|backyard|patio) (?:\\w+ ){0,3}(?:fence|fenced|enclosed)\\w*|(?:patio|yarda|jardin) (?:\\w+ )?(?:cercad[oa]|cerrad[oa]|con (?:cerca|reja))",
  soundproof:
    "sound ?proof\\w*|sound (?:insulat|isolat)\\w+|(?:thick|thin|solid|good) walls|walls (?:matter|thick|(?:are |be )?(?:not )?(?:thick|thin|solid))|insonoriz\\w+|aislamiento|paredes (?:grues|fin|delgad|buen)[oa]s|(?:i|we|ill|im|he|she|hes|shes|son|daughter|who) (?:\\w+ ){0,2}(?:makes?|making|produces?|records?|plays?|practices?|drums?)(?: \\w+){0,2} (?:music|beats|drums?|guitar|piano|sax\\w*|trumpet|violin)|(?:toc[oa]|hag[oa]|hace|produzco|produce|practic[oa]|grab[oa]|ensay[oa]) (?:\\w+ ){0,2}(?:musica|beats|bateria|tambor\\w*|guitarra|piano|trompeta|saxo\\w*|violin|percusion)",
  pool: "(?:pool|piscina|alberca|pileta)",
  gym: "(?:gym|fitness center|gimnasio)",
  own_laundry:
    "(?:washer(?: and| &|/)? ?dryer|washer|w d|in ?unit laundry|laundry in ?(?:the )?unit|in ?unit w|lavadora(?: y secadora)?|laundry adentro|lavanderia adentro)",
  gated: "(?:gated|doorman|concierge|24 hour security|urbanizacion cerrada|comunidad cerrada|garita|portero|conserje)",
  near_beach: nearTo("beach|ocean|water|sand|bay|playa|mar|agua|oceano|bahia"),
  near_transit: `(?:w|with|on) (?:a |the )?bus|\\b(?:pase|con) (?:el |la )?(?:bus|guagua)|public trans\\w+|transporte (?:publico|al?|pa|para)|${nearTo("transit|metro\\w*|train|bus|trolley|brightline|tri ?rail|public transport\\w*|tren|guagua|parada|transporte")}|${carless}`,
  near_stores: nearTo(
    "supermarkets?|grocer\\w+|publix|sedanos|stores?|shops?|shopping|restaurants?|supermercados?|tiendas?|mercados?|restaurantes",
  ),
  near_airport: nearTo("airport|mia airport|aeropuerto"),
  near_hospital: nearTo("hospitals?"),
  near_doctors: nearTo("doctors?|drs?|clinics?|clinicas?|medicos?|doctores|pharmac\\w+|farmacias?"),
  near_park: `(?:${nearTo("parks?|parques?")})\\b(?! ?ing)`,
  walkable: "walkable|walkability|caminable|(?:walk|caminar|andar) (?:everywhere|to everything|a todo|a todos lados)",
};

const patterns = homeNeeds.map((need) => [need, new RegExp(`\\b(?:${words[need]})\\b`)] as const);

/** Needs that a more specific one in the same clause covers. */
const covers: Partial<Record<HomeNeed, HomeNeed>> = {
  view: "water_view",
  pool: "view",
  outdoors: "fenced_yard",
  bathtub: "shower",
  quiet: "soundproof",
};

/** Words that waive a need: "I don't need a gym", "no me importa el piso". */
const waived =
  /\b(?:(?:dont|doesnt|do not|wont|not) (?:\w+ )?(?:need|care|want|mind|matter|have to|require)|no (?:\w+ )?(?:necesit|hace falta|import|quier|ocup|interes)\w*|(?:who|nobody) cares|me da igual)\b/;
/** True for a clause that says something doesn't matter: "schools don't matter". Lowercase words without accents. */
export function waives(text: string): boolean {
  return waived.test(text);
}

/** Words for another home: "Our place has no elevator", "antes tenía balcón". */
const ofOther =
  /\b(?:had|used to|last (?:place|one|apartment)|current|currently|right now|my (?:place|building|apartment|landlord|house)|our (?:place|building|apartment|house)|where i live|tenia|teniamos|donde viv\w+|mi (?:edificio|apartamento|casa)|actual)\b/;
const wanting =
  /\b(?:want|wants|wanted|need|needs|looking|look for|prefer\w*|must|has to|have to|gotta|ideally|would (?:be|like|love)|id (?:like|love)|please|pls|plz|somewhere|something|anything|important|with|w|hopefully|quiero|queremos|busc\w+|necesit\w+|prefer\w+|prefier\w+|ojala|porfa|por favor|favor|algo|importante|con|que (?:tenga|sea|haya|este|quede)|me gustaria|ideal\w*|no stairs|cant|sin|tenes|tienes?|tienen|hay)\b/;
/** Words of a search phrased as a question: "Anything with a pool?" */
const seeking =
  /\b(?:(?:que|what|q) (?:tenes|tienes?|tienen|hay|(?:do |have )?(?:you|u|yall|she) (?:have|got)|have you got) (?:\w+ ){0,4}(?:con|with)|anything|something|any(?: \w+)? with|(?:a|an|one) (?:place|apartment|unit) with|algo|algun[oa]?|alguna cosa)\b/;

/** Words that state a wish, even if it sounds like a request: "Quiero ver el mar desde el balcón". */
const stating =
  /^(?:(?:and|but|also|y|pero|tambien) )*(?:(?:i|we|id) (?:want|need|prefer|love|like)|quiero|queremos|necesit\w+|busc\w+|prefier\w+|que (?:tenga|sea|haya|quede|venga)|ojala)\b/;

/** Words that continue a wish, whatever they sound like alone: "On a low floor, or with an elevator". */
const goesOn =
  /^(?:(?:and|or|but|y|o|u|pero) )*(?:en|con|sin|on|with|without|no|near|close|cerca|ideally|preferably|ground|low|high|first)\b/;

/** Words before something that a home lacks: "it has no elevator". */
const lacking = /\b(?:no|without|sin|ni)\b(?: \w+)?$/;

/** Needs whose own words can contain a negation. */
const ruledOut: ReadonlySet<HomeNeed> = new Set<HomeNeed>([
  "no_stairs",
  "no_carpet",
  "quiet",
  "house",
  "shower",
  "near_transit",
]);
/** Needs that follow from what people tell about themselves: "I make music at home", "we don't drive". */
const implied: ReadonlySet<HomeNeed> = new Set<HomeNeed>(["no_stairs", "soundproof", "near_transit"]);
/** Needs without a fact in any listing, so a question about one is a wish, too: "do you have a house with a yard?" */
const inNoListing: ReadonlySet<HomeNeed> = new Set<HomeNeed>(["house", "fenced_yard", "shower", "soundproof"]);

/**
 * Reads the needs that a clause states.
 *
 * @param text Lowercase words without accents or punctuation.
 * @param isMarked It has a question mark.
 * @param asks It may ask something.
 * @param tells It clearly tells something other than the search.
 */
export function readHomeNeeds(
  text: string,
  { asks, isMarked, tells }: { asks: boolean; isMarked: boolean; tells: boolean },
): HomeNeed[] {
  const isQuestion = (isMarked || (asks && !goesOn.test(text))) && !seeking.test(text) && !stating.test(text);
  if (ofOther.test(text)) return [];
  const isTold = tells && !wanting.test(text);
  const isWaived = waived.test(text);
  const found = patterns.flatMap(([need, pattern]) => {
    const hit = pattern.exec(text);
    if (!hit) return [];
    const isNegative = ruledOut.has(need);
    if (isQuestion && (isMarked || !implied.has(need)) && !inNoListing.has(need)) return [];
    // "She has a bad knee, so stairs are a no" is about her, and needs something.
    if (isTold && !implied.has(need)) return [];
    // "Nice view in the pictures!" is praise.
    if (need === "view" && !wanting.test(text)) return [];
    if (!isNegative && (isWaived || lacking.test(text.slice(0, hit.index).trim()))) return [];
    return [{ need, at: hit.index }];
  });
  const needs = found.map(({ need }) => need);
  return found
    .filter(({ need }) => !(covers[need] && needs.includes(covers[need])))
    .sort((one, other) => one.at - other.at)
    .map(({ need }) => need);
}
