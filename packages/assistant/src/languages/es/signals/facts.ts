/** Spanish phrases that ask for a fact of a listing: see `LanguagePack.signals` for how they are written. */
export const facts: Record<string, readonly string[]> = {
  "topic:price": [
    "cuanto ~ cuesta|es|vale|sale|renta|mes|alquiler|piden|esta|mensualidad|mensual|queda",
    "< cuanto >",
    "a cuanto|como",
    "cual|que ~ precio|renta|alquiler|costo|valor",
  ],
  "topic:availability": [
    "todavia|aun tienen|tienes|tiene|rentan|alquilan ~",
    "sigue|siguen|esta|todavia|aun ~ disponible|libre|en_renta|en_alquiler|desocupado",
    "ya se|lo|esta alquilo|rento|alquilaron|rentaron|alquilado|rentado",
    "cuando ~ disponible|desocupa|libre",
  ],
  "topic:occupancy_limit": [
    "cuantas|cuantos|cuanta ~ personas|pueden|podemos|inquilinos|gente|ocupantes ~ vivir|maximo|permiten|pueden|aceptan|caben|viviendo|permitidas|dejan",
    "maximo|limite|tope de personas|ocupantes|inquilinos|gente",
    "cuantas personas|gente",
  ],
  "topic:distance": [
    "que tan|cuan cerca|lejos ~",
    "cerca|lejos del|de|de la|al ~ metro|playa|aeropuerto|trabajo|centro|parada|supermercado|publix|hospital|tren|universidad|downtown|parque|guagua",
    "a cuanto|cuantos ~ queda|minutos|millas|esta ~",
    "queda|esta cerca|lejos ~",
    "a pie|caminando de|hasta|a|desde",
  ],
  "topic:lease_term": [
    "corto|largo plazo",
    "mes a mes",
    "contrato ~ minimo|de cuanto|largo|cuanto tiempo|meses|ano|#|minima",
    "cuanto ~ contrato|tiempo|lease|minimo",
    "por # meses|mes|ano|anos ~",
    "minimo de # meses|ano",
    "contrato de|por #",
  ],
  "topic:move_in_cost": [
    "cuanto ~ para|de entrar|mudarme|entrada|mudarnos|mudarse|inicial",
    "cuanto ~ necesito|hay_que|tengo_que|debo|total ~ entrar|mudarme|dar|pagar al|empezar|adelantar",
    "primer|primero ~ ultimo",
    "que ~ piden para|de entrar|entrada|mudarme|mudarse",
  ],
  "topic:application": [
    "como|que|donde|cuando ~ aplicar|aplico|aplica|solicitar|aplicacion|proceso",
    "proceso|link|formulario de|para? aplicacion|aplicar|solicitud",
    "que ~ documentos|papeles|documentacion|papeleo ~",
    "cuanto ~ demora|tarda|dura ~ aplicacion|proceso|aprobacion|solicitud",
  ],
  "topic:requirements": [
    "que ~ piden|necesito|requisitos|exigen|se_necesita|hace_falta|requieren ~",
    "cuales ~ requisitos",
    "que|cuanto|cual credito|score|puntaje|ingreso ~",
    "piden|exigen|requieren|necesitan|revisan|chequean|verifican ~ credito|ingresos|social|comprobante|fiador|aval|score|garante|codeudor",
    "credito|puntaje|score|ingreso|ingresos minimo|minimos|necesario",
    "# veces|x la|el renta|alquiler",
    "aceptan ~ fiador|cosigner|aval|codeudor|garante|self",
  ],
  "topic:pet_fee": [
    "cobran|cobra|cargo|deposito|fee|cuanto|paga|pagar|extra|adicional|costo|renta|cuota|pago ~ por|de|mascota|mascotas|perro|gato|el|mi|los|tener ~ mascota|mascotas|perro|perros|gato|gatos|perrito|perrita|animal|animales",
    "cobran|cobra|deposito|cargo|fee|extra ~ mascota|mascotas|perro|gato|perrito|perros|animal|gatos",
  ],
  "topic:utilities": [
    "incluye|incluyen|incluido|incluidos|incluida|incluidas ~ agua|luz|electricidad|servicios|internet|gas|utilities|cable|basura|wifi",
    "agua|luz|electricidad|servicios|utilities|gas ~ incluido|incluidos|incluida|incluye|incluyen|aparte|incluidas|van",
    "que incluye|incluyen|esta_incluido",
    "pagar ~ luz|agua|servicios",
  ],
  "topic:fees": ["cobran|cobra|cobrarian|piden algo|extra|adicional|aparte"],
};
