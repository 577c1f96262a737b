import type { Vocabulary } from "./words.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean);

/** Spanish, folded. */
export const es: Vocabulary = {
  core: words(`
    el la los las un una lo al del de a en con por para que y e o u se si pero te ti tu tus me mi mis le les nos su sus
    esto eso esta este estas estos ese esa esos esas es son era ser seria serian estar estoy esta estan esten
    he has ha han hay haya tengo tienes tiene tenemos tener tendrias como cual cuales cuando donde quien cuanto cuanta
    cuantos cuantas asi entonces tambien ya aqui ahi alla bien hola gracias listo si muy solo ambos ambas todo toda todos
    todas otro otra otros otras cada mismo misma algo algun alguna
    anotar anoto anotado anotada anote apunto apuntado apuntada registro registrado entendido entiendo tomo nota
    decir dices dirias dime decirme digo dicho contar cuentas cuentame contarme indicas indicarme indicar saber sabes
    compartes compartir compartirme das dar dame darme preguntar pregunto pregunta preguntas hablar hablo escribir
    escriba escribe escribes responder ayudar ayudo ayudarte ayude ayuda empezar comenzar seguir sigamos seguimos sigo
    continuar continuamos continuemos ver veo veamos mira
    busco buscas busca buscamos buscar buscando busqueda quieres quiero quisieras quieran quisiera gusta gustaria
    prefieres prefiere preferirias prefieras necesitas necesito necesitarias piensas pensado pensada pensabas planeas
    planeando planeado interesa interesan consideras considerar considerarias manejas cuento elegir escoger
    puedes puedo puede pueden podrias podria podemos debo favor cualquier mas momento vienes viene va van vas
    actualizo actualizado actualizada cambio listo dato datos detalle detalles segun
  `),
  phrases: lines(`
    que tal
    mucho gusto
    un gusto
    un placer
    con gusto
    con mucho gusto
    encantado de conocerte
    encantada de conocerte
    es un placer conocerte
    que gusto conocerte
    qué gusto
    muchas gracias
    mil gracias
    gracias por escribir
    gracias por avisar
    gracias por el dato
    gracias por contarme
    tomo nota
    tomo nota de
    queda anotado
    lo tengo en cuenta
    lo tengo
    en mente
    por ahora
    hasta ahora
    por cierto
    en este momento
    ahora mismo
    me avisas
    avisame
    cuando quieras
    de nada
    me dejas uno
    para eso estoy
    a la orden
    hasta luego
    hasta pronto
    hablamos pronto
    nos vemos
    que estes bien
    que tengas un buen dia
    cuidate
    para afinar la busqueda
    para ajustar la busqueda
    para empezar
    para seguir
    una cosa mas
    cual de estas
    cual de estos
    cual de las dos
    alguna de estas
    alguna de ellas
    alguno de estos
    me podrias decir
    te gustaria
    para ti
    mucho mejor asi
    gracias por aclararlo
    gracias por preguntar
    gracias por la aclaracion
    buena pregunta
    sin compromiso
    cuando puedas
    tomate tu tiempo
    si no te molesta
    cuando gustes
    con todo gusto
    quedo atento
    quedo atenta
    no hace falta
    no hace falta que me lo digas
    te hacen falta
    te hace falta
    con gusto te ayudo
    te hago llegar
    de momento
    en cuenta
    me queda claro
    `),
  openers: [
    ...words(`perfecto genial excelente estupendo maravilloso fantastico buenisimo buenas bueno super encantado encantada tranquilo tranquila claro bien
      listo vale ok dale anotado entendido hecho`),
    ...lines(`
      sin problema
      no hay problema
      ningun problema
      no te preocupes
      por supuesto
      claro que si
      de acuerdo
      no pasa nada
      todo bien
      que bueno
      que bien
      muy bien
      esta bien
      con gusto
    `),
  ],
  cheers: [...words("perfecto genial excelente anotado entendido listo"), "que bien", "muy bien"],
  acts: {
    answer: words(
      "cuesta sale renta alquiler mes mensual mensuales mide tiene anuncio dato actualizado confirmo ultima vez",
    ),
    greet: words("buenas buenos dias tardes noches bienvenido bienvenida gusto escribas escribirnos"),
    confirm:
      words(`mudas mudarse piso casa quedo presupuesto renta mes mensual mensuales mudanza mudarte fecha zona actualizado actualice corregido
      corrijo cambio cambie cambiado ahora lugar apartamento hogar vivienda alquiler contrato busca buscamos anotada
      mascota`),
    forget: words("quito quite elimino borro cuenta cuento lista olvido dejo fuera descarto"),
    offer_listings:
      words(`encontre pueden gustar animas muestro ajustan ajusta propiedades propiedad opciones opcion mejores mejor encajan encaja coinciden sirven sirve
      ver verla verlas visitar visita gustaria interesa prefieres mes mensuales renta estas`),
    invite_visit: words(
      "ver verla verlas visitar visita gustaria interesa prefieres alguna cual persona quieres pasar",
    ),
    offer_times:
      words(`visita visitas propiedad ver verla verlo visitarlo visitarla conviene convenga mostrarlo mostrarla ensenar ensenartela cita dia hora horas horario horarios libre libres disponible
      disponibles queda mejor conviene prefieres viene sirve funciona opcion opciones ofrecer puede mostrar mostrartela
      mostrartelo otra otro otras otros ocupada ocupado cambiar mover`),
    accept_refusal: words(
      "dejamos seguimos saltamos pasamos dejar falta necesario hace tranquilo tranquila eso continuamos",
    ),
    switch_language: words("espanol seguimos hablamos continuamos"),
    reprompt: words("perdon disculpa lo siento entendi capte repetir otra manera forma explicar bien del todo no"),
    not_understood: words("perdon disculpa siento entendi capte otra cosa pregunta probemos no"),
    ask_what_changed: words(
      "perdon disculpa error cambio cambiar corregir dato correcto corrijo debo debería informacion equivoque",
    ),
    noted: words("paso pase mensaje agrego agregue aviso anotado hago llegar"),
    thanks_reply: words("nada gusto placer ayudarte"),
    goodbye: words("adios volver pronto chat aqui vuelve seguir escribe escribeme cuando quieras dia"),
  },
  questions: {
    area: {
      keys: words("zona zonas barrio barrios donde parte vecindario sector"),
      words: words("vivir gustaria prefieres ciudad interesa buscar piensas pensada pensado cerca"),
    },
    bedrooms: {
      keys: words("habitaciones cuartos dormitorios recamaras"),
      words: words("cuantas cuantos debe deberia tener necesitas necesitarias numero gustaria prefieres tamano"),
    },
    budget_max: {
      keys: words("presupuesto pagar pagarias renta gastar tope cuanto monto"),
      words: words(
        "mes mensual cuanto maximo comodo hasta limite gustaria rango monto maxima piensas manejas cuentas precio",
      ),
    },
    move_in: {
      keys: words("cuando fecha mudanza dia mes"),
      words: words(
        "mudarte mudar mudas gustaria piensas planeas necesitas quieres entrar lugar mes ideal tentativa tienes pensada pensado",
      ),
    },
    name: {
      keys: [...words("nombre llamas llamo"), "con quien"],
      words: words("dices dirias decirme puedo pongo anoto compartes das gusto hablar quien"),
    },
    phone: {
      keys: words("telefono correo contactarte localizarte"),
      words: words(
        "numero mejor email electronico puede donde prefieres contacto dejas compartes das escribirte escribir llamarte llamar medio via contacte llame contactar comunicarse",
      ),
    },
  },
  verdicts: words(
    "bien perfecto genial excelente problema problemas bienvenido bienvenida posible permitido permitida acepta aceptan",
  ),
  negations: words("no nunca ni tampoco sin jamas ningun"),
  moments: words("antes despues hasta menos salvo"),
  limits: words(
    "aproximadamente mas menos desde hasta sobre bajo minimo maximo solo exactamente casi unos unas alrededor antes despues apenas",
  ),
  starts: words("desde partir"),
  limitsAfter: words("mas menos extra adicional minimo semanal semanales diarios anuales cada"),
  numbers: words(`cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
    diecisiete dieciocho diecinueve veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa cien
    ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millon
    medio media mitad doble triple docena par primero primera segundo segunda tercero tercera`),
  banned: lines(`
    hora del este
    es para ti
    solo para ti
    perfecto para
    genial para
    ideal para
    ya es tuyo
    ya la tienes
    ya lo tienes
    la tienes
    tienes que
    hay que
    te la dejo
    la mejor de todas
    la mejor de ellas
    la mejor de las
  `),
};
