/** Spanish phrases about the people and pets of a message: who moves in, and who is only mentioned. `LanguagePack.signals` explains the notation. */
export const household: Record<string, readonly string[]> = {
  livesElsewhere: [
    "no vive|viven|viviria|vivira|va_a_vivir|van_a_vivir|se_muda|se_mudan conmigo|con_nosotros|con_nosotras|aqui|ahi",
    "vivo|viviendo|quedo|quedando|quedandome|quedandonos|quedarme|quedarnos|estoy|estamos|ando|alquilo|comparto|compartiendo ~ con|donde ~ ahora|ahorita|por_ahora|por_el_momento|mientras|actualmente|hasta|temporalmente",
    "ahora|ahorita|actualmente|por_ahora|por_el_momento|todavia ~ vivo|vivimos|viviendo|quedo|quedandome|estoy|estamos|alquilo|comparto ~ con|donde|en_casa",
    "quedo|quedarme|quedando|quedandome|quedamos|quedarnos|quedandonos|quedado ~ con|donde|en_casa|en_la_casa",
    "en casa|la_casa|el_apartamento|el_sofa de ~ @companion|@companions|@kid",
    "donde mi|una|un|mis @companion|@companions|@kid|@kids",
    "estara|estaran|va_a_estar|esta|estan|se_queda|se_quedan|quedara|se_va|se_van ~ con mi|su|sus|la|mis",
    "se va|van|muda|mudan|fue|fueron ~ del|de_aqui|a_otro|a_otra",
    "=vive|=viven en|por|cerca|lejos|alla|al_lado|arriba",
    "su|sus propia|propio|propios casa|apartamento|apto|lugar",
  ],
  movesIn: [
    "mudo|muda|mudan|mudamos|mudarme|mudarnos|mudaria|mudariamos|mudando|mudaremos|mude|mudemos",
    "vivo|vivir|vivire|viviremos|vivimos|viviria|viviriamos|viviran|vivira|viviendo|vivamos|viva con|juntos|juntas|ahi|alli|aqui|conmigo|los|las|mi|nosotros|yo",
    "viven|vive conmigo|con_nosotros|con_nosotras",
    "compartir|comparto|compartiria|compartiriamos|compartirlo|compartirla|roommate|roommates",
    "somos|seriamos|seremos|vamos_a_ser|serian",
    "para mi|nosotros|nosotras y|con|mas|>",
    "para ~ y para_mi|yo",
  ],
  seeksHome: [
    "busco|buscamos|buscando|necesito|necesitamos|quiero|queremos|ocupo|rentar|alquilar|arrendar ~ @home|@bedroom|@studio|algo|lugar",
  ],
  comesToSee: [
    "ver|verlo|verla|verlos|visitar|visitarlo|visitarla|conocer|conocerlo|conocerla|recorrer",
    "voy|vamos|iria|ire|viene|vienen|ira|iran|va|van|llego|llegamos|paso|pasamos|llevo|traigo|acompana|acompanan ~ con|conmigo|@companion|@companions|@kid|@kids ~ @weekday|@today|@tomorrow|visita|cita|recorrido",
    "@weekday|@today|@tomorrow|visita|cita|recorrido ~ con|conmigo|llevo|traigo|voy|vamos ~ @companion|@companions|@kid|@kids",
    "me|nos acompana|acompanan|acompanaria|acompane",
  ],
  comesAlong: [
    "voy|vamos|iria|ire|viene|vienen|va|van|llego|llegamos|paso|pasamos|llevo|traigo ~ con|conmigo|@companion|@companions|@kid|@kids",
  ],
  besideRenter: ["y yo", "yo y|con|mas"],
  doesElse: [
    "recoger|recojo|dejar|dejo|llevar|llevo|cuidar|cuida|cuido|cuidando|cuidan|traer|buscar_a|busco_a ~ @kid|@kids|@companion|@companions",
    "visita|visitan|visitarme|visitando|llega|llegan|viaja|viajan",
    "trabaja|trabajan|trabajo|trabajamos|estudia|estudian",
    "ayuda|ayudan|ayudaria|presta|prestan|paga|pagan|pone|ponen|codeudor|fiador|garante",
    "llama|llamar|llamara|llame|preguntar|hablar|hable|hablo|consultar|consulto",
    "almuerzo|cena|cumpleanos|fiesta|boda|escuela|colegio|daycare|guarderia|medico|doctor|dentista|iglesia|practica|clase|clases|aeropuerto|graduacion|operacion",
    "gusta|gusto|encanta|encanto|quiere|quieren|dice|dicen|cree|recomienda",
  ],
  notAskedFor: ["no te|le|les? pregunte|pregunto|pregunte_por|hablo|hable|hablaba|pedi|referia"],
  ratesSchools: [
    "buena|buenas|buenos|buen|mejor|mejores|excelente|malas ~ escuela|escuelas|colegio|colegios",
    "escuela|escuelas|colegio|colegios ~ buena|buenas|buenos|bueno|mejor|mejores|calificacion|importa|importan|importante|importantes|prioridad",
  ],
  ownChildren: [
    "tengo|tenemos|con # ~ hijos|ninos|ninas|hijas|bebes|nenes|chamos",
    "tengo|tenemos|con un|una|mi ~ hijo|hija|bebe|nino|nina|nene|chamo|recien_nacido",
    "madre|mama|padre soltera|soltero",
    "embarazada|embarazo",
    "esperando un_bebe|bebe|una_bebe",
    "yo y #|mis nenes|ninos|hijos|hijas|ninas|chamos",
  ],
};
