import type { answers as english } from "../en/answers.ts";
import type { Wording } from "../wording.ts";

export const answers: Record<keyof typeof english, Wording> = {
  answer_yes: { base: ["Sí, {facts}.", "Sí: {facts}."] },
  answer_no: { base: ["No, {facts}.", "Lamentablemente no, {facts}."] },
  answer_not_all: { base: ["No, no todos: {facts}.", "No todos: {facts}."] },
  answer_field_yes: { base: ["{field}: sí, {facts}.", "{field}, sí: {facts}."] },
  answer_field_no: { base: ["{field}: no, {facts}.", "{field}, no: {facts}."] },
  answer_unclear: {
    base: [
      "{listing} solo dice “{words}”. Ya le pregunté a {agent}.",
      "Lo único que dice {listing} es “{words}”, así que ya le pregunté a {agent}.",
    ],
  },
  answer_partly: {
    base: [
      "{facts}, y de tu caso no se dice nada. Ya le pregunté a {agent}.",
      "{facts}. De tu caso no se dice nada, así que ya le pregunté a {agent}.",
    ],
  },
  answer_no_weight_limit: {
    base: [
      "{facts}, sin que se diga un límite de peso. Ya le pregunté a {agent}.",
      "{facts}. No se dice un límite de peso, así que ya le pregunté a {agent}.",
    ],
  },
  answer_missing: {
    base: ["{listing} no {gap}. Ya le pregunté a {agent}.", "{listing} no {gap}, así que ya le pregunté a {agent}."],
  },
  answer_missing_several: {
    base: ["{listings} no {gap}. Ya le pregunté a {agent}.", "{listings} no {gap}, así que ya le pregunté a {agent}."],
  },
  answer_missing_all: {
    base: [
      "Ninguno de los anuncios {gap}. Ya le pregunté a {agent}.",
      "Ninguno de los anuncios {gap}, así que ya le pregunté a {agent}.",
    ],
  },
  answer_missing_other: {
    base: [
      "Eso no está en el anuncio. Ya le pregunté a {agent}.",
      "El anuncio no dice nada de eso, así que ya le pregunté a {agent}.",
    ],
  },
  answer_missing_photos: {
    base: [
      "Por aquí no puedo mandar fotos; ya le pedí a {agent} que te las pase.",
      "Las fotos te las manda {agent}; ya se las pedí.",
    ],
  },
  answer_range: {
    base: [
      "{noun}: desde {low} ({lowest}) hasta {high} ({highest}).",
      "{noun}: de {low} ({lowest}) a {high} ({highest}).",
    ],
  },
  answer_summary: { base: ["{home}: {facts}.", "Te cuento de {home}: {facts}."] },
  answer_overview: {
    base: [
      "{agent} tiene {count} propiedades ahora mismo, en {areas}, desde {low} hasta {high} al mes.",
      "Ahora mismo {agent} tiene {count} propiedades, en {areas}, desde {low} hasta {high} al mes.",
    ],
  },
  answer_next: { base: ["Después viene {homes}: {value}.", "Le sigue {homes}: {value}."] },
  answer_superlative: { base: ["{superlative} {homes}: {value}.", "{superlative} {homes}, {value}."] },
  answer_same: { base: ["En eso son iguales: {value}.", "En eso no hay diferencia: {value}."] },
  answer_alike: { base: ["En {nouns} son iguales: {facts}.", "Son iguales en {nouns}: {facts}."] },
  answer_alike_unknown: {
    base: ["En eso los anuncios no muestran diferencia.", "Según los anuncios, en eso no hay diferencia."],
  },
  answer_difference: { base: ["{facts}: {value} contra {other}.", "{facts}, {value} contra {other}."] },
  answer_count_all: { base: ["Hay {count}: {homes}.", "Ahora mismo {count}: {homes}."] },
  answer_count_one: { base: ["Hay uno: {homes}.", "Solo uno: {homes}."] },
  answer_fitting_yes: { base: ["Sí: {facts}.", "Sí, {facts}."] },
  answer_none_fits: { base: ["Ninguno cumple con eso.", "Ahora mismo ninguno cumple con eso."] },
  answer_none_fits_no: { base: ["No, ninguno cumple con eso.", "Ahora mismo no, ninguno cumple con eso."] },
  answer_closest: { base: ["Lo más cercano es {home}: {facts}.", "Lo que más se acerca es {home}: {facts}."] },
  answer_move_in: {
    base: ["Para entrar{at} son {total} en total: {parts}.", "Entrar{at} cuesta {total} en total: {parts}."],
  },
  answer_move_in_several: { base: ["Para entrar: {facts}.", "En total para entrar: {facts}."] },
  answer_rent_months: {
    base: [
      "{months} meses{at} suman {total} de renta, a {rent} al mes.",
      "A {rent} al mes, {months} meses{at} suman {total} de renta.",
    ],
  },
  answer_rent_months_several: { base: ["Renta por {months} meses: {facts}.", "{months} meses de renta: {facts}."] },
  answer_total_lacks: {
    base: [
      "Eso es sin {nouns}: el anuncio no da el precio, así que ya le pregunté a {agent}.",
      "Eso no incluye {nouns}: el anuncio no da el precio, así que ya le pregunté a {agent}.",
    ],
  },
  answer_fits: { base: ["{home} cumple con lo que buscas: {facts}.", "{home} va con lo que buscas: {facts}."] },
  answer_close: { base: ["{facts}, pero {but}.", "Se acerca: {facts}, pero {but}."] },
  answer_nothing_against: {
    base: ["Nada de lo que me has dicho descarta {home}.", "Por lo que me has dicho, no hay nada en contra de {home}."],
  },
  answer_confirmed: {
    base: ["El anuncio se confirmó por última vez el {date}.", "Ese dato se confirmó por última vez el {date}."],
  },
  answer_confirmed_home: {
    base: ["Lo que tengo sobre {home} es del {date}.", "Los datos sobre {home} son del {date}."],
  },
  answer_more: { base: ["También te puedo contar de los otros {count}.", "Pregúntame también por los otros {count}."] },
  answer_areas: { base: ["Ahora mismo hay propiedades en {areas}.", "Tengo propiedades en {areas}."] },
  answer_no_homes: { base: ["Ahora mismo no hay propiedades publicadas.", "No hay nada publicado en este momento."] },
};
