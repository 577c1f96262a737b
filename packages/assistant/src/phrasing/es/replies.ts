import type { replies as english } from "../en/replies.ts";
import type { Wording } from "../wording.ts";

export const replies: Record<keyof typeof english, Wording> = {
  opening: {
    base: [
      "¡Hola! Soy el asistente de IA de {agent}. Anoto lo que necesitas, respondo lo que sé de las propiedades y se lo paso todo a {agent}, de día o de noche. ¿Qué buscas?",
      "Hola, soy el asistente de IA de {agent}. Cuéntame tu búsqueda, pregunta por las propiedades y {agent} lo recibe todo, a cualquier hora. ¿Qué buscas?",
    ],
    friendly: [
      "¡Hola! Soy el asistente de IA de {agent}. Cuéntame qué necesitas, pregúntame por las propiedades y se lo paso todo a {agent}, de día o de noche. ¿Qué buscas?",
    ],
    professional: [
      "Hola, soy el asistente de IA de {agent}. Tomo nota de lo que necesitas, respondo preguntas sobre las propiedades y se lo hago llegar todo a {agent}, a cualquier hora. ¿Qué buscas?",
    ],
    warm: [
      "¡Te doy la bienvenida! Soy el asistente de IA de {agent}. Me encantaría saber qué necesitas; respondo preguntas sobre las propiedades y se lo paso todo a {agent}, de día o de noche. ¿Qué buscas?",
    ],
    direct: [
      "Hola, soy el asistente de IA de {agent}. Anoto lo que necesitas, respondo sobre las propiedades y se lo paso a {agent}. ¿Qué buscas?",
    ],
  },
  opening_minimal: {
    base: [
      "¡Hola! Soy el asistente de IA de {agent}. Aquí responde {agent} en persona, y yo anoto lo que escribes para que no se pierda nada. ¿Qué buscas?",
      "Hola, soy el asistente de IA de {agent}. Anoto lo que necesitas y {agent} te responde aquí en persona. ¿Qué buscas?",
    ],
  },
  opening_absent: {
    base: [
      "¡Hola! Soy el asistente de IA de {agent}. {agent} no está respondiendo en este chat, pero anoto lo que escribes. ¿Qué buscas?",
      "Hola, soy el asistente de IA de {agent}. Anoto lo que necesitas, aunque {agent} no está respondiendo en este chat. ¿Qué buscas?",
    ],
  },
  opening_other_language: {
    base: [
      "También hablo español, escríbeme como prefieras.",
      "En español también te atiendo, escríbeme como prefieras.",
    ],
  },
  greet: {
    base: ["¡Hola!", "¡Hola, qué tal!", "¡Buenas!"],
    friendly: ["¡Hola! Me alegra que escribas."],
    professional: ["Hola, gracias por escribir."],
    warm: ["¡Hola, qué gusto que escribas!"],
    direct: ["Hola."],
  },
  greet_again: {
    base: [
      "¡Hola de nuevo! {agent} ya tiene tu búsqueda; pregúntame lo que quieras de las propiedades.",
      "¡Hola! Tu búsqueda la tiene {agent}, y aquí estoy para preguntas sobre las propiedades.",
      "Qué gusto leerte. {agent} lo tiene todo; pregunta si te queda alguna duda.",
    ],
  },
  confirm: {
    base: ["Listo: {what}.", "OK, {what}.", "Anotado: {what}.", "Muy bien, {what}."],
    friendly: ["Perfecto: {what}.", "Muy bien: {what}.", "Genial, {what}."],
    professional: ["Tomo nota: {what}.", "Gracias. {What}.", "De acuerdo: {what}."],
    warm: ["Qué bien: {what}.", "¡Gracias! {What}.", "Con mucho gusto: {what}."],
    direct: ["{What}.", "OK: {what}.", "Bien, {what}."],
  },
  confirm_plain: { base: ["Anotado: {what}.", "Entendido: {what}.", "Bien, {what}."] },
  confirm_brief: {
    base: ["{What}, listo.", "OK, {what}.", "Muy bien, {what}."],
    friendly: ["{What}, ¡perfecto!", "Genial, {what}.", "{What}, buenísimo."],
    professional: ["{What}, anotado.", "Gracias, {what}.", "De acuerdo, {what}."],
    warm: ["{What}, qué bien.", "Gracias, {what} entonces.", "{What}, con mucho gusto."],
    direct: ["{What}.", "OK: {what}.", "Bien, {what}."],
  },
  confirm_soon: {
    base: [
      "Es muy pronto, así que vamos rápido: {what}.",
      "Entiendo, es urgente: {what}.",
      "Queda poquito tiempo, manos a la obra: {what}.",
    ],
  },
  welcome_back: {
    base: ["¡Qué bueno que volviste! Hasta ahora tengo: {what}.", "¡Hola otra vez! Aquí nos quedamos: {what}."],
  },
  recap: { base: ["Hasta ahora tengo: {what}.", "Esto es lo que anoté: {what}."] },
  recap_nothing: { base: ["Todavía nada de tu búsqueda.", "Aún no he anotado nada de tu búsqueda."] },
  welcome_back_new: { base: ["¡Qué bueno que volviste!", "¡Hola otra vez!"] },
  works_there: {
    base: [
      "Entendido: trabajas en {areas}, pero puedes vivir en otra zona.",
      "Claro, {areas} es por el trabajo, y la casa puede quedar en otra zona.",
    ],
  },
  search_areas: {
    base: ["Sí, busco en {areas}.", "Sí, la búsqueda va por {areas}.", "Así es: {areas}."],
  },
  already_known: { base: ["Sí, eso ya lo tengo.", "Así es, ya está anotado.", "Sí, tal como me dijiste."] },
  at_hand: {
    base: [
      "Aquí estoy si te hace falta algo más.",
      "Perfecto. Escríbeme cuando necesites algo.",
      "Qué bien, aquí estoy si te surge alguna duda.",
    ],
  },
  invite_visit: {
    base: ["¿Te gustaría verla en persona?", "¿Coordinamos una visita?", "¿Quieres pasar a verla?"],
    professional: ["¿Deseas programar una visita?"],
    direct: ["¿La quieres ver?"],
  },
  invite_visit_any: {
    base: ["¿Te gustaría ver alguna?", "¿Cuál quieres visitar?", "¿Coordinamos una visita a alguna?"],
    professional: ["¿Deseas programar una visita a alguna?"],
    direct: ["¿Quieres ver alguna?"],
  },
  other_business_buys: {
    base: [
      "Por aquí atiendo rentas; para comprar, lo mejor es hablar con {agent}, y ya le pasé tu mensaje.",
      "Yo solo llevo rentas, así que ya le avisé a {agent} que quieres comprar.",
    ],
  },
  other_business_lists: {
    base: [
      "¡Gracias por pensar en {agent}! Este chat es para quien busca renta, así que le pasé lo de tu propiedad directamente.",
      "Por aquí ayudo a quien busca dónde vivir; lo de tu propiedad lo ves con {agent}, que ya lo sabe.",
    ],
  },
  other_business_broker: {
    base: [
      "Qué gusto saludar a un colega. {agent} atiende en persona a otros profesionales, y ya le pasé tu mensaje.",
      "Gracias por escribir. Lo de tu cliente lo ve {agent} directamente, y ya está al tanto.",
    ],
  },
  other_business_trade: {
    base: [
      "¡Gracias por ofrecerlo! De los servicios decide {agent}, así que ya le pasé tu mensaje.",
      "¡Gracias! Con quién trabaja lo ve {agent} en persona, y ya le pasé lo que ofreces.",
    ],
  },
  business_complete: {
    base: [
      "Muy bien, {agent} te contacta al {contact}.",
      "Listo. {agent} te escribe o te llama al {contact}.",
      "Ya está: {agent} tiene tu contacto, {contact}, y te responde.",
    ],
  },
  confirm_correction: {
    base: ["Corregido: {what}.", "OK, ahora {what}.", "Ya lo cambié: {what}."],
    friendly: ["No hay problema, entonces {what}."],
    professional: ["Lo corrijo: {what}."],
    warm: ["Claro que sí, entonces {what}."],
    direct: ["Cambio: {what}."],
  },
  confirm_name: {
    base: ["Gracias, {name}.", "Mucho gusto, {name}.", "Hola, {name}."],
    friendly: ["¡Un gusto, {name}!"],
    professional: ["Muchas gracias, {name}."],
    warm: ["¡Qué gusto conocerte, {name}!"],
    direct: ["OK, {name}."],
  },
  forget: { base: ["OK, ya no cuento {what}.", "Está bien, quité {what}."] },
  accept_open: {
    base: ["Bien, lo dejamos abierto.", "Perfecto, así hay más de dónde escoger.", "Está bien, eso queda abierto."],
    professional: ["Entendido, lo dejamos abierto."],
    warm: ["Qué bueno, así tenemos más opciones."],
    direct: ["OK, abierto."],
  },
  accept_refusal: {
    base: ["No hay problema, lo dejamos así.", "Está bien, no hace falta.", "De acuerdo, seguimos sin eso."],
    professional: ["Entendido, no es necesario."],
    warm: ["Claro, no te preocupes por eso."],
    direct: ["Bien, lo saltamos."],
  },
  switch_language: { base: ["Claro, seguimos en español.", "Por supuesto, en español entonces."] },
  note_showing: {
    base: [
      "Le paso tu solicitud de visita a {agent}, que te confirma la hora.",
      "Ya le dije a {agent} que quieres verlo; {agent} te confirma la hora.",
      "{agent} recibe que quieres ir a verlo y te responde con una hora.",
    ],
  },
  note_showing_at: {
    base: [
      "Le pregunto a {agent} por una visita {when}; {agent} te confirma si se puede.",
      "Ya le pasé a {agent} que quieres ir {when}; te lo confirma {agent}.",
      "Visita {when}, anotado. Falta que {agent} la confirme.",
    ],
  },
  note_showing_of: {
    base: [
      "Le pregunto a {agent} si puedes ver {homes} {when}; te confirma aquí si se puede.",
      "Ya le pasé a {agent} que quieres ver {homes} {when}; te lo confirma {agent}.",
    ],
  },
  reschedule_showing: {
    base: [
      "Ya le dije a {agent} que quieres mover la visita; te va a confirmar la nueva hora.",
      "Le paso el cambio a {agent}, que te confirma la nueva hora.",
    ],
  },
  reschedule_showing_at: {
    base: [
      "Le pido a {agent} mover la visita a otra hora, {when}; {agent} te la confirma.",
      "Ya le pasé el cambio: {when}. Falta que {agent} lo confirme.",
    ],
  },
  cancel_showing: {
    base: ["Ya le avisé a {agent} que no va la visita.", "OK, le digo a {agent} que la visita se cancela."],
  },
  complete_phone: {
    base: [
      "Con eso tengo todo. {agent} te va a contactar al {contact} con propiedades que te sirvan.",
      "Ya está: {agent} te llama o te escribe al {contact} con propiedades que coinciden con lo que pides.",
      "Ya no me falta nada. {agent} te contacta al {contact} con propiedades a tu medida.",
    ],
    friendly: ["¡Y eso es todo! {agent} te contacta al {contact} con propiedades que te sirvan."],
    professional: ["Gracias, eso es todo. {agent} te contactará al {contact} con propiedades acordes a tu búsqueda."],
    warm: ["¡Ya está todo, mil gracias! {agent} te contacta al {contact} con propiedades para ti."],
    direct: ["Listo. {agent} te contacta al {contact} con propiedades que te sirvan."],
  },
  complete_asks: {
    base: [
      "Gracias, {agent} te puede contactar por {contact}.",
      "Bien, {agent} ya tiene tu contacto: {contact}.",
      "Anotado: {agent} te busca por {contact}.",
    ],
  },
  complete_shown: {
    base: [
      "Con eso tengo todo: {agent} te contacta por {contact}.",
      "Ya está, {agent} tiene tu contacto: {contact}.",
      "Gracias, {agent} te busca por {contact}.",
    ],
    friendly: ["¡Y con eso ya está! {agent} te contacta por {contact}."],
    professional: ["Gracias, eso es todo. {agent} te contactará por {contact}."],
    warm: ["¡Ya tengo todo, mil gracias! {agent} te contacta por {contact}."],
    direct: ["Listo. {agent} te contacta por {contact}."],
  },
  complete_here_shown: {
    base: [
      "Con eso tengo todo; {agent} te responde aquí mismo.",
      "Ya está. {agent} te escribe en este chat.",
      "Gracias, {agent} te contesta por este chat.",
    ],
  },
  complete_email: {
    base: [
      "Con eso tengo todo. {agent} te va a escribir a {contact} con propiedades que te sirvan.",
      "Ya está: {agent} te manda un correo a {contact} con propiedades que coinciden con lo que pides.",
      "Ya no me falta nada. {agent} te escribe a {contact} con propiedades a tu medida.",
    ],
    friendly: ["¡Y eso es todo! {agent} te escribe a {contact} con propiedades que te sirvan."],
    professional: ["Gracias, eso es todo. {agent} te escribirá a {contact} con propiedades acordes a tu búsqueda."],
    warm: ["¡Ya está todo, mil gracias! {agent} te escribe a {contact} con propiedades para ti."],
    direct: ["Listo. {agent} te escribe a {contact} con propiedades que te sirvan."],
  },
  complete_here: {
    base: [
      "Con eso tengo todo. {agent} te va a responder aquí mismo con propiedades que te sirvan.",
      "Ya está: vuelve a este chat, {agent} te deja aquí las propiedades que coinciden.",
      "Ya no me falta nada. {agent} te escribe en este chat con propiedades a tu medida.",
    ],
  },
  note_needs: {
    base: [
      "Ya le dije a {agent} lo que necesitas: {what}. Lo que el anuncio no diga, lo averigua.",
      "{agent} ya sabe lo que buscas ({what}) y revisa lo que los anuncios no dicen.",
    ],
  },
  day_past: {
    base: [
      "De este año, entendido, pero el {date} ya pasó: hoy es {today}.",
      "OK, de este año, solo que el {date} ya pasó; hoy es {today}.",
    ],
  },
  needs_known: { base: ["Sí, eso ya lo tiene {agent}: {what}.", "Claro, {agent} ya lo sabe: {what}."] },
  near_landmark_found: {
    base: [
      "Busco {near}: lo más cercano que tengo está en {area}, {distance}.",
      "Busco {near}. Lo más cercano que tengo está en {area}, {distance}.",
    ],
  },
  near_landmark_away: {
    base: [
      "No tengo nada {by} ahora mismo. Lo más cercano está en {area}, {distance}.",
      "Justo {by} no hay nada por el momento; lo más cerca que tengo es en {area}, {distance}.",
    ],
  },
  near_landmark: {
    base: ["Busco {near}.", "OK, busco {near}."],
  },
  noted: {
    base: ["Anotado, se lo paso a {agent}.", "OK, {agent} lo va a ver.", "Gracias, lo agregué para {agent}."],
  },
  react_good_news: {
    base: ["¡Felicidades!", "¡Qué buena noticia!"],
  },
  react_loss: {
    base: ["Lo siento mucho.", "Siento mucho lo que estás pasando."],
  },
  react_no_answer_yet: {
    base: [
      "Todavía no. La respuesta de {agent} te llega aquí mismo.",
      "Aún no contesta; en cuanto {agent} responda, lo ves aquí.",
    ],
  },
  thanks_reply: {
    base: ["¡De nada!", "Con mucho gusto.", "Para eso estoy."],
    friendly: ["¡No hay de qué!"],
    professional: ["Es un placer."],
    warm: ["¡Un placer, de verdad!"],
    direct: ["De nada."],
  },
  goodbye: {
    base: [
      "¡Hablamos pronto! Puedes seguir aquí cuando quieras.",
      "Que estés bien. Este chat queda aquí para cuando quieras seguir.",
      "Hasta luego, y escríbeme cuando quieras.",
    ],
  },
};
