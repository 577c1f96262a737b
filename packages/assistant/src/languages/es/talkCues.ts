import type { TalkCues } from "../../reading/talkKinds.ts";

/** Words by which Spanish speakers show what their talk is about, where the classifier alone doesn't tell. */
export const talkCues: TalkCues = {
  genuine:
    "(cual es la|donde esta la|hay) (trampa|letra (chica|pequena))|(es|son|sera|seran|no (es|sera)) (esto |este anuncio |esta pagina |todo esto )?(un |una |puro |pura )?(real|reales|estafa|fraude|scam|en serio|de verdad|verdadero|confiable|confiables|legal|legales|timo|fiable)|(que no sea|sera) (una )?(estafa|fraude|scam)|me (han )?(estafaron|estafado|timaron)|como se que (esto )?(no )?(es|son)",
  free: "es gratis|sale gratis|(esto|servicio|chat) (es )?(gratis|cuesta|cobra|tiene costo)|cuesta algo|me (cobran|cobras) (algo )?por (esto|el servicio|usar)|(tengo|hay) que pagar (algo )?(por esto|por el servicio|por usar)|cuanto cobras|tu (cobras|servicio)",
  needed:
    "que (mas )?(necesitas|necesita|te falta|te hace falta|quieres saber|precisas)|que (datos|informacion|info) (mas )?necesitas|algo mas que (necesites|quieras saber)|(te|le) falta algo|necesitas algo mas",
  next: "y ahora que|y ahora$|ahora que (pasa|sigue|hago|hacemos)|que (pasa|sigue|hago|hacemos) (ahora|despues|luego)|que sigue|cuando me (llama|llaman|contacta|contactan|escribe|escriben|responde|responden)|eso (es|seria) todo|^(es|seria) todo$|con eso (basta|ya)",
  there: "(estas|sigues|andas) ahi|hay alguien|hola hola|^alo$|me (lees|escuchas)",
  how_are_you: "como (estas|esta usted|andas|te va|vas|le va|va todo)|que (tal|hubo|onda)( todo| estas| va)?$",
  notify:
    "(?<!tiempo )(av[ií]s|notifi[cq]|escrib|contact|llam|manda)\\w* (si|cuando|apenas|en cuanto|de lo que)|(me|nos) (avisas?|avisan|puedes avisar|pueden avisar|avisarias?|tienes? en cuenta|tienen en cuenta)|(anota|apunta|pon)(me|nos|ganme|eme)? en (la |una |tu )?lista|lista de espera",
  apology:
    "^(ay |uy |ok |no )*(perdon|perdona|perdone|disculpa|disculpame|disculpe|disculpas|lo siento|mil disculpas)( por (eso|la demora|la molestia|el atraso|la confusion))?$|mala mia$|mi error$",
  found:
    "ya (encontre|consegui|alquile|rente|encontramos|conseguimos|rentamos|alquilamos)|(consegui|encontre|alquile|rente) (otro|otra|algo|un|una) (\\w+)|(me|nos) aceptaron (en |la )?(\\w+ )?(otr[oa]|oferta)( \\w+)?|ya no (busco|buscamos|necesito|estoy buscando|me interesa)",
  other_search:
    "mis? (herman[oa]|amig[oa]|mama|madre|papa|padre|padres|prim[oa]|ti[oa]|hij[oa]|pareja|colega|companer[oa]|vecin[oa]|suegr[oa])s? (\\w+ )?(busca|necesita|quiere|anda buscando|esta buscando|buscan|necesitan)( \\w+){0,2}|(es )?para (mi|una?) (herman[oa]|amig[oa]|mama|madre|papa|padre|prim[oa]|hij[oa]|colega|companer[oa]) (tambien|ahora|esta vez)",
  channel:
    "^(ok |mejor |prefiero |por |me |puede ser |mandame |escribeme |escribanme |que sea |un |pues )*(whatsapp|whats|wasap|wsp|guasap|texto|mensajes?( de texto)?|sms|correo|email)( mejor| por favor| porfa| esta bien| es mejor)*$",
  never_mind:
    "^(no |mejor |ya |ok |olvidalo )*(dejal[oa]|dejemosl[oa]|mantenl[oa])( (asi|igual|como (esta|estaba)))?( (a|para) las? \\d{1,2}( \\d{2})?( ?[ap]m)?)?$|^(ok |no |bueno |ay |mejor )*(olvidal[oa]|olvida eso|olvidate( de eso)?|dejal[oa]( asi)?|cancela eso|ignora eso)( gracias| por favor)?$",
  rethinks:
    "^(ok |no |ay |uy |perdon |mira |bueno |oye |sabes que |la verdad )*(cambie|cambiamos|he cambiado|hemos cambiado) de (idea|opinion|parecer|planes)( perdon| jaja\\w*)*$",
  room: "(nomas|solo|solamente|nada mas|unicamente|solito) el (cuarto|cuartico|cuartito)|(rentan?|alquilan?|arriendan?|rentas|alquilas|tienen?|hay) (\\w+ )?(cuartos?|habitaciones|habitacion|piezas?) (sol[oa]s?|individual(es)?|suelt[oa]s?|para (rentar|alquilar|renta|una persona sola))|(rentan?|alquilan?|arriendan?|rentas|alquilas) (solo |nada mas |por )?(cuartos|habitaciones|piezas|un cuarto|una habitacion|una pieza)$|(rento|alquilo|busco|quiero|necesito) (un|el) (cuarto|cuartico) (en una casa|en casa de|compartid)|(cuarto|habitacion|pieza) en (una casa|casa de familia|un apartamento compartido|casa compartida)|no (necesito|quiero|ocupo|busco) (todo el|el|un|una|toda la) (apartamento|apto|casa|lugar) (entero|entera|completo|completa)|no (necesito|quiero|ocupo) (todo el|toda la) (apartamento|apto|casa)|(apartamento|casa|vivienda) compartid[oa]",
  back: "soy yo( otra vez| de nuevo)?$|soy yo (otra vez|de nuevo)|ya volvi|^volvi|(buenas|hola) volvi|aqui (otra vez|de nuevo|estoy)|(sigo|seguimos) buscando|otra vez yo|yo otra vez|regrese|aqui (ando )?de nuevo",
  dislikes_bots:
    "(que )?(fastidio|odio|pereza|ladilla|asco|flojera|jartera) (con |de |hablar con )?(estos|estas|los|las|un) (bots?|robots?|maquinas?)|(odio|detesto|no me gustan?|no quiero|no aguanto|harto de|harta de|no hablo con|no me gusta hablar con) (hablar con |a )?(un |una |los |las |estos |estas )?(bots?|robots?|maquinas?|inteligencia artificial|ia|chatbots?)",
  hours:
    "(trabajas?|trabajan|atienden|atiendes|abren|abres|atiende|trabaja) (los |el |en )?(fin|fines|finde|sabados?|domingos?|feriados?)|(que|cual es (tu|su|el)|tu|su) horario|horario de (atencion|trabajo)|a que hora (abren|cierran|atienden)",
  company:
    "(ella|el|ellos|ellas) (tambien )?(podria|puede|podrian|pueden|quiere|quieren) (ir|venir|verl[oa]|pasar|acompanar\\w*)|(puedo|podria|podemos|se puede) (ir|llevar|venir|traer|pasar)( \\w+){0,2} (con|a) (mi|una?|mis|alguien)( \\w+)?|(puede|podria|pueden) (ir|venir|acompanarme|pasar) (mi|mis) \\w+( conmigo| tambien)?|(voy|vamos|ire|llego|iria) (a ir )?con (mi|mis) (mama|madre|papa|padre|padres|papas|esposo|esposa|marido|mujer|novio|novia|pareja|hermana|hermano|hija|hijo|hijos|amiga|amigo|prima|primo|tia|tio|familia|roomie)|me (puede|pueden) acompanar( \\w+){0,2}",
  late: "(voy|llego|llegare|vamos) (\\w+ ){0,2}(tarde|atrasad[oa]s?|retrasad[oa]s?|en camino)|(me|nos) (atraso|atrasamos|retraso)|(ya )?voy (llegando|en camino)|llego (\\w+ ){1,3}(antes|tarde|despues)|en el trafico",
  video:
    "virtual(es)?|(visita|recorrido|tour|llamada|cita)( \\w+)? (virtual|por (video|zoom|facetime|camara))|video ?llamada|virtualmente|por (video|zoom|facetime|camara)",
  bring:
    "que (tengo que|debo|hay que|necesito|debo de) (llevar|traer)|(tengo que|debo|hay que) (llevar|traer)|llevo algo",
  status:
    "(ya )?(me )?(confirmo|confirmaron|ha confirmado|acepto) ?(ella|el|la cita|la visita|la agente|ya)?$|(cuando|a que hora|donde) (es|era|quedo) (mi |la |nuestra )?(visita|cita)|(a )?que (hora|dia) (te )?(dije|dijimos|escogi|quedamos)$|(a )?que hora (era|es|quedo|quedaria|quedamos|quede|voy)( entonces)?$|(es|era|quedo) (a las|el) (\\w+ ){1,5}(verdad|no|cierto|correcto)$|(sigue|esta|quedo) (en pie|confirmad[oa]|agendad[oa]|reservad[oa]) ?(mi |la )?(visita|cita)?|(mi |la )(visita|cita) (sigue|esta|quedo) |cuando (me |nos )?confirma(n|ra)?( \\w+)?$|quien (me|nos|lo|la|va a|me va a|nos va a) ?(recib|esper|atiend|atend|muestr|mostr|ensen|abr)\\w*( \\w+){0,2}$|por quien (pregunto|preguntamos)|(ya )?esta todo (listo|confirmado|en orden)|invitacion (de|del|para el) calendario|(agregar|anadir|poner)(la|lo)? (a|en) (mi |el )?calendario",
  buys: "(para|quiero|quisiera|queremos|de|busco|interesa|buscando|interesad[oa] en|pensando en|me gustaria|y) comprar|comprar (un|una|casa|apartamento|propiedad|mi|algo)|en venta|a la venta|que (vend|haga ventas)\\w*|una hipoteca",
  lists:
    "vender (mi|nuestra|nuestro|un|una)|vendo (mi|una|un)|(rentar|alquilar|arrendar) (mi|nuestr[oa])(?! (primer|propi|prim))|poner(lo|la|los|las)? en (renta|alquiler)|soy (el |la )?(duen[oa]|propietari[oa])(?! de (un|una|dos|mi|tres) (perr|gat|mascot))|(tengo|tenemos) (un|una|dos|mi|el|la) (apartamento|apto|casa|unidad|propiedad|condo|estudio|apartamentos|casas) (\\w+ ){0,4}(para|en) (rentar|renta|alquilar|alquiler|arrendar)|(busco|necesito|conseguir|consigan|encontrar) (un )?inquilinos?|administr\\w+ mi",
  broker:
    "(de|con) (coldwell banker|keller williams|compass|re ?max|century 21|douglas elliman|sothebys?|exp realty|berkshire hathaway|the keyes|corcoran)|en (el )?mls|soy (tambien )?(un |una )?(realtor|agente|broker|corredor|corredora|asesor|asesora)|(tengo|traigo|represento a) un(a)? client[ea]|(mi|nuestr[oa]) client[ea]|comparten? (la )?comision|co broke|cobroke|comision compartida|para un(a)? client[ea]",
  instead: "en vez de (yo|mi)|en (mi )?lugar (de mi|mio)|en mi lugar|por mi|sin mi",
  times:
    "cuando|que (dias?|horas?|horarios?|dia y hora)|a que hora|horarios?|disponib\\w*|turnos?|que tan pronto|(tienes?|tienen|hay|algo) (algo )?(el|para|este|esta|libre|mas)|fin(es)? de semana|agenda",
  alternatives:
    "(de verdad |en serio |entonces )nada|nada (de nada|mas|parecido|cerca|similar)|((nada|ninguno|algo) mas|(no hay|tienes|tienen|hay) mas) (barat|economic|grande|pequen|comod)\\w*|mas (barat|economic|grande|pequen|comod)\\w* no (hay|tienes?|tienen)|no (hay|tienes|tienen) nada|^nada( ni \\w+)*$|(aunque sea|que sea|uno|una) mas (chiqu|pequen|barat|economic)\\w*|(algo|alguna|alguno|otra cosa|otra|otro) (parecid[oa]|similar|cerca|cercan[oa]|mas barat[oa]|mas economic[oa]|mas grande|mas pequen[oa]|por ahi cerca)|que (consigo|me alcanza|encuentro|puedo conseguir|hay|tienes|tienen) (con|por|cerca|para|de|en)|(otras|mas|diferentes) opciones|alternativas|lo mas (cercano|parecido)|que (me )?(recomiendas|sugieres|aconsejas)(?! de zona)|(cual|que) (es |seria |me |nos )?(la |el |lo )?(queda |esta )?mas (cerca|cercan[oa])( \\w+){0,2}$|que mas (tienes|hay|tienen)|(muestra|ensena)me (otr|mas)|para que me alcanza",
  stock:
    "^(hola |buenas |y |ok |pues |bueno )*(que|k|q|ke) (mas )?(tienes?|tienen|hay|ofreces?|ofrecen|manejas?)( disponible| ahora| ahorita| para rentar| en renta)*$|(muestra|ensena|manda|pasa)me (todo|todas|todos|lo que (tienes?|hay|tengas))|(quiero|puedo) ver (todo|todas|lo que (tienes?|hay))",
  rejects:
    "^(no )?(ningun[oa])( de (es[ao]s|est[ao]s|ell[ao]s|l[ao]s (dos|tres)))?( me (gusta|convence|sirve|gusto))?$|no me (gustan?|gusto|gustaron|convencen?|convencio)( (ningun[oa]|es[ao]s?|est[ao]s?|nada|mucho))*$|^((muestra|ensena|da)me |a ver |quiero ver )?otr[ao]s?( opcion(es)?)?( por favor| porfa)?$|no es lo que busco",
  number:
    "como (te |la |lo |le |los |les )?(puedo |podria |podemos )?(contact|comunic|localiz|ubic)\\w*|(tienes?|tiene|tienen|usas?|usan) (whats ?app|wasap|wsp|guasap|telegram|correo|email|telefono|celular)|(?<!(?:pasaron|dieron|compartieron|paso|dio|tengo|consegui|encontre) )(tu|su|el) (numero|telefono|celular|contacto|whatsapp)( de (el|la|ella|agente))?|(pasa|da|manda|deja)(me)? (tu|su|el|un) (numero|telefono|contacto|celular)|me (das|pasas|dejas) (tu|su|el|un) (numero|telefono|contacto|celular)|yo (te|la|lo|los|le) (llamo|marco)|^(mejor )?(te|los|la|lo|le) (llamo|marco)|prefiero llamar|puedo llamar(te|la|lo|los|le)?$|(donde|a que numero) (llamo|los llamo|te llamo|puedo llamar)",
  think:
    "dejame (pensar|pensarlo|ver|consultar|consultarlo|preguntar|preguntarle|revisar|hablar|checar|chequear)|lo (voy a pensar|pienso|consulto|hablo)|(tengo|tendria|debo|quiero|necesito|hay) (que )?(pensar|preguntar|consultar|hablar|revisar|checar)\\w*|voy a (pensar|preguntar|consultar|hablar|ver)\\w*|te (aviso|digo (luego|despues|mas tarde|ahorita))|(luego|despues|ahorita|mas tarde|manana) te (digo|aviso|escribo|confirmo)|(dame|deme|regalame) un (momento|segundo|minuto|momentico|ratico|ratito|chance)|un (momento|segundo|momentico)$|espera(me)? un|ahora no puedo|mas tarde$|lo estoy pensando",
  who: "quien (eres|sos)|quien es$|con quien (hablo|estoy hablando|chateo|tengo el gusto)|quien (habla|me escribe|me atiende)|para quien trabajas",
  how: "como (funciona|trabajas|es esto|es la cosa|va esto|funcionan)|que (puedes|podes|sabes) hacer|que haces",
  farewell:
    "nos (vemos|hablamos|estamos (viendo|hablando))|hablamos( luego| despues| pronto)?|hasta (luego|pronto|manana|entonces|ahi)|que (estes|este|pases|tengas|tenga) (muy )?(bien|buen|buena|feliz|lindo|linda)\\w*|cuidate|bendiciones|alla nos vemos|feliz (tarde|noche)",
  too_expensive:
    "(muy|demasiado|super|bien|bastante) (caro|cara|costos[oa]|alto|alta)|(fuera|por encima) de (mi|nuestro) (presupuesto|alcance)|se (me )?(pasa|sale) de(l)? (mi )?presupuesto|no (me )?alcanza",
  complains:
    "cuantas veces( (te|se|le|les|lo|la|mas|tengo|voy|hay|que))*( \\w+)?$|me (cancelaron|han cancelado|dejaron (plantad[oa]|esperando|en visto|embarcad[oa])|quedaron mal)|no confio|nadie (me |nos )?(contesta|responde|contesto|respondio|llama|llamo|atiende|atendio|escribe|ha (contestado|respondido|llamado))|(llevo|llevamos) \\w+ (dia|hora|semana|rato)\\w* (esperando|escribiendo|llamando|tratando)|(sigo|seguimos|estoy) esperando|nunca (me )?(contestan|responden|llaman|contestaron|respondieron)|falta de respeto|(pesimo|horrible|mal|malisimo|terrible) servicio|(no sirven|ustedes no sirven|esto no sirve)( para nada)?|perdida de tiempo|(?<!quien )(ya )?(contesta|contesten|respondan|responde)(me|nme)?( algo)?( ya)?$|(segunda|tercera|cuarta|quinta) vez que (escribo|pregunto|llamo)",
  recap:
    "(estoy|estamos|quede|quedamos|me (tienes|tiene|tienen|anotaste|pusiste)|nos (tienes|tiene|tienen)) (anotad|apuntad|registrad|puest|como)\\w*( \\w+)*|ya (te|le|se|les) (lo |la |los )?(dije|di|mande|conte)( (mi|el|la|eso|todo|mis)( \\w+){0,2})?$|que (es lo que )?(tienes|tiene|tenes|llevas|pusiste|anotaste|apuntaste) (\\w+ )?(anotad|apuntad|guardad|registrad)[oa]s?( \\w+){0,3}$|que (datos|cosas|info|informacion) (mi[oa]s? )?(tienes|tiene|tenes|anotaste)|que (anotaste|apuntaste)( de mi)?$|que sabes de mi|(me )?(haces|hazme|dame|puedes hacer) un resumen|que te he dicho( hasta ahora)?$",
  small_talk:
    "que (calor|frio|semana|lluvia|lindo dia|trafico)|(hace|esta haciendo) (un |mucho )?(calor|frio)|llueve|lloviendo|(ja){2,}|(je){2,}|todo bien|(bien|muy bien) (y tu|gracias|y usted)|aqui (luchando|en la lucha|tranquil[oa])|feliz (viernes|lunes|dia|ano)",
};
