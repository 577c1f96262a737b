import type { facts as english } from "../en/facts.ts";
import type { Wording } from "../wording.ts";

export const facts: Record<keyof typeof english, Wording> = {
  fact_text: {
    base: [
      "{address}: {text}{stamp}.",
      "Sobre {address}: {text}{stamp}.",
      "El anuncio de {address} dice: {text}{stamp}.",
    ],
  },
  fact_text_more: { base: ["{text}{stamp}.", "Según el anuncio: {text}{stamp}."] },
  fact_text_also: { base: ["{text}{stamp}.", "Además: {text}{stamp}."] },
  own_answer: { base: ["{agent} dice: {text}{stamp}.", "Respuesta de {agent}: {text}{stamp}."] },
  stamp: { base: [" (actualizado el {date})", " (al {date})"] },
  fact_price: {
    base: [
      "{address} se renta en {value} al mes{stamp}.",
      "La renta de {address} es de {value} al mes{stamp}.",
      "{value} al mes en {address}{stamp}.",
    ],
  },
  fact_rent_total: {
    base: [
      "A {value} al mes, {months} meses en {address} suman {total} de renta{stamp}.",
      "{months} meses en {address} son {total} de renta, a {value} al mes{stamp}.",
    ],
  },
  fact_bedrooms: {
    base: ["{address} es {value}{stamp}.", "La de {address} es {value}{stamp}."],
  },
  fact_bathrooms: {
    base: ["{address} tiene {value}{stamp}.", "En {address} hay {value}{stamp}."],
  },
  fact_square_feet: {
    base: ["{address} tiene {value} pies cuadrados{stamp}.", "Son {value} pies cuadrados en {address}{stamp}."],
  },
  later_start: {
    base: [
      "{address} está libre a partir del {date}, más tarde de lo que necesitas.",
      "{address} no está libre hasta el {date}, y tú la necesitas antes.",
    ],
    direct: ["Pero {address} no está libre hasta el {date}."],
  },
  later_start_asks: {
    base: [
      "{address} está libre a partir del {date}; le pregunto a {agent} si puedes entrar antes.",
      "La fecha de {address} es el {date}; le pregunto a {agent} si se puede antes.",
    ],
  },
  fact_availability: {
    base: ["{address} está libre desde el {value}{stamp}.", "Te podrías mudar a {address} desde el {value}{stamp}."],
  },
  fact_available_now: {
    base: ["{address} está libre ya{stamp}.", "Te podrías mudar a {address} enseguida{stamp}."],
  },
  fact_area: {
    base: ["{address} queda en {value}{stamp}.", "Esa, {address}, queda en {value}{stamp}."],
  },
  fact_address: {
    base: ["La dirección es {value}{stamp}.", "Queda en {value}{stamp}."],
  },
  fact_price_more: { base: ["La renta es de {value} al mes{stamp}.", "Se renta en {value} al mes{stamp}."] },
  fact_bedrooms_more: { base: ["Es {value}{stamp}.", "Pues es {value}{stamp}."] },
  fact_bathrooms_more: { base: ["Tiene {value}{stamp}.", "Son {value}{stamp}."] },
  fact_square_feet_more: { base: ["Son {value} pies cuadrados{stamp}.", "Mide {value} pies cuadrados{stamp}."] },
  fact_availability_more: {
    base: ["Está libre desde el {value}{stamp}.", "Te podrías mudar desde el {value}{stamp}."],
  },
  fact_available_now_more: { base: ["Sí, ya está libre{stamp}.", "Está libre desde ahora{stamp}."] },
  fact_area_more: { base: ["Queda en {value}{stamp}.", "Esa queda en {value}{stamp}."] },
  describe: {
    base: ["{address}: {facts}{stamp}.", "Te cuento de {address}: {facts}{stamp}."],
  },
  pet_too_heavy: {
    base: [
      "{address} acepta mascotas de hasta {limit} libras, así que con {pounds} se pasa{stamp}.",
      "En {address} el límite es de {limit} libras, y {pounds} ya es más{stamp}.",
    ],
  },
  near_misses: {
    base: [
      "Ahora mismo no hay nada que cumpla con todo. Esto es lo más cercano: {listings}. Le pregunto a {agent} qué más viene.",
      "Hoy no tengo una opción exacta. Esto es lo que más se acerca: {listings}. {agent} también va a buscar otras.",
    ],
    direct: ["Hoy no hay nada exacto. Esto es lo más cercano: {listings}. {agent} va a buscar otras."],
  },
  near_misses_single: {
    base: [
      "Ahora mismo no tengo nada así. Esto es lo más cercano: {listings}. Le pregunto a {agent} qué más viene.",
      "Hoy no tengo nada de ese tipo. Esto es lo que más se acerca: {listings}. {agent} también va a buscar otras.",
    ],
    direct: ["Hoy no hay nada así. Esto es lo más cercano: {listings}. {agent} va a buscar otras."],
  },
  near_misses_beside: {
    base: ["Aparte de eso, esto es lo más cercano: {listings}.", "Esto es lo que más se acerca: {listings}."],
  },
  near_closest: { base: ["Esto es lo más cercano: {listings}.", "Esto es lo que más se acerca: {listings}."] },
  soonest_listings: {
    base: ["Esto es lo primero que se desocupa: {listings}.", "Lo que se desocupa primero es esto: {listings}."],
  },
  near_misses_same: {
    base: [
      "Lo que te mostré sigue siendo lo más cercano; ya le pedí a {agent} que busque más.",
      "Por ahora no hay nada más cercano, así que le pregunto a {agent} qué más viene.",
    ],
  },
  over_budget: {
    base: ["{address} se pasa {over} de eso.", "En {address} la renta es {over} más que eso."],
  },
  over_known_budget: {
    base: ["{address} se pasa {over} de tus {budget}.", "{address} queda {over} por encima de tus {budget}."],
  },
  none_of_size: {
    base: [
      "Ahora mismo no tengo {kinds}; le pregunto a {agent} qué más viene.",
      "Por ahora no hay {kinds}, así que le pregunto a {agent} por más opciones.",
    ],
    direct: ["No hay {kinds} ahora; le pregunto a {agent} qué más viene."],
  },
  none_that_big: {
    base: [
      "{agent} tiene por ahora hasta {bedrooms}; ya le pregunté qué más viene.",
      "{agent} no tiene ahora nada de más de {bedrooms}; ya le pedí que busque algo más amplio.",
    ],
  },
  none_that_cheap: {
    base: [
      "No, la renta más baja para {home} es de {price}, en {address}.",
      "Por ahora no: para {home} la renta empieza en {price}, en {address}.",
    ],
  },
  none_cheaper: {
    base: ["No, por ahora no hay nada más barato.", "No, esas son las rentas más bajas por ahora."],
  },
  none_at_rent: {
    base: ["No, por {price} al mes no tengo nada ahora mismo.", "Por {price} no, ahora mismo no hay nada."],
  },
  cheaper_differs: {
    base: ["Sí, más barato sí, pero no con todo lo que pides.", "Sí hay más barato, aunque no con todo lo que buscas."],
  },
  cheaper_listings: { base: ["Tengo {listings}.", "Hay {listings}."] },
  cheaper_fits: { base: ["Sí: {listings}.", "Sí, más barato hay {listings}."] },
  listing_gone: {
    base: ["Lo siento, esa ya no está en el mercado.", "Qué pena, esa ya no está disponible."],
  },
  homes_silent: {
    base: [
      "De {addresses} el anuncio no lo dice, así que le pregunto a {agent}.",
      "Eso no lo tengo de {addresses}; le pregunto a {agent}.",
    ],
  },
  homes_silent_others: {
    base: [
      "Los otros anuncios no lo dicen, así que le pregunto a {agent}.",
      "De los otros no lo tengo; le pregunto a {agent}.",
    ],
  },
  shortest_lease: {
    base: [
      "El contrato más corto es de {months} meses, en {addresses}{stamp}.",
      "Desde {months} meses, en {addresses}{stamp}.",
    ],
  },
  shortest_lease_others: {
    base: [
      "El contrato más corto es de {months} meses, en {addresses}; en otras es de {others}{stamp}.",
      "Desde {months} meses, en {addresses}; otras piden {others} o más{stamp}.",
    ],
  },
  shortest_lease_all: {
    base: ["Los contratos son desde {months} meses{stamp}.", "El contrato más corto es de {months} meses{stamp}."],
  },
  range_price: {
    base: [
      "En {count} propiedades de {agent} la renta es {range} al mes{stamp}.",
      "{agent} tiene {count} propiedades con renta {range} al mes{stamp}.",
    ],
  },
  range_bedrooms: {
    base: [
      "{count} propiedades de {agent} tienen {range}{stamp}.",
      "En {count} propiedades de {agent} hay {range}{stamp}.",
    ],
  },
  range_bathrooms: {
    base: [
      "{count} propiedades de {agent} tienen {range}{stamp}.",
      "En {count} propiedades de {agent} hay {range}{stamp}.",
    ],
  },
  range_square_feet: {
    base: [
      "{count} propiedades de {agent} son {range} pies cuadrados{stamp}.",
      "En {count} propiedades de {agent} la superficie es {range} pies cuadrados{stamp}.",
    ],
  },
  overview_fits: {
    base: [
      "Hasta ahora {agent} tiene {count} propiedades que te sirven, en {areas}, con renta {range} al mes{stamp}.",
      "Hasta ahora te sirven {count} propiedades de {agent}: en {areas}, con renta {range} al mes{stamp}.",
      "Con lo que me dices hay {count} opciones con {agent}: {areas}, {range} al mes{stamp}.",
    ],
  },
  overview_all: {
    base: [
      "{agent} tiene {count} propiedades en este momento, en {areas}, con renta {range} al mes{stamp}.",
      "En este momento hay {count} propiedades con {agent}: en {areas}, con renta {range} al mes{stamp}.",
      "Hoy hay {count} opciones con {agent}: {areas}, {range} al mes{stamp}.",
    ],
  },
  none_fits: {
    base: [
      "Ninguna de las propiedades de {agent} cumple con todo eso ahora mismo; para {home}, las rentas empiezan en {price} al mes. Le pregunto a {agent} qué más hay.",
      "En este momento las propiedades de {agent} no cumplen con todo eso: para {home}, empiezan en {price} al mes. Le pregunto por otras.",
    ],
  },
  none_fits_single: {
    base: [
      "{agent} no tiene nada así ahora mismo; para {home}, las rentas empiezan en {price} al mes. Le pregunto a {agent} qué más hay.",
      "En este momento {agent} no tiene ninguna propiedad así: para {home}, empiezan en {price} al mes. Le pregunto por otras.",
    ],
  },
  none_fits_in: {
    base: [
      "Ninguna de las propiedades de {agent} cumple con todo eso ahora mismo; en {area}, para {home}, las rentas empiezan en {price} al mes. Le pregunto a {agent} qué más hay.",
      "En este momento las propiedades de {agent} en {area} no cumplen con todo eso: para {home}, empiezan en {price} al mes. Le pregunto por otras.",
    ],
  },
  nothing_fits: {
    base: [
      "Ninguna de las propiedades de {agent} cumple con todo eso ahora mismo. Le pregunto a {agent} qué más hay.",
      "En este momento las propiedades de {agent} no cumplen con todo eso. Le pregunto por otras.",
    ],
  },
  nothing_fits_single: {
    base: [
      "{agent} no tiene nada así ahora mismo. Le pregunto a {agent} qué más hay.",
      "En este momento {agent} no tiene ninguna propiedad así. Le pregunto por otras.",
    ],
  },
  lowest_rent: {
    base: [
      "Para {home} la renta empieza en {price}, en {address}.",
      "Lo más bajo para {home} son {price}, en {address}.",
    ],
  },
  below_rents: {
    base: [
      "Lo siento, ahora mismo no hay nada tan bajo: para {home} la renta empieza en {price}, en {address}. Le pregunto a {agent} qué más viene.",
      "Por ahora todo está por encima de eso, lo siento: para {home} la renta empieza en {price}, en {address}. Ya le pregunté a {agent} por otras.",
    ],
  },
  weigh: {
    base: [
      "{cheapest} tiene la renta más baja, {rent}; {largest} es la más amplia, {size}. Tú decides qué pesa más.",
      "Depende de lo que te importe: la renta más baja es la de {cheapest}, {rent}, y la más amplia es {largest}, {size}.",
    ],
  },
  weigh_one: {
    base: [
      "{cheapest} tiene la renta más baja, {rent}, y también es la más amplia, {size}.",
      "En números es {cheapest}: la renta más baja, {rent}, y el mayor espacio, {size}.",
    ],
  },
  weigh_rent: {
    base: ["La renta más baja es la de {cheapest}, {rent}.", "Por precio es {cheapest}, {rent}."],
  },
  no_other: {
    base: [
      "Por ahora es la única que te sirve; le pregunto a {agent} qué más viene.",
      "En este momento no hay otra que te sirva, así que le pedí a {agent} que busque más.",
    ],
  },
  no_others: {
    base: [
      "Por ahora esas {count} son las que te sirven; le pregunto a {agent} qué más viene.",
      "Aparte de esas {count} no hay otra que te sirva en este momento, así que le pedí a {agent} que busque más.",
    ],
  },
  verdict_yes: { base: ["Sí, {fact}", "Sí: {fact}"] },
  not_in_unit: { base: ["Dentro no: {fact}", "No, dentro no: {fact}"] },
  verdict_no: { base: ["No, {fact}", "No: {fact}"] },
  verdict_some: { base: ["No exactamente: {fact}", "Sí hay: {fact}"] },
  will_ask_agent: {
    base: [
      "El anuncio no dice nada sobre {what}, así que le pregunto a {agent}.",
      "Le pregunto a {agent} por {what}.",
      "Mejor le pregunto a {agent} por {what}.",
    ],
  },
  sheet_row: { base: ["{address}: {facts}{stamp}.", "En {address}: {facts}{stamp}."] },
  sheet_move_in: { base: ["{value} para entrar", "{value} en total para mudarte"] },
  homes_told: {
    base: ["{rows}{stamp}.", "Según los anuncios: {rows}{stamp}.", "En los anuncios dice: {rows}{stamp}."],
  },
  homes_more: {
    base: ["Y {count} más.", "Además, otras {count}."],
  },
  will_ask_unstored: {
    base: [
      "El anuncio no dice nada sobre {what}, así que le pregunto a {agent}.",
      "En el anuncio no hay nada sobre {what}; ya le pregunto a {agent}.",
    ],
  },
  will_ask_unstored_homes: {
    base: [
      "Los anuncios no dicen nada sobre {what}, así que le pregunto a {agent}.",
      "En los anuncios no hay nada sobre {what}; ya le pregunto a {agent}.",
    ],
  },
  will_ask_quoted: {
    base: ["Le pregunto a {agent}: {quotes}.", "Se lo pregunto a {agent}: {quotes}."],
  },
  will_ask_quoted_home: {
    base: ["Le pregunto a {agent}: {quotes}.", "El anuncio no lo dice, así que le pregunto a {agent}: {quotes}."],
  },
  will_tell_quoted: {
    base: ["Le aviso a {agent}: {quotes}.", "Le paso esto a {agent}: {quotes}."],
  },
  will_tell_about: {
    base: ["Le cuento a {agent} lo que dices sobre {what}.", "Le paso a {agent} lo que dices sobre {what}."],
  },
  will_tell_that: { base: ["Le aviso a {agent} {what}.", "Le digo a {agent} {what}."] },
  will_tell_other: { base: ["Le aviso a {agent}.", "Se lo paso a {agent}."] },
  asked_already: {
    base: [
      "Eso ya se lo pregunté a {agent}; la respuesta te llega aquí.",
      "Esa pregunta ya la tiene {agent}; aquí te llega la respuesta.",
    ],
  },
  will_ask_about: { base: ["Le pregunto a {agent} sobre {what}.", "Déjame preguntarle a {agent} sobre {what}."] },
  will_ask_whether: { base: ["Le pregunto a {agent} {what}.", "Déjame preguntarle a {agent} {what}."] },
  will_ask_unknown: {
    base: [
      "No tengo datos sobre {what}, así que le pregunto a {agent}.",
      "Sobre {what} no te sé decir; le pregunto a {agent}.",
    ],
  },
  will_ask_rest: {
    base: [
      "Le pregunto a {agent} por {what}, y le paso tu otra pregunta.",
      "No tengo nada sobre {what}, así que le pregunto a {agent}; también le paso tu otra pregunta.",
    ],
  },
  will_ask_other: {
    base: [
      "Le paso tu pregunta a {agent}.",
      "Esa es para {agent}; ya le pasé tu pregunta.",
      "Eso no lo sé, así que se lo paso a {agent}.",
    ],
  },
  will_ask_others: {
    base: ["Le paso tus dos preguntas a {agent}.", "Las dos cosas se las paso a {agent}, porque no las sé."],
  },
  will_ask_photos: {
    base: [
      "Por aquí no te puedo mandar fotos, así que le pido a {agent} que te las comparta.",
      "Las fotos las manda {agent}; ya se las pedí.",
    ],
  },
};
