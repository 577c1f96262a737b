/** Subjects that only the agent can answer or should know, which a reply can name instead of the renter's words. */
export const agentSubjects = [
  "association",
  "approval_time",
  "cosigner",
  "months_ahead",
  "no_credit",
  "credit_check",
  "background_check",
  "income",
  "bank_statements",
  "passport",
  "application_fee",
  "deposit_parts",
  "cash",
  "offer",
  "electricity",
  "internet_speed",
  "utilities",
  "occupied",
  "holding",
  "early_move_in",
  "large_vehicle",
  "car_charging",
  "second_parking",
  "bikes",
  "roommate",
  "subletting",
  "shorter_lease",
  "short_stays",
  "breaking_lease",
  "renewal",
  "rent_trend",
  "rent_increase",
  "market",
  "sale",
  "painting",
  "mounting",
  "repairs",
  "owner",
  "building_age",
  "building_kind",
  "pests",
  "shower",
  "closets",
  "playground",
  "dog_walks",
  "packages",
  "security",
  "floors",
  "windows",
  "insurance",
  "inspection",
  "quiet",
  "view",
  "smoking",
  "layout",
  "deposit_back",
  "in_parts",
  "due_date",
  "per_person",
  "on_lease",
  "overnight_guests",
  "covered_parking",
  "entrance_steps",
  "languages",
  "commission",
  "agent_fee",
  "how_many_people",
  "other_places",
  "how_to_apply",
  "reach",
  "travel_time",
] as const;
export type AgentSubject = (typeof agentSubjects)[number];

const credit = "(?:credit(?!s)|credito|fico|buro)";
const none =
  "(?:without|no|none|zero|bad|low|poor|thin|dont have|dont got|do not have|doesnt have|sin|no (?:tengo|tenemos|tiene|hay)|poco|mal|cero)";
const park =
  "(?:park\\w*|parque\\w*|parkeo|estacion\\w*|garage|garaje|fits?|cabe|cab[ei]n|caben|entra|clearance|altura)";
const vehicle =
  "(?:trucks?|vans?|trailers?|rv|pick ?ups?|motor ?home|boat|u ?haul|f ?[1-4]50|camion\\w*|troc[ao]s?|furgon\\w*|bote|remolque)";

/** Words of both languages, lowercase and without accents; the first that matches names the question. */
const words: Record<AgentSubject, RegExp> = {
  association:
    /\b(?:(?:hoa|association|condo|board|asociacion|junta|condominio)\b.*\b(?:approv\w*|interview|apr(?:ueb|ob)\w*|entrevista)|(?:approv\w*|aprobacion|apruebe?n?)\b.*\b(?:hoa|association|condo|board|asociacion|junta|condominio))\b|\binterview with the (?:condo )?board\b/,
  approval_time:
    /\b(?:how (?:long|fast|quick\w*|soon)(?! (?:can|could|should) (?:i|we) apply)|cuanto (?:tiempo|se )?(?:tiempo|tarda\w*|demora\w*|toma)|que tanto (?:tarda|demora)\w*|en cuanto tiempo)\b.*\b(?:appro\w*|application|apply|process|credit|check|aprob\w*|aprueb\w*|aplicacion|aplicar|proceso|solicitud|tramite)\b|\b(?:approv\w*|application|process|aprobacion|aplicacion|proceso|solicitud)\b.*\b(?:how (?:long|fast|soon)|cuanto (?:tiempo|tarda|demora|se tarda|se demora|toma))/,
  cosigner: /\b(?:co ?sign\w*|guarantors?|fiador\w*|aval|garante|codeudor|cofirm\w*)\b/,
  months_ahead:
    /\b(?:up ?front|in advance|months? ahead|ahead of time|adelantad[oa]s?|por adelantado|de antemano|(?:all|whole|full|entire) year|todo el ano|extra deposit|more deposit|bigger deposit|mas deposito|deposito extra)\b/,
  no_credit: new RegExp(`\\b${none}\\b(?:\\W+\\w+){0,3}? ${credit}\\b|\\b${credit}\\b.*\\b${none}\\b`),
  credit_check: new RegExp(`\\b${credit}\\b(?! (?:cards?|de))`),
  background_check: /\b(?:background|eviction\w*|criminal|antecedentes|record criminal|desalojos?)\b/,
  income:
    /\b(?:income|(?:3|three|2|two|2 5) ?(?:x|times) (?:the )?rent|pay ?stubs?|proof of (?:work|job|employment)|(?:earn|make)\b.*\b(?:qualify|apply|get (?:it|approved|in)|approved)|ingresos?|talones|(?:cuanto|que tanto) (?:hay|tengo|tenemos|tiene|se tiene|debo|debe|piden|necesito) (?:que |uno )?(?:ganar|gane\w*)|veces la renta|gano|gana|ganamos|comprobante)\b|\bjob offer\b|\bcarta de (?:trabajo|empleo)\b/,
  bank_statements: /\b(?:bank statements?|estados? de cuenta|savings in the bank)\b/,
  passport:
    /\b(?:passports?|pasaportes?|visa|itin|foreign (?:id|license)|international (?:tenants?|students?)|cedula|licencia extranjera)\b/,
  application_fee:
    /\b(?:fees?|cost|charge|pay|cobran|cuesta|cuanto|cargo|pagar|pago)\b.*\b(?:apply|application|aplicar|aplicacion|solicitud)\b/,
  deposit_parts:
    /\b(?:deposit\w*|depo)\b.*\b(?:part(?:s|es)|payments?|installments?|split|half|halves|pagos|cuotas|mitad|plazos|veces)\b|\b(?:split|break up|dividir|partir)\b.*\b(?:deposit\w*|depo)\b/,
  cash: /\b(?:in |with |pay )cash\b|\b(?:en )?efectivo\b|\bcash (?:ok|okay|only|accepted|fine|is)\b/,
  offer:
    /\b(?:(?:say|said) (?:ok|okay|yes|no|yes or no)|take|accept\w*|agree\w*|aceptan?|acepto|dijo que si|dijeron) (?:to |por |a |los |el )*(?:\$\d|\d{4}|\d[,.]\d{3})/,
  electricity: /\b(?:electric\w*|fpl|light bill|power bill|the light|la luz|electricidad|recibo de luz)\b/,
  utilities: /\b(?:utilities|bills|servicios|internet|wifi|cable)\b/,
  occupied:
    /\b(?:(?:is|its|are) (?:\w+ ){0,5}?(?:empty|vacant|occupied)|(?:any(?:one|body)|some(?:one|body)|a tenant) (?:\w+ ){0,2}(?:living|lives?) (?:there|it|here|in)|(?:esta|estan|sigue) (?:\w+ ){0,3}?(?:vaci[oa]s?|ocupad[oa]s?|desocupad[oa]s?)|(?:vive|viviendo) alguien|alguien (?:vive|viviendo))\b(?!.*\b(?:furni\w+|amuebl\w+|amobl\w+|muebles)\b)(?<!\b(?:furni\w+|amuebl\w+|amobl\w+|muebles)\b.*)/,
  holding:
    /\b(?:hold|reserve|save|keep)\b(?: \w+){0,4} (?:til+|until|for me|for us|thru|while)\b|\b(?:reserv|apart|a?guard)(?:ar|an|en|a|o)(?:l[oa]|mel[oa])?\b(?: \w+){0,4} (?:hasta|mientras|para (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/,
  early_move_in:
    /^(?!.*\b(?:video\w*|virtual\w*|zoom|facetime|tours?|recorridos?|visitas?|visit|see it|ver(?:l[oa]s?)?)\b).*\b(?:(?:can|could|possible|any way|chance|move|moving|get|be|have|enter|start)\b.*\b(?:earlier|sooner|before (?:that|then|the \w+|\w+ \d+))|(?:puedo|podemos|podria\w*|se puede|pueden?|posible|mudar\w*|entrar|entro|fuera)\b.*\b(?:antes)\b|antes de(?:l| la| que) (?:\w+ )?\d+|earlier move|move in early)\b/,
  large_vehicle: new RegExp(
    `\\b${vehicle}\\b.*\\b${park}\\b|\\b${park}\\b.*\\b${vehicle}\\b|\\b(?:ft|feet|foot|pies) (?:tall|high|de alto)\\b|\\bladder rack\\b`,
  ),
  car_charging: /\b(?:ev|tesla|charging|charger|cargador|carro electrico|electric car)\b/,
  second_parking:
    /\b(?:2nd|second|two|another|extra|additional|more|other|segundo|otro|dos|2)\b(?: \w+){0,2} (?:park\w*|spots?|spaces?|parque\w*|puestos?|estacionamientos?|espacios?|carros?|cars?)\b|\bsecond car\b/,
  bikes: /\b(?:bikes?|bicycles?|bicis?|bicicletas?|scooters?)\b/,
  roommate: /\b(?:room ?mates?|roomies?|compartir(?:lo|la)?|companer[oa] de cuarto|compa de cuarto)\b/,
  subletting: /\b(?:sub ?let\w*|sub ?leas\w*|sub ?alquil\w*|subarrend\w*|subrent\w*|air ?bnb)\b/,
  shorter_lease: /\b(?:short(?:er)? (?:term|lease|contract|stay)|contrato (?:mas )?corto|menos meses)\b.*\b(?:if|si)\b/,
  short_stays:
    /\b(?:short ?(?:er)? ?(?:term|stays?|lease)s?|month to month|mes a mes|corto plazo|por (?:unos )?meses|temporada)\b/,
  breaking_lease:
    /\b(?:break|end|leave|get out of|cancel|terminate)\b.*\b(?:lease|contract|early)\b|\b(?:romper|terminar|cancelar|salirme|salir)\b.*\bcontrato\b|\bquit early\b/,
  renewal: /\b(?:renew\w*|renov\w*|extend\w* (?:it|the lease)|extender\w*)\b/,
  rent_trend:
    /\b(?:(?:are|have|did|will|do|r) (?:the )?(?:rents|prices|rent prices)\b.*\b(?:up|down|climb\w*|ris\w+|drop\w*|fall\w*|fell|increas\w*|cheaper|chang\w+|same)|(?:estan?|van|vienen|han) (?:\w+ ){0,2}?(?:subiendo|bajando|subir|bajar|subido|bajado)(?: (?:las |los |l[oa] )?(?:rentas?|precios?|alquiler(?:es)?))?|(?:rentas|precios|alquileres) (?:\w+ ){0,3}?(?:subiendo|bajando|subir|bajar|subido|bajado|suben|bajan|subieron|bajaron))\b/,
  rent_increase:
    /\b(?:rents?|price|renta|alquiler|precio)s?\b.*\b(?:go(?:es|ing)? up|increas\w*|rais\w*|hikes?|sub(?:e|en|ir|iran?|ieron|iendo)|aument\w*)\b|\b(?:go(?:es|ing)? up|increas\w*|rais\w*|sub(?:e|en|ir|iran?|iendo)|aument\w*)\b.*\b(?:rents?|renta|alquiler)\b/,
  market: /\b(?:the )?(?:housing |rental )?market\b|\bel mercado\b/,
  sale: /\b(?:sell|selling|for sale|buy|buying|purchase|vend(?:e|en|es|er)|en venta|comprar|la venta)\b/,
  painting: /\b(?:paint|painting|repaint|pintar|pintarl[oa]|pinto)\b/,
  mounting: /\b(?:drill|hang|mount|nails?|holes?|shelves|colgar|taladrar|huecos|clavar|montar)\b/,
  repairs:
    /\b(?:repairs?|maintenance (?:guy|man|team|requests?)|fix|fixes|reparaci\w+|reparan?|arreglan?|arreglos|handyman)\b/,
  owner: /\b(?:landlords?|owner|(?:company|empresa|compania) or?|private owner|dueno|duena|propietari[oa]|landlor)\b/,
  building_age:
    /\b(?:how old|what year|when was|built in|year built|cuantos anos|que ano|de que ano|antiguo|antiguedad)\b.*\b(?:building|built|it|place|edificio|constru\w+|tiene)\b/,
  building_kind:
    /\b(?:house or|home or apartment|condo(?:minium)?|apartment building|apartment complex|town ?house|high ?rise|casa o|condominio)\b/,
  pests:
    /\b(?:bugs?|roach\w*|pests?|mice|rats?|termites?|bed ?bugs|cucarachas?|bichos|plagas?|ratones|fumig\w+|exterminat\w+)\b/,
  shower: /\b(?:showers?|bath ?tubs?|tub|ducha|banera|tina|jacuzzi)\b/,
  closets: /\b(?:closets?|wardrobes?|roperos?|armarios?)\b/,
  playground: /\b(?:play ?grounds?|juegos para|area de juegos|parque infantil|jueguitos|play area)\b/,
  dog_walks:
    /\b(?:dog parks?|dog run|walk (?:the |my |our |a )?(?:dogs?|pup\w*|him|her)|pasear\w*|sacarl[oa]s?|patio o parque|parque para perros)\b/,
  packages: /\b(?:packages?|mail ?room|deliver(?:y|ies)|paquetes?|correspondencia)\b/,
  security: /\b(?:security (?:guard|camera)s?|cameras?|guardia|camaras?|vigilan\w+|gated)\b/,
  floors: /\b(?:carpet\w*|hardwood|tile|tiles|wood floors?|alfombra\w*|losa|piso de madera|laminate)\b/,
  windows: /\b(?:impact windows?|hurricane (?:windows?|shutters?)|windows?|ventanas?|shutters)\b/,
  insurance: /\b(?:insurance|seguro de (?:inquilin\w+|renta|hogar)|asegurar)\b/,
  inspection: /\b(?:inspection|inspect|inspeccion\w*|inspeccionar)\b/,
  quiet:
    /\b(?:quiet\w*|calm\w*|tranquil[oa]s?|silencios\w+|noisy|noise|loud|ruid\w+|bulla|se (?:oye|oyen|escucha|escuchan))\b/,
  view: /\b(?:face|faces|facing|vista|vistas|views?|overlook\w*)\b/,
  smoking: /\b(?:smok\w+|vap(?:e|ing)|fumar|fumo|fuma)\b/,
  layout: /\b(?:fit|fits|cabe|caben|layout|floor ?plan|distribucion|plano)\b/,
  deposit_back:
    /\b(?:deposit\w*|depo)\b.*\b(?:refund\w*|back|return\w*|devuel\w*|devol\w*|reembols\w*|regresan)\b|\b(?:refund\w*|devuel\w*|reembols\w*|regresan)\b.*\b(?:deposit\w*|depo)\b/,
  in_parts:
    /\b(?:in|over|en|a) (?:two|three|2|3|dos|tres|several|varios|varias) (?:parts?|payments?|installments?|paychecks?|pagos?|partes|cuotas|plazos|veces)\b|\b(?:installments?|paychecks|quincenal\w*|a plazos|en (?:cuotas|pagos|partes|abonos)|por quincenas?)\b|\b(?:split|spread) (?:it|that|the)\b/,
  due_date:
    /\b(?:rent due|due (?:date|on|every)|grace period|late fees?|dias? de gracia|(?:que|cual) dia se paga|cuando se paga|fecha de pago|recargos?)\b/,
  per_person:
    /\b(?:for|per) (?:each|every) (?:of us|person|one|adult|applicant)\b|\bper (?:person|adult|head)\b|\b(?:por|para) (?:cada (?:un[oa]|persona|adulto)|persona)\b/,
  on_lease:
    /\b(?:on|sign\w*|in) (?:the|a|our) (?:lease|contract)\b|\b(?:both|our|all) (?:of )?(?:our )?names\b|\b(?:need|needs|have|has|got|gotta)(?: to)? (?:fill|apply|sign|submit|send)\b|\b(?:en|firm\w*) (?:el )?(?:contrato|lease)\b|\bnombres? de (?:los|las) (?:dos|tres|\d)\b|\b(?:tiene|tienen|tenemos) (?:que|q) (?:llenar|aplicar|firmar)\b/,
  overnight_guests:
    /\b(?:stay(?:s|ing)?|sleep\w*|visit\w*) (?:\w+ ){0,2}(?:some|a few|two|few|a|the|one|over|for) ?(?:nights?|weeks?|months?|days?|weekends?)?\b.*\b(?:nights?|weeks?|months?|days?|weekends?|over)\b|\b(?:come|have) (?:\w+ ){0,3}(?:stay|sleep)\b|\b(?:caregivers?|nurse|nanny|live ?in)\b|\b(?:se )?(?:quede|quedarse|dormir|duerma)\b.*\b(?:dias?|noches?|semanas?|mes(?:es)?|fines?)\b|\b(?:cuidadora?|ninera|enfermera)\b/,
  covered_parking:
    /\b(?:covered|techad[oa]s?|under (?:a )?(?:roof|cover)|bajo techo|con techo|al aire libre|outdoor parking)\b/,
  entrance_steps:
    /\b(?:steps?|stairs?|ramps?|escalon\w*|escaleras?|gradas?|rampa)\b.*\b(?:entrance|street|door|front|lobby|outside|entry|entrada|calle|puerta|afuera|frente)\b|\b(?:entrance|street|front door|entrada|puerta)\b.*\b(?:steps?|stairs?|ramps?|escalon\w*|escaleras?|rampa)\b|\bstep free\b/,
  languages: /\b(?:speaks?|spanish|english|habla|hablan|espanol|ingles)\b/,
  commission: /\b(?:commissions?|comision\w*)\b/,
  agent_fee:
    /\b(?:how much|what|cuanto|que)\b.*\b(?:she|he|they|u|you|agents?|realtors?|ella|agente) (?:charges?|cobr(?:a|an|as))\b|\b(?:agent|realtor|broker|finder)s?(?: s)? (?:fees?|charges?)\b|\bfees? (?:for|to) (?:the |your |an? )?(?:agent|realtor|broker)\b|\b(?:cobr\w+|pag\w+)\b.*\b(?:al? (?:agente|realtor)|por (?:tu|su) (?:ayuda|servicio)s?)\b/,
  how_many_people:
    /\b(?:how many (?:people|persons|of us)|cuant[oa]s (?:personas|podemos|pueden))\b|\b(?:for|with|con|para|somos|siendo|hasta|be|were) (?:\d|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\b.*\b(?:dejan?|permit\w+|acept\w+|allow\w*|ok|okay|fine|puede\w*|problem\w*|people|personas|of us)\b|\b(?:dejan?|permit\w+|acept\w+|allow\w*)\b.*\b(?:\d|two|three|four|five|six|dos|tres|cuatro|cinco|seis) (?:people|of us|personas|en (?:el|la|ese|esa|un))\b|\b(?:cabemos|caben|entramos|cabriamos)\b|\b(?:dejan|se puede|podemos|puede|podria\w*) (?:\w+ )?vivir\b|\b(?:can|could|may|ok for|okay for|allow\w*) (?:\w+ ){0,3}(?:live|fit) (?:there|in (?:it|there|the|that|a)|with me)\b|\b(?:solo|only|just) (?:pa|para|for) (?:un[ao]?|one|\d) (?:personas?|person|people)\b/,
  other_places:
    /\b(?:other|another|any) (?:place|building|complex|landlord)s? (?:that|who|which)\b|\botr[oa]s? (?:lugar|lado|sitio|edificio|parte|complejo)(?:es|s)? (?:que|q|donde)\b/,
  how_to_apply:
    /\b(?:how (?:fast |soon |quick(?:ly)? )?(?:do|can|would|should) (?:i|we|you) (?:apply|rent|start)|next steps?|steps? to apply|how (?:it|does it|does this) works?|what do i (?:need|have) to (?:do|rent|apply)|to apply|como (?:le |se )?(?:hago|hacemos|aplico|aplicamos|aplica|aplicar|funciona|rento|alquilo)|que (?:tengo|hay) que hacer|pasos? para|siguiente paso|proceso)\b/,
  reach: /\b(?:how|when) to (?:reach|call) me\b/,
  internet_speed:
    /\b(?:internet|wi ?fi)\b.*\b(?:fast|slow|speeds?|mbps|megas?|gig\w*|fiber|rapid[oa]|lent[oa]|velocidad|fibra)\b|\b(?:fast|slow|speeds?|rapid[oa]|velocidad)\b.*\b(?:internet|wi ?fi)\b/,
  travel_time:
    /\b(?:how (?:long|many (?:min\w*|hours?))|cuanto (?:tiempo|se (?:tarda|demora|echa)|tarda|demora|toma)|cuantos min\w*|que tan (?:largo|lejos)|q tanto)\b.*\b(?:drive|driv\w+|commute|ride|walk|get (?:to|there)|bus|train|uber|traffic|llegar|llego|manej\w+|(?:en|por) (?:carro|auto|bus|metro|tren|uber)|trayecto|camino|trafico)\b|\b(?:drive|driving|commute|travel) (?:time|like)\b/,
};

/**
 * The subject that a question or an offer for the agent names.
 *
 * @param text Lowercase words without accents or punctuation.
 */
export function readAgentSubject(text: string): AgentSubject | undefined {
  return agentSubjects.find((subject) => words[subject].test(text));
}
