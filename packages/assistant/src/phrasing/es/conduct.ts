import type { conduct as english } from "../en/conduct.ts";
import type { Wording } from "../wording.ts";

export const conduct: Record<keyof typeof english, Wording> = {
  bot: {
    base: [
      "Soy un asistente de IA que trabaja para {agent_full}, no una persona. Si prefieres hablar con {agent}, dímelo y le paso el chat.",
      "Hablas con un asistente de IA que trabaja para {agent_full}, no con un humano. Cuando quieras le paso la conversación a {agent}.",
    ],
  },
  notice: {
    base: [
      "Te recuerdo: aquí te responde el asistente de IA de {agent_full}, no una persona, y el chat se guarda.",
      "Ya pasó un tiempo, así que te lo digo de nuevo: soy el asistente de IA de {agent_full} y el chat se guarda.",
    ],
  },
  human: {
    base: [
      "Claro, ya le pasé este chat a {agent}. {expected}",
      "Con gusto, desde aquí sigue {agent}, que ya tiene todo lo que me contaste. {expected}",
    ],
  },
  waits: {
    base: [
      "{agent} ya tiene este chat. {expected}",
      "Todo queda aquí para {agent}. {expected}",
      "{agent} lo va a leer aquí. {expected}",
    ],
  },
  contact_wish: { base: ["Le pedí a {agent} que {wish}.", "Ya le dije a {agent} que {wish}."] },
  contact_agreed: { base: ["Sí, claro; le pedí a {agent} que {wish}.", "Claro que sí, le pedí a {agent} que {wish}."] },
  added_for_agent: { base: ["Ya se lo anoté a {agent}.", "Anotado, se lo dejo a {agent}."] },
  added_for_agent_about: { base: ["Ya se lo anoté a {agent}: {what}.", "Anotado para {agent}: {what}."] },
  agent_answers: {
    base: [
      "Gracias por escribir. Aquí responde {agent} en persona. {expected}",
      "Ya anoté tu mensaje para {agent}, que responde aquí en persona. {expected}",
    ],
  },
  nobody_answers: {
    base: [
      "Ya anoté tu mensaje. {agent} no está respondiendo en este chat.",
      "Tu mensaje queda guardado, pero {agent} no está respondiendo en este chat.",
    ],
  },
  contact_only: {
    base: [
      "Le pasé tu mensaje a {agent}, que te responde en persona.",
      "{agent} responde en persona y ya tiene tu mensaje.",
    ],
  },
  expected_now: {
    base: ["{agent} responde mensajes hoy hasta {hour}.", "Hoy {agent} trabaja hasta {hour}."],
  },
  expected_today: {
    base: ["{agent} responde mensajes hoy a partir de {hour}.", "{agent} vuelve hoy a {hour}."],
  },
  expected_tomorrow: {
    base: ["{agent} responde mensajes mañana a partir de {hour}.", "{agent} vuelve mañana a {hour}."],
  },
  expected_weekday: {
    base: ["{agent} responde mensajes el {weekday} a partir de {hour}.", "{agent} vuelve el {weekday} a {hour}."],
  },
  expected_soon: { base: ["Te responde lo antes posible.", "La respuesta llega lo antes posible."] },
  stop: {
    base: [
      "Listo, no te escribimos más. Si algún día quieres volver, escribe INICIAR.",
      "Hecho, ya no vas a recibir mensajes. Para volver, escribe INICIAR.",
    ],
  },
  start: {
    base: [
      "¡Qué bueno tenerte de vuelta! Ya vuelves a recibir mensajes.",
      "Listo, ya puedes recibir mensajes otra vez.",
    ],
  },
  help: {
    base: [
      "Este es el asistente de IA de {who}. {reach} Para no recibir más mensajes, escribe ALTO.",
      "Estás escribiendo con el asistente de IA de {who}. {reach} Escribe ALTO para no recibir más mensajes.",
    ],
  },
  help_reach: { base: ["Puedes contactar a {agent}: {contact}.", "El contacto de {agent}: {contact}."] },
  help_reach_here: {
    base: ["Pide aquí hablar con {agent} y le paso el chat.", "Dime que quieres hablar con {agent} y le paso el chat."],
  },
  injection: {
    base: [
      "Eso no lo puedo hacer, pero con gusto te ayudo con las rentas de {agent}.",
      "Eso no lo voy a hacer. Estoy aquí para tu búsqueda de renta.",
    ],
  },
  languages: { base: ["Puedo escribirte en español o en inglés.", "Hablo español e inglés."] },
  abuse: {
    base: [
      "Te quiero ayudar, y te pido que nos hablemos con respeto.",
      "Con gusto te ayudo, siempre que nos tratemos con respeto.",
    ],
  },
  abuse_again: { base: ["Aquí estoy cuando quieras seguir.", "Cuando quieras continuar, aquí estoy."] },
  off_topic: {
    base: [
      "Con eso no te puedo ayudar; estoy aquí para las rentas de {agent}.",
      "Solo te puedo ayudar a encontrar una renta.",
      "De eso no sé; lo mío son las rentas con {agent}.",
    ],
  },
  emergency: {
    base: [
      "Llama al {number} ahora mismo. Ya le mandé una alerta urgente a {agent}.",
      "Por favor llama al {number} de inmediato. {agent} ya tiene mi alerta urgente.",
    ],
  },
  minor: {
    base: [
      "Para firmar un contrato hay que ser mayor de edad, así que tu mamá, tu papá o tu tutor tendría que rentarlo contigo. Que me escriba por aquí y le ayudo.",
      "Un menor de edad no puede firmar el contrato por su cuenta. Si un padre o tutor lo renta contigo, que me escriba por aquí.",
    ],
  },
  legal: {
    base: [
      "Yo no puedo dar consejos legales, y {agent} tampoco. Una oficina de ayuda legal o un abogado te puede decir qué dice la ley en tu caso.",
      "Esa pregunta es para un abogado o una oficina de ayuda legal; ni {agent} ni yo podemos asesorarte sobre la ley. Con gusto te ayudo a buscar otro lugar.",
    ],
  },
  safety: {
    base: [
      "Eso no me toca juzgarlo a mí. La policía local y el condado publican sus datos de incidentes, y puedes pedirle a {agent} verlo una vez de día y otra de noche.",
      "No califico zonas en ese sentido. Los datos de la policía y del condado son públicos, y {agent} te puede coordinar una visita de día y otra de noche.",
    ],
  },
  children: { base: ["Sí, los niños son bienvenidos.", "Claro que sí, los niños son bienvenidos."] },
  families: {
    base: [
      "No digo para quién es una casa, pero te cuento de los cuartos, las amenidades y las distancias.",
      "Eso lo decides tú; yo te puedo describir los cuartos, las amenidades y las distancias.",
    ],
  },
  demographics: {
    base: [
      "No describo a la gente de una zona. El Censo de los Estados Unidos publica esos datos.",
      "De eso no opino; los datos del Censo de los Estados Unidos lo cubren para cada barrio.",
    ],
  },
  schools: {
    base: [
      "No califico escuelas. El sitio web del distrito escolar muestra qué escuela le toca a cada dirección.",
      "Las escuelas te las dejo a ti: el sitio web del distrito escolar tiene los límites para cada dirección.",
    ],
  },
  voucher: {
    base: [
      "Sí, puedes aplicar: el voucher cuenta como ingreso legal en Miami-Dade. Dime cuánto cubre y lo uso de presupuesto; {agent} ya lo sabe.",
      "Sí, puedes aplicar con eso; en Miami-Dade es un ingreso legal como cualquier otro. Dame el monto como presupuesto, y ya le avisé a {agent}.",
    ],
  },
  voucher_known: {
    base: [
      "Sí, puedes aplicar: el voucher cuenta como ingreso legal en Miami-Dade, y {agent} ya lo sabe.",
      "Sí, puedes aplicar con eso; en Miami-Dade es un ingreso legal como cualquier otro. Ya le avisé a {agent}.",
    ],
  },
  assistance_animal: {
    base: [
      "Un animal de asistencia no se trata como mascota, así que no paga cargo de mascota. {agent} se encarga contigo de la solicitud de acomodo.",
      "Los animales de asistencia no cuentan como mascotas ni pagan ese cargo. Ya le pedí a {agent} que se ocupe contigo de la solicitud de acomodo.",
    ],
  },
  disability: {
    base: [
      "Del acceso solo digo lo que el anuncio tiene anotado; lo demás, y cualquier cambio que haga falta, ya se lo pasé a {agent}.",
      "Lo que el anuncio no dice sobre el acceso no lo sé, así que ya le pregunté a {agent}, también por cualquier cambio que haga falta.",
    ],
  },
  household_status: {
    base: ["Aquí te recibimos con mucho gusto.", "Ningún problema, te recibimos con gusto."],
  },
  same_criteria: {
    base: [
      "Para todos los que aplican valen los mismos requisitos por escrito, y {agent} te dice qué documentos se piden.",
      "Los requisitos por escrito son iguales para todos. {agent} te responde cualquier pregunta sobre documentos.",
    ],
  },
  domestic_violence: {
    base: [
      "Gracias por contármelo. Ya le pedí a {agent} que mantenga tu contacto en privado.",
      "Te escucho, y gracias por la confianza. Le pedí a {agent} que mantenga tu contacto en privado.",
    ],
  },
  screening_history: {
    base: [
      "No puedo predecir una decisión. Una persona revisa cada solicitud por separado, y ya le pedí a {agent} que vea contigo los requisitos por escrito.",
      "Eso no se decide aquí: una persona revisa cada solicitud por separado. {agent} te comparte los requisitos por escrito.",
    ],
  },
  steering: {
    base: [
      "No puedo buscar según quién vive en un lugar. Sí puedo por precio, tamaño o distancia al trabajo.",
      "Ese criterio no lo puedo aplicar. Precio, tamaño y distancia al trabajo, sí.",
    ],
  },
  negotiation: {
    base: [
      "Solo {agent} puede negociar con el dueño. Ya se lo pasé.",
      "Las condiciones las negocia {agent}, así que ya se lo mandé.",
    ],
  },
  approval: {
    base: [
      "Esa decisión la toma el dueño o la asociación después de la solicitud; {agent} te dice cómo aplicar.",
      "Las decisiones y el contrato vienen del dueño o de la asociación después de la solicitud. {agent} te puede guiar.",
    ],
  },
  access_code: {
    base: [
      "Solo {agent} puede dar acceso. Ya le mandé una alerta urgente para que te contacte.",
      "El acceso solo lo da {agent}, que ya tiene mi alerta urgente.",
    ],
  },
  flood: {
    base: [
      "Sobre inundaciones solo puedo repetir lo que declara el dueño. La declaración por escrito ({statute}, leyes de Florida) se entrega al firmar o antes de firmar un contrato de un año o más.",
      "En eso me guío solo por lo que declara el dueño. La declaración de inundaciones por escrito ({statute}, leyes de Florida) llega al firmar o antes de firmar un contrato de un año o más.",
    ],
  },
  payment: {
    base: [
      "Por este chat nunca se cobra dinero. Antes de pagarle a nadie, verifica a {agent} y su licencia en {link}: hay estafas con anuncios copiados.",
      "Por favor no mandes dinero por un chat. Puedes verificar a {agent} y su licencia en {link}; hay quien copia anuncios para estafar.",
    ],
  },
  privacy: {
    base: [
      "{agent} ya sabe que lo pediste. Con este dispositivo o un código por correo confirmas que eres tú, y así puedes copiar o borrar todo lo que se guarda sobre ti: {link}",
      "Le avisé a {agent}. También puedes pedir una copia de tus datos o borrarlos, con este dispositivo o un código por correo como prueba: {link}",
    ],
  },
  sensitive_data: {
    base: [
      "Por favor nunca mandes números de seguro social, de tarjeta o de cuenta ni contraseñas por este chat; aquí no hacen falta y no los guardo.",
      "Por tu protección, nunca escribas aquí números de seguro social, de tarjeta o de cuenta ni contraseñas; lo que se les parece no se guarda.",
    ],
  },
};
