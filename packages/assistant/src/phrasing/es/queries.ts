import type { queries as english } from "../en/queries.ts";
import type { Wording } from "../wording.ts";

export const queries: Record<keyof typeof english, Wording> = {
  next_best: { base: ["La que sigue es {homes}: {value}{stamp}.", "Después viene {homes}: {value}{stamp}."] },
  no_next: { base: ["Esa era la última; no hay otra después.", "Después de esa no hay otra ahora mismo."] },
  size_none_in: { base: ["Ahora mismo no hay {kinds} en {area}.", "{agent} no tiene {kinds} en {area} por ahora."] },
  size_elsewhere: { base: ["En otra zona está {rows}.", "Lo que sí hay es {rows}."] },
  name_home: {
    base: [
      "Es {address}, en {area}: es {home} y se renta en {rent}{stamp}.",
      "Esa es {address}, en {area}: es {home} y se renta en {rent}{stamp}.",
    ],
  },
  most_price: {
    base: ["La renta más alta es de {value}, en {homes}{stamp}.", "La más cara es {homes}, {value}{stamp}."],
  },
  least_price: {
    base: ["La renta más baja es de {value}, en {homes}{stamp}.", "La más barata: {homes}, {value}{stamp}."],
  },
  most_square_feet: {
    base: ["La más grande: {homes}, con {value}{stamp}.", "Donde hay más espacio es en {homes}: {value}{stamp}."],
  },
  least_square_feet: {
    base: ["La más pequeña: {homes}, con {value}{stamp}.", "Donde hay menos espacio es en {homes}: {value}{stamp}."],
  },
  most_availability: {
    base: ["La última en desocuparse: {homes}, {value}{stamp}.", "La que más tarda es {homes}, {value}{stamp}."],
  },
  least_availability: {
    base: ["La primera en desocuparse: {homes}, {value}{stamp}.", "La que está antes es {homes}, {value}{stamp}."],
  },
  most_bedrooms: {
    base: [
      "Donde hay más cuartos es en {homes}: {value}{stamp}.",
      "La que tiene más cuartos es {homes}: {value}{stamp}.",
    ],
  },
  least_bedrooms: {
    base: [
      "Donde hay menos cuartos es en {homes}: {value}{stamp}.",
      "La que tiene menos cuartos es {homes}: {value}{stamp}.",
    ],
  },
  most_bathrooms: {
    base: ["Donde hay más baños es en {homes}: {value}{stamp}.", "La que tiene más baños es {homes}: {value}{stamp}."],
  },
  least_bathrooms: {
    base: [
      "Donde hay menos baños es en {homes}: {value}{stamp}.",
      "La que tiene menos baños es {homes}: {value}{stamp}.",
    ],
  },
  most_deposit: {
    base: [
      "El depósito más alto es de {value}, en {homes}{stamp}.",
      "Donde piden más depósito es en {homes}: {value}{stamp}.",
    ],
  },
  least_deposit: {
    base: [
      "El depósito más bajo es de {value}, en {homes}{stamp}.",
      "Donde piden menos depósito es en {homes}: {value}{stamp}.",
    ],
  },
  most_fees: {
    base: [
      "La solicitud más cara es de {value}, en {homes}{stamp}.",
      "Donde más cuesta aplicar es en {homes}: {value}{stamp}.",
    ],
  },
  least_fees: {
    base: [
      "La solicitud más barata es de {value}, en {homes}{stamp}.",
      "Donde menos cuesta aplicar es en {homes}: {value}{stamp}.",
    ],
  },
  most_pet_fee: {
    base: [
      "El cargo más alto por mascota es de {value}, en {homes}{stamp}.",
      "Donde más cobran por mascota es en {homes}: {value}{stamp}.",
    ],
  },
  least_pet_fee: {
    base: [
      "El cargo más bajo por mascota es de {value}, en {homes}{stamp}.",
      "Donde menos cobran por mascota es en {homes}: {value}{stamp}.",
    ],
  },
  most_move_in_cost: {
    base: [
      "Donde más cuesta mudarse es en {homes}: {value}{stamp}.",
      "Lo más que se paga para entrar son {value}, en {homes}{stamp}.",
    ],
  },
  least_move_in_cost: {
    base: [
      "Donde menos cuesta mudarse es en {homes}: {value}{stamp}.",
      "Lo menos que se paga para entrar son {value}, en {homes}{stamp}.",
    ],
  },
  most_parking: {
    base: [
      "Donde hay más parqueo es en {homes}: {value}{stamp}.",
      "La que tiene más parqueo es {homes}: {value}{stamp}.",
    ],
  },
  least_parking: {
    base: [
      "Donde hay menos parqueo es en {homes}: {value}{stamp}.",
      "La que tiene menos parqueo es {homes}: {value}{stamp}.",
    ],
  },
  most_lease_term: {
    base: [
      "El contrato más largo es de {value}, en {homes}{stamp}.",
      "Donde el contrato es más largo es en {homes}: {value}{stamp}.",
    ],
  },
  least_lease_term: {
    base: [
      "El contrato más corto es de {value}, en {homes}{stamp}.",
      "Donde el contrato es más corto es en {homes}: {value}{stamp}.",
    ],
  },
  most_pets: {
    base: [
      "El límite de peso más alto para mascotas es de {value}, en {homes}{stamp}.",
      "Donde aceptan mascotas más pesadas es en {homes}: hasta {value}{stamp}.",
    ],
  },
  least_pets: {
    base: [
      "El límite de peso más bajo para mascotas es de {value}, en {homes}{stamp}.",
      "Donde el límite para mascotas es más bajo es en {homes}: {value}{stamp}.",
    ],
  },
  best_silent: { base: ["El anuncio de {homes} no lo dice.", "Ese dato no lo tengo de {homes}."] },
  best_silent_others: { base: ["Los otros anuncios no lo dicen.", "De las otras no tengo ese dato."] },
  compare_rows: { base: ["{rows}{stamp}.", "Comparadas: {rows}{stamp}."] },
  compare_same: { base: ["En eso son iguales: {value}{stamp}.", "Ahí no hay diferencia: {value}{stamp}."] },
  compare_price: { base: ["{home} cuesta {difference} menos al mes.", "En {home} pagas {difference} menos al mes."] },
  compare_square_feet: { base: ["{home} es más grande, por {difference}.", "{home} tiene {difference} más."] },
  compare_availability: { base: ["{home} está libre {difference} antes.", "{home} se desocupa {difference} antes."] },
  compare_bedrooms: { base: ["{home} tiene {difference} más.", "Son {difference} más en {home}."] },
  compare_bathrooms: { base: ["{home} tiene {difference} más.", "Son {difference} más en {home}."] },
  compare_deposit: { base: ["En {home} piden {difference} menos.", "El depósito de {home} es {difference} menos."] },
  compare_fees: {
    base: ["Aplicar en {home} cuesta {difference} menos.", "La solicitud de {home} cuesta {difference} menos."],
  },
  compare_pet_fee: {
    base: [
      "En {home} el cargo por mascota es {difference} menos.",
      "Por mascota, en {home} cobran {difference} menos.",
    ],
  },
  compare_move_in_cost: {
    base: ["Mudarse a {home} cuesta {difference} menos.", "Para entrar a {home} necesitas {difference} menos."],
  },
  compare_parking: { base: ["{home} tiene {difference} más.", "Son {difference} más en {home}."] },
  compare_lease_term: {
    base: ["{home} tiene el contrato más corto, por {difference}.", "El contrato de {home} es {difference} más corto."],
  },
  compare_pets: {
    base: ["En {home} aceptan mascotas de hasta {difference} más.", "El límite de {home} es {difference} más alto."],
  },
  count_some: {
    base: ["{count} de las {total} propiedades de {agent}: {homes}{stamp}.", "{count} de {total}: {homes}{stamp}."],
  },
  count_all: { base: ["Las {total}: {homes}{stamp}.", "Todas, las {total}: {homes}{stamp}."] },
  count_those: { base: ["{count}: {homes}{stamp}.", "Son {count}: {homes}{stamp}."] },
  count_none: { base: ["Ninguna de las {total}{stamp}.", "De esas {total}, ninguna{stamp}."] },
  count_zero: { base: ["Ninguna por ahora.", "Por ahora no hay ninguna."] },
  none_now: { base: ["Ahora mismo no hay ninguna libre.", "Ahora mismo ninguna está libre."] },
  none_by: { base: ["Para el {date} no hay ninguna libre.", "Para el {date} ninguna está libre."] },
  soonest: { base: ["La primera en desocuparse: {home}{stamp}.", "La que se desocupa primero: {home}{stamp}."] },
  soonest_then: { base: ["Después, {rows}{stamp}.", "Luego, {rows}{stamp}."] },
  which_none: { base: ["No, según los anuncios, ninguna de esas.", "Ninguna, según los anuncios."] },
  sum: {
    base: [
      "Para mudarte a {address} son {total}: {parts}{stamp}.",
      "En {address} son {total} en total: {parts}{stamp}.",
    ],
  },
  distance: {
    base: ["{home} está a {distance} {from} en línea recta.", "En línea recta, {home} queda a {distance} {from}."],
  },
  distance_walk: {
    base: [
      "{home} está a {distance} {from}, así que parece que se puede ir a pie.",
      "parece que se puede ir a pie desde {home}: está a {distance} {from}.",
    ],
  },
  distance_inside: { base: ["{home} está en {place} mismo.", "{home} queda en el mismo {place}."] },
  distance_nearest: {
    base: [
      "Lo más cercano a {home} que conozco es {place}, a {distance} del centro de {area} en línea recta.",
      "Para {home}, lo más cerca que conozco es {place}, a {distance} del centro de {area} en línea recta.",
    ],
  },
  distance_closest: {
    base: [
      "Lo más cercano {toward} es {home}, a {distance} en línea recta.",
      "{home} es lo más cercano {toward}: está a {distance} en línea recta.",
    ],
  },
  distance_closest_each: {
    base: [
      "Lo más cercano es {home}: está a {distance} {from} en línea recta.",
      "{home} es lo que queda más cerca, a {distance} {from} en línea recta.",
    ],
  },
  distance_then: { base: ["Después, {rows}.", "Le sigue: {rows}."] },
  distance_rows: { base: ["En línea recta {from}: {rows}.", "Esto es en línea recta {from}: {rows}."] },
  distance_rows_each: { base: ["En línea recta: {rows}.", "Esto es en línea recta: {rows}."] },
  last_month_due: { base: ["Sí, también se da el último mes.", "Sí, el último mes también."] },
  last_month_not_due: { base: ["No, el último mes no se pide.", "No se pide el último mes."] },
  rent_process: {
    base: [
      "Eliges una propiedad y llenas la solicitud; si la aprueban, firmas y pagas el primer mes y el depósito. Le pido a {agent} que te explique los pasos.",
      "Es así: ves la propiedad, llenas la solicitud y, si la aprueban, firmas y pagas el primer mes y el depósito. {agent} te explica los detalles.",
    ],
  },
  share: {
    base: [
      "{address} sale en {price} al mes: entre {people}, {each} cada uno{stamp}.",
      "{address} se renta en {price}; entre {people} son {each} por persona{stamp}.",
    ],
  },
  sum_each: { base: ["Son {each} cada uno.", "Dividido, {each} por persona."] },
  why_off: {
    base: [
      "Lo que no encaja de {address}: {reasons}{stamp}.",
      "{address} no encaja del todo con lo que me dijiste: {reasons}{stamp}.",
    ],
  },
  why_fits: {
    base: [
      "Según su anuncio, {address} encaja con lo que me has dicho.",
      "Por lo que dice el anuncio, {address} sí te sirve.",
    ],
  },
};
