import type { Wording } from "../wording.ts";

/** Times to choose from, and the outcome of the choice. */
export const showings = {
  offer_listing: {
    base: ["Tengo una que te sirve: {listing}.", "Hay una que coincide: {listing}.", "Mira esta: {listing}."],
    professional: ["Una propiedad coincide con tu búsqueda: {listing}."],
    warm: ["Creo que esta te va a gustar: {listing}."],
    direct: ["Una te sirve: {listing}."],
  },
  offer_listings: {
    base: [
      "Tengo {count} para ti: {listings}.",
      "Estas {count} son las que más se acercan: {listings}.",
      "Tus {count} mejores opciones: {listings}.",
    ],
    professional: ["Las {count} que mejor coinciden son {listings}."],
    warm: ["Creo que estas {count} te van a gustar: {listings}."],
    direct: ["Las {count} mejores: {listings}."],
  },
  close_listings: { base: ["Lo más parecido que tengo: {listings}.", "Esto es lo que más se acerca: {listings}."] },
  close_also: { base: ["Parecido: {listings}.", "Y cerca de lo que buscas: {listings}."] },
  offer_left: { base: ["Entonces queda {listings}.", "De esas te sirve {listings}."] },
  offer_left_all: { base: ["Entonces quedan {listings}.", "De esas te sirven {listings}."] },
  offer_away: {
    base: [
      "No tengo nada {by} ahora mismo. Lo más cerca que te sirve: {listings}.",
      "{agent} no tiene nada {by} por ahora; lo más cercano que te sirve: {listings}.",
    ],
    direct: ["No hay nada {by} ahora. Lo más cerca que te sirve: {listings}."],
  },
  offer_elsewhere: {
    base: [
      "En {areas} no tengo nada que te sirva ahora mismo. En otras zonas tengo {listings}.",
      "Por el momento {agent} no tiene nada en {areas} que te sirva; en otras zonas tiene {listings}.",
      "Para lo que buscas no queda nada en {areas}; fuera de ahí hay {listings}.",
    ],
    direct: ["En {areas} no hay nada que te sirva. En otras zonas: {listings}."],
  },
  also_show: {
    base: [
      "También le pedí a {agent} que te muestre {listings} en la misma visita.",
      "Y le pedí a {agent} que de paso te enseñe {listings}.",
    ],
  },
  also_show_at: {
    base: [
      "Le pedí a {agent} que también te muestre {listings} {at}; tu visita {first} queda igual.",
      "Tu visita {first} sigue en pie, y le pedí a {agent} mostrarte {listings} {at}.",
    ],
  },
  see_you: { base: ["¡Con gusto, nos vemos {when}!", "¡Que estés bien, nos vemos {when}!"] },
  see_you_at: {
    base: ["¡Con gusto! Nos vemos {when} en {address}.", "¡Que estés bien, nos vemos {when} en {address}!"],
  },
  see_you_waits: {
    base: [
      "¡Que estés bien! Tu visita {when} queda apartada; {agent} te la confirma.",
      "¡Hablamos pronto! {agent} te confirma tu visita {when}.",
    ],
  },
  see_you_waits_at: {
    base: [
      "¡Que estés bien! Tu visita a {address} {when} queda apartada; {agent} te la confirma.",
      "¡Hablamos pronto! {agent} te confirma tu visita a {address} {when}.",
    ],
  },
  later_visit: {
    base: [
      "Por aquí solo puedo apartar visitas hasta el {last}, así que le pedí a {agent} una {when}.",
      "Mi calendario llega hasta el {last}; ya le pedí a {agent} una visita {when}.",
    ],
  },
  later_visit_of: {
    base: [
      "Por aquí solo puedo apartar visitas hasta el {last}, así que le pedí a {agent} que te muestre {address} {when}.",
      "Mi calendario llega hasta el {last}; ya le pedí a {agent} una visita a {address} {when}.",
    ],
  },
  video_wish: {
    base: [
      "Le pedí a {agent} el recorrido por video {when}.",
      "Por video {when}, anotado: {agent} te confirma la hora.",
    ],
  },
  video_wish_here: {
    base: [
      "Le pedí a {agent} el recorrido por video {when}, hora de {city}.",
      "Por video {when}, hora de {city}, anotado: {agent} te lo confirma.",
    ],
  },
  video_wish_theirs: {
    base: [
      "Le pedí a {agent} el recorrido por video {when}, hora de allá.",
      "Por video {when}, hora de allá, anotado: {agent} te lo confirma.",
    ],
  },
  video_late: {
    base: [
      "Eso cae fuera del horario de {agent}, así que no es seguro.",
      "A esa hora {agent} normalmente no trabaja, así que falta que te diga si puede.",
    ],
  },
  home_dropped: { base: ["Listo, ya quité {listings} de la visita.", "Hecho, {listings} ya no va en la visita."] },
  visit_host: { base: ["Allá te espera {agent}.", "{agent} va a estar ahí para mostrártela."] },
  contact_way: { base: ["{agent} te contacta por {contact}.", "{agent} te escribe o te llama por {contact}."] },
  contact_way_here: {
    base: [
      "{agent} te contesta aquí mismo en este chat, o por teléfono o correo si me dejas uno.",
      "Aquí en este chat te responde {agent}; para lo demás, déjame un teléfono o un correo.",
    ],
  },
  no_times: { base: ["No queda nada libre {when}.", "{When} no hay nada libre."] },
  off_days: {
    base: [
      "{agent} normalmente no trabaja {when}: ese día se lo puedo pedir, pero no es seguro.",
      "{When} {agent} normalmente descansa, así que ese día sería solo si puede.",
    ],
  },
  also_free: { base: ["También hay espacio {times}.", "{agent} también puede {times}."] },
  no_times_ever: { base: ["{When} no se puede.", "{When} no hay visitas."] },
  offer_times: {
    base: [
      "Puedes ir a ver la propiedad {times}. ¿Qué te queda mejor?",
      "{agent} te la puede mostrar {times}. ¿Qué prefieres?",
      "La visita puede ser {times}. ¿Cuál te sirve?",
    ],
  },
  /** Homes of one showing, which begins at the first. */
  homes_in_turn: { base: ["{first} y después {others}", "{first} y luego {others}"] },
  offer_times_of: {
    base: [
      "Puedes ver {address} {times}. ¿Qué te queda mejor?",
      "{agent} te puede mostrar {address} {times}. ¿Qué te queda mejor?",
    ],
  },
  offer_time: { base: ["La puedes ver {times}. ¿Te queda bien?", "{agent} te la muestra {times}. ¿Te sirve?"] },
  offer_time_of: {
    base: ["Puedes ver {address} {times}. ¿Te queda bien?", "{agent} te puede mostrar {address} {times}. ¿Te sirve?"],
  },
  offer_times_any: {
    base: [
      "Se puede visitar {times}. ¿Qué te queda mejor?",
      "Hay espacio para una visita {times}. ¿Qué te conviene?",
      "{agent} está libre {times}. ¿Qué prefieres?",
    ],
  },
  offer_times_again: {
    base: ["Para la visita tengo {times}. ¿Cuál prefieres?", "Y para la visita, {times}: ¿qué te queda mejor?"],
  },
  offer_other_times: {
    base: [
      "A esa hora no se puede, pero sí {times}. ¿Te sirve alguna?",
      "En ese horario {agent} no puede. ¿Te queda bien {times}?",
      "Esa hora ya no está. Lo más cercano es {times}; ¿te sirve?",
    ],
  },
  offer_instead_of_taken: {
    base: [
      "Perdona, {when} se acaba de ocupar. ¿Te queda bien {times}?",
      "Disculpa, alguien acaba de reservar {when}. ¿Qué tal {times}?",
    ],
  },
  offer_other_days: {
    base: [
      "Ese día no hay nada libre, pero sí {times}. ¿Te sirve alguna?",
      "{agent} no tiene espacio ese día. ¿Qué tal {times}?",
    ],
  },
  ask_home: {
    base: [
      "¿Cuál te gustaría ver: {listings}?",
      "¿Y para cuál es la visita: {listings}?",
      "¿Cuál de ellas vas a ver: {listings}?",
    ],
  },
  visit_kept: {
    base: [
      "Tu visita {when} sigue en pie: para cancelarla, usa el botón que está debajo de ella en este chat.",
      "La visita {when} se mantiene; el botón que está debajo de ella en este chat la cancela.",
    ],
  },
  offer_cancel: {
    base: ["¿Cancelo tu visita {when}?", "Tu visita {when} sigue en pie: ¿la cancelo?"],
  },
  showing_stands: {
    base: [
      "Tu visita es {when}; si la quieres mover o cancelar, me dices.",
      "Quedaste para {when}, y así sigue mientras no me digas otra cosa.",
    ],
  },
  showing_stands_at: {
    base: [
      "Tu visita a {address} es {when}; si la quieres mover o cancelar, me dices.",
      "Quedaste para ver {address} {when}, y así sigue mientras no me digas otra cosa.",
    ],
  },
  showing_waits: {
    base: [
      "Tienes la hora apartada, {when}, y falta que {agent} la confirme; lo vas a leer aquí.",
      "{agent} todavía no la confirma, pero la hora sigue apartada para ti: {when}.",
    ],
  },
  showing_waits_at: {
    base: [
      "Tienes apartada la visita a {address} {when}, y falta que {agent} la confirme; lo vas a leer aquí.",
      "{agent} todavía no la confirma, pero la visita a {address} {when} sigue apartada para ti.",
    ],
  },
  offer_new_times: {
    base: ["Claro, puede ser {times}. ¿Qué te queda mejor?", "No hay problema, la pasamos: {times}. ¿Qué prefieres?"],
  },
  showing_held: {
    base: ["Te la aparto {when} mientras terminamos.", "Por ahora es tuya: {when}."],
  },
  showing_held_at: {
    base: [
      "Te aparto la visita a {address} {when} mientras terminamos.",
      "Por ahora la visita a {address} {when} es tuya.",
    ],
  },
  at_that_hour: { base: ["a esa hora", "en ese horario"] },
  showing_askable: {
    base: [
      "{agent} normalmente no trabaja {off}, así que {when} solo se lo puedo pedir.",
      "Normalmente {agent} descansa {off}; le puedo pedir la visita {when}, pero no es seguro.",
    ],
  },
  showing_askable_at: {
    base: [
      "{agent} normalmente no trabaja {off}, así que la visita a {address} {when} solo se la puedo pedir.",
      "Normalmente {agent} descansa {off}; le puedo pedir la visita a {address} {when}, pero no es seguro.",
    ],
  },
  showing_asked: {
    base: [
      "{agent} normalmente no trabaja {off}, así que le pedí la visita {when} y te avisa si puede.",
      "Le pedí la visita {when}. Normalmente {agent} descansa {off}, así que falta que te diga si puede.",
    ],
  },
  showing_asked_at: {
    base: [
      "{agent} normalmente no trabaja {off}, así que le pedí la visita a {address} {when} y te avisa si puede.",
      "Le pedí la visita a {address} {when}. Normalmente {agent} descansa {off}, así que falta que te diga si puede.",
    ],
  },
  showing_requested: {
    base: [
      "Te dejé apartada la visita {when}; {agent} te la confirma.",
      "La hora queda guardada para ti, {when}. Falta que {agent} la confirme.",
    ],
  },
  showing_requested_at: {
    base: [
      "Te dejé apartada la visita a {address} {when}; {agent} te la confirma.",
      "La hora queda guardada para ti, {when} en {address}. Falta que {agent} la confirme.",
    ],
  },
  showing_confirmed: {
    base: ["Listo, la visita es {when}. {agent} te espera.", "Hecho: {agent} te ve {when}."],
  },
  showing_confirmed_at: {
    base: ["Listo, la visita a {address} es {when}, con {agent}.", "Hecho: {agent} te muestra {address} {when}."],
  },
  showing_moved_requested: {
    base: [
      "Le pedí a {agent} mover la visita; la nueva hora, {when}, queda guardada para ti.",
      "La nueva hora queda guardada, {when}. Falta que {agent} la confirme.",
    ],
  },
  showing_moved_requested_at: {
    base: [
      "Le pedí a {agent} mover la visita a {address}; la nueva hora, {when}, queda guardada para ti.",
      "La nueva hora para {address} queda guardada, {when}. Falta que {agent} la confirme.",
    ],
  },
  showing_moved_confirmed: { base: ["Cambiada: ahora la visita es {when}.", "Hecho, tu visita ahora es {when}."] },
  showing_moved_confirmed_at: {
    base: ["Cambiada: la visita a {address} ahora es {when}.", "Hecho, tu visita a {address} ahora es {when}."],
  },
  showing_cancelled: {
    base: [
      "Listo, tu visita quedó cancelada: {when}. Si quieres otra hora, me dices.",
      "OK, la visita {when} ya no va. Avísame si prefieres otro día.",
    ],
  },
} satisfies Record<string, Wording>;
