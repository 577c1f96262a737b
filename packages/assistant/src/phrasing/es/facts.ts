import type { facts as english } from "../en/facts.ts";
import type { Wording } from "../wording.ts";

export const facts: Record<keyof typeof english, Wording> = {
  fact_text: {
    base: [
      "{address}: {text} (actualizado el {date}).",
      "Sobre {address}: {text} (al {date}).",
      "El anuncio de {address} dice: {text} (actualizado el {date}).",
    ],
  },
  fact_text_more: { base: ["{text} (actualizado el {date}).", "{text} (al {date})."] },
  fact_price: {
    base: [
      "{address} se renta en {value} al mes (actualizado el {date}).",
      "La renta de {address} es de {value} al mes (al {date}).",
      "{value} al mes en {address} (actualizado el {date}).",
    ],
  },
  fact_bedrooms: {
    base: ["{address} tiene {value} (actualizado el {date}).", "En {address} hay {value} (al {date})."],
  },
  fact_bathrooms: {
    base: ["{address} tiene {value} (actualizado el {date}).", "En {address} hay {value} (al {date})."],
  },
  fact_square_feet: {
    base: [
      "{address} tiene {value} pies cuadrados (actualizado el {date}).",
      "Son {value} pies cuadrados en {address} (al {date}).",
    ],
  },
  fact_availability: {
    base: [
      "{address} está libre desde el {value} (actualizado el {date}).",
      "Te podrías mudar a {address} desde el {value} (al {date}).",
    ],
  },
  fact_available_now: {
    base: ["{address} está libre ya (actualizado el {date}).", "Te podrías mudar a {address} enseguida (al {date})."],
  },
  fact_area: {
    base: ["{address} queda en {value} (actualizado el {date}).", "Esa, {address}, queda en {value} (al {date})."],
  },
  fact_address: {
    base: ["La dirección es {value} (actualizado el {date}).", "Queda en {value} (al {date})."],
  },
  range_price: {
    base: [
      "En {count} propiedades de {agent} la renta es {range} al mes (al {date}).",
      "{agent} tiene {count} propiedades con renta {range} al mes (al {date}).",
    ],
  },
  range_bedrooms: {
    base: [
      "{count} propiedades de {agent} tienen {range} (al {date}).",
      "En {count} propiedades de {agent} hay {range} (al {date}).",
    ],
  },
  range_bathrooms: {
    base: [
      "{count} propiedades de {agent} tienen {range} (al {date}).",
      "En {count} propiedades de {agent} hay {range} (al {date}).",
    ],
  },
  range_square_feet: {
    base: [
      "{count} propiedades de {agent} son {range} pies cuadrados (al {date}).",
      "En {count} propiedades de {agent} la superficie es {range} pies cuadrados (al {date}).",
    ],
  },
  overview_fits: {
    base: [
      "Hasta ahora {agent} tiene {count} propiedades que te sirven, en {areas}, con renta {range} al mes (al {date}).",
      "Hasta ahora te sirven {count} propiedades de {agent}: en {areas}, con renta {range} al mes (al {date}).",
    ],
  },
  overview_all: {
    base: [
      "{agent} tiene {count} propiedades en este momento, en {areas}, con renta {range} al mes (al {date}).",
      "En este momento hay {count} propiedades con {agent}: en {areas}, con renta {range} al mes (al {date}).",
    ],
  },
  none_fits: {
    base: [
      "Ninguna de las {count} propiedades de {agent} cumple con todo eso ahora, así que le pregunto qué más hay.",
      "En este momento las {count} propiedades de {agent} no cumplen con todo eso; le pregunto por otras.",
    ],
  },
  will_ask_agent: {
    base: [
      "Sobre {topic} no tengo nada, así que le pregunto a {agent}.",
      "Mis notas no mencionan {topic}; se lo pregunto a {agent}.",
      "Prefiero no adivinar sobre {topic}: le pregunto a {agent}.",
    ],
  },
  will_ask_agent_listing: {
    base: [
      "Sobre {topic} en {address} no tengo nada, así que le pregunto a {agent}.",
      "El anuncio de {address} no menciona {topic}; se lo pregunto a {agent}.",
      "Prefiero no adivinar sobre {topic} en {address}: le pregunto a {agent}.",
    ],
  },
};
