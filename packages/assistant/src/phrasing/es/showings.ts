import type { Wording } from "../wording.ts";

/** Times to choose from, and what became of the choice. */
export const showings = {
  offer_listing: {
    base: [
      "Ahora mismo esta te sirve: {listing}. ¿Te gustaría verla?",
      "Hay una que coincide: {listing}. ¿Coordinamos una visita?",
    ],
  },
  offer_listings: {
    base: [
      "Estas {count} son las que mejor te quedan: {listings}. ¿Cuál te gustaría ver?",
      "Tus {count} mejores opciones son {listings}. ¿Quieres visitar alguna?",
    ],
  },
  offer_times: {
    base: [
      "Puedes verlo {times}. ¿Cuál te queda mejor?",
      "{agent} te lo puede mostrar {times}. ¿Cuál prefieres?",
      "La visita puede ser {times}. ¿Con cuál te quedas?",
    ],
  },
  offer_other_times: {
    base: [
      "A esa hora no se puede, pero sí {times}. ¿Te sirve alguna?",
      "Esa hora no la tengo. {agent} podría {times}; ¿alguna te queda bien?",
    ],
  },
  offer_new_times: {
    base: ["Claro, puede ser {times}. ¿Cuál te queda mejor?", "La podemos pasar: {times}. ¿Cuál prefieres?"],
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
    base: ["Listo, la visita es {when}. Allá te ve {agent}.", "Hecho: {agent} te espera {when}."],
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
    base: ["Tu visita {when} queda cancelada.", "OK, la visita {when} ya no va, y la hora queda libre."],
  },
} satisfies Record<string, Wording>;
