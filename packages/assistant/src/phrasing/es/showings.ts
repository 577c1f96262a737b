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
  offer_elsewhere: {
    base: [
      "En {areas} no tengo nada que te sirva ahora mismo. En otras zonas tengo {listings}.",
      "Por el momento {agent} no tiene nada en {areas} que te sirva; en otras zonas tiene {listings}.",
    ],
    direct: ["En {areas} no hay nada que te sirva. En otras zonas: {listings}."],
  },
  also_show: {
    base: [
      "También le pedí a {agent} que te muestre {listings} en la misma visita.",
      "Y le pedí a {agent} que de paso te enseñe {listings}.",
    ],
  },
  offer_times: {
    base: [
      "Puedes ir a ver {home} {times}. ¿Qué te queda mejor?",
      "{agent} te puede mostrar {home} {times}. ¿Qué prefieres?",
      "La visita para ver {home} puede ser {times}. ¿Cuál te sirve?",
    ],
  },
  offer_times_any: {
    base: [
      "Se puede visitar {times}. ¿Qué te queda mejor?",
      "Hay espacio para una visita {times}. ¿Qué te conviene?",
      "{agent} está libre {times}. ¿Qué prefieres?",
    ],
  },
  offer_times_again: {
    base: ["Para ver {home} tengo {times}. ¿Cuál prefieres?", "Y para ver {home}, {times}: ¿qué te queda mejor?"],
  },
  offer_other_times: {
    base: [
      "A esa hora no se puede, pero puedes ver {home} {times}. ¿Te sirve alguna?",
      "En ese horario {agent} no puede. Para ver {home}, ¿te queda bien {times}?",
      "Esa hora no está libre. Lo más cercano para ver {home} es {times}; ¿te sirve?",
    ],
  },
  offer_near: {
    base: [
      "{agent} no está libre {when}. Lo más cercano para ver {home} es {times}; ¿te sirve alguna?",
      "No se puede {when}, pero puedes ver {home} {times}. ¿Cuál te sirve?",
      "No hay nada libre {when}. Para ver {home}, ¿qué tal {times}?",
    ],
  },
  visit_stays: {
    base: ["Mientras tanto tu visita {when} sigue igual.", "Por ahora tu visita {when} sigue en pie."],
  },
  ask_time: {
    base: [
      "No hay problema. ¿Qué día y a qué hora te queda bien para ver {home}?",
      "OK, ninguna de esas. ¿Cuándo te gustaría ver {home}?",
      "Entendido. ¿Cuándo podrías venir a ver {home}?",
    ],
  },
  ask_other_time: {
    base: [
      "No hay problema, por ahora tu visita {when} sigue igual. ¿Qué otro día y hora te queda bien para ver {home}?",
      "OK, ninguna de esas; por ahora tu visita {when} sigue en pie. ¿Cuándo prefieres ver {home}?",
    ],
  },
  visit_kept_as_it_was: {
    base: ["OK, la visita queda como estaba: {address} {when}.", "Entonces no cambia nada: {address} {when}."],
  },
  showing_is_so: { base: ["Sí: tu visita a {address} es {when}.", "Sí, {address} {when}."] },
  showing_is_not: { base: ["No, tu visita a {address} es {when}.", "No: es {address} {when}."] },
  awaits_agent: { base: ["Falta que {agent} la confirme.", "{agent} todavía no la confirma."] },
  note_showing_beyond: {
    base: [
      "Solo puedo apartar hasta el {until}, así que le pedí a {agent} que te muestre {home} {when}; te respondo por aquí.",
      "Mi calendario llega hasta el {until}. Ya le pasé a {agent} que quieres ver {home} {when}; te respondo por aquí.",
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
      "Ese día no hay nada libre, pero puedes ver {home} {times}. ¿Te sirve alguna?",
      "{agent} no tiene espacio ese día. Para ver {home}, ¿qué tal {times}?",
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
    base: [
      "Claro, puedes ver {home} {times}. ¿Qué te queda mejor?",
      "No hay problema, {agent} te puede mostrar {home} {times}. ¿Qué prefieres?",
    ],
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
  showing_requested: {
    base: [
      "Te dejé apartada la visita {when}; {agent} te la confirma.",
      "La hora queda guardada para ti, {when}. Es en firme cuando {agent} te la confirme.",
    ],
  },
  showing_requested_at: {
    base: [
      "Te dejé apartada la visita a {address} {when}; {agent} te la confirma.",
      "La hora queda guardada para ti, {when} en {address}. Es en firme cuando {agent} te la confirme.",
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
      "La nueva hora queda guardada, {when}. Es en firme cuando {agent} te la confirme.",
    ],
  },
  showing_moved_requested_at: {
    base: [
      "Le pedí a {agent} mover la visita a {address}; la nueva hora, {when}, queda guardada para ti.",
      "La nueva hora para {address} queda guardada, {when}. Es en firme cuando {agent} te la confirme.",
    ],
  },
  showing_moved_confirmed: { base: ["Cambiada: ahora la visita es {when}.", "Hecho, tu visita ahora es {when}."] },
  showing_moved_confirmed_at: {
    base: ["Cambiada: la visita a {address} ahora es {when}.", "Hecho, tu visita a {address} ahora es {when}."],
  },
  showing_cancelled: {
    base: [
      "Tu visita {when} queda cancelada. Si quieres otra hora, me dices.",
      "OK, la visita {when} ya no va. Avísame si prefieres otro día.",
    ],
  },
  showing_cancelled_at: {
    base: [
      "Tu visita a {address} {when} queda cancelada. Si quieres otra hora, me dices.",
      "OK, la visita a {address} {when} ya no va. Avísame si prefieres otro día.",
    ],
  },
  showing_cancelled_found: {
    base: ["Tu visita a {address} {when} queda cancelada.", "Cancelé la visita a {address} {when}."],
  },
  also_show_then: {
    base: [
      "Le pedí a {agent} que te muestre {listings} {time} en la misma visita.",
      "Y le pedí a {agent} ver {listings} {time}, en la misma visita.",
    ],
  },
} satisfies Record<string, Wording>;
