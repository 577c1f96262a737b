import type { questions as english } from "../en/questions.ts";
import type { Wording } from "../wording.ts";

export const questions: Record<keyof typeof english, Wording> = {
  ask_area: {
    base: ["¿En qué zona te gustaría vivir?", "¿Qué barrio tienes en mente?", "¿Dónde te gustaría vivir?"],
    friendly: ["Cuéntame, ¿qué zona te gusta?"],
    professional: ["¿En qué zona hacemos la búsqueda?"],
    warm: ["Dime, ¿dónde te encantaría vivir?"],
    direct: ["¿Qué zona?"],
  },
  ask_bedrooms: {
    base: [
      "¿Cuántas habitaciones necesitas?",
      "¿De cuántos cuartos lo buscas?",
      "¿Cuántas habitaciones te hacen falta?",
    ],
    friendly: ["¿Y de cuántos cuartos lo buscamos?"],
    professional: ["¿Cuántas habitaciones debe tener?"],
    warm: ["¿Y con cuántas habitaciones estarías a gusto?"],
    direct: ["¿Cuántas habitaciones?"],
  },
  ask_budget_max: {
    base: [
      "¿Cuál es tu presupuesto al mes?",
      "¿Hasta cuánto quieres pagar al mes?",
      "¿Cuánto es lo máximo que pagarías al mes?",
    ],
    friendly: ["¿Con qué presupuesto al mes contamos?"],
    professional: ["¿Qué renta mensual no debemos pasar?"],
    warm: ["¿Con qué renta al mes te sentirías a gusto?"],
    direct: ["¿Presupuesto máximo al mes?"],
  },
  ask_move_in: {
    base: ["¿Para cuándo te quieres mudar?", "¿Qué fecha de mudanza tienes en mente?", "¿Para cuándo lo necesitas?"],
    friendly: ["¿Y para cuándo es la mudanza?"],
    professional: ["¿Cuál es tu fecha prevista de mudanza?"],
    warm: ["¿Para cuándo te gustaría mudarte?"],
    direct: ["¿Fecha de mudanza?"],
  },
  ask_name: {
    base: ["¿Cómo te llamas?", "¿Me dices tu nombre?", "¿A nombre de quién lo anoto para {agent}?"],
    friendly: ["Por cierto, ¿cómo te llamas?"],
    professional: ["¿Me das tu nombre, por favor?"],
    warm: ["¿Y con quién tengo el gusto?"],
    direct: ["¿Tu nombre?"],
  },
  ask_phone: {
    base: [
      "¿Cuál es el mejor teléfono o correo para contactarte?",
      "¿Dónde te puede contactar {agent}, por teléfono o por correo?",
      "¿A qué teléfono o correo te escribe {agent}?",
    ],
    friendly: ["¿Qué teléfono o correo te queda mejor?"],
    professional: ["¿Cuál es tu mejor teléfono o correo de contacto?"],
    warm: ["¿Y por dónde prefieres que te contacte {agent}, teléfono o correo?"],
    direct: ["¿Teléfono o correo?"],
  },

  suppose_bedrooms: {
    base: ["Es {value}: ¿es lo que necesitas?", "Es {value}. ¿Te sirve ese tamaño?"],
    direct: ["Es {value}. ¿Te sirve?"],
  },
  unlikely_bedrooms: {
    base: ["Solo para confirmar: ¿lo que buscas es {value}?", "¿Te entendí bien: es {value}?"],
    direct: ["Es {value}, ¿correcto?"],
  },
  unlikely_budget_max: {
    base: [
      "Solo para confirmar: ¿{value} es lo que pagarías al mes de renta?",
      "¿Te entendí bien, {value} al mes de renta?",
    ],
    direct: ["{value} al mes de renta, ¿es correcto?"],
  },
  suppose_rent_told: {
    base: ["¿Entra en tu presupuesto?", "¿Te queda bien ese precio?"],
    direct: ["¿Puedes con eso?"],
  },
  suppose_rent_known: {
    base: ["¿Te entran los {value} en el presupuesto?", "¿Te quedan bien {value} al mes?"],
    direct: ["¿{value} te entra en el presupuesto?"],
  },
  suppose_budget_max: {
    base: [
      "La renta es de {value} al mes: ¿entra en tu presupuesto?",
      "Se renta en {value} al mes. ¿Te queda bien ese precio?",
    ],
    direct: ["{value} al mes. ¿Entra en tu presupuesto?"],
  },

  retry_area: {
    base: [
      "No hay problema. Con una idea basta: ¿hay alguna zona que te quede bien?",
      "Está bien, no hace falta nada exacto. ¿Hacia qué parte de la ciudad te inclinas?",
    ],
  },
  retry_bedrooms: {
    base: [
      "No hay problema. Con un aproximado basta, para que solo veas lo que te sirve: ¿cuántas habitaciones?",
      "Está bien. Más o menos ya ayuda: ¿con cuántos cuartos te arreglas?",
    ],
  },
  retry_budget_max: {
    base: [
      "Te entiendo. Un aproximado basta y evita mostrarte lo que no te conviene: ¿como cuánto al mes?",
      "Está bien. Hasta un rango le sirve a {agent} para escoger bien: ¿cuánto ya sería demasiado al mes?",
    ],
  },
  retry_move_in: {
    base: [
      "No hay problema. Con el mes basta: ¿para cuándo sería?",
      "Está bien. Con una fecha aproximada {agent} sabe qué va a estar libre: ¿más o menos para cuándo?",
    ],
  },
  retry_name: {
    base: [
      "Claro. Basta el primer nombre, para que {agent} sepa cómo llamarte. ¿Cuál pongo?",
      "Te entiendo. Cualquier nombre sirve para que {agent} te salude: ¿cuál prefieres?",
    ],
  },
  retry_phone: {
    base: [
      "Te entiendo. Es solo para que {agent} te mande lo que te sirve, y un correo funciona igual. ¿Me dejas uno?",
      "Está bien. Sin eso {agent} no te puede responder fuera de este chat. ¿Hay un correo o un teléfono que no te moleste usar?",
    ],
  },

  reprompt_area: {
    base: [
      "Perdona, no te entendí. ¿En qué ciudad o barrio busco?",
      "Creo que me perdí. ¿Me dices una zona o un barrio que te guste?",
      "Eso no me quedó claro. ¿En qué parte de la ciudad piensas?",
    ],
  },
  reprompt_bedrooms: {
    base: [
      "Perdona, no te entendí. ¿Buscas un estudio, un cuarto o más?",
      "Creo que me perdí. ¿Me dices cuántos cuartos, o si buscas un estudio?",
      "Eso no me quedó claro. ¿Cuántos cuartos para dormir necesitas?",
    ],
  },
  reprompt_budget_max: {
    base: [
      "Perdona, no te entendí. ¿Cuál es la renta más alta que pagarías al mes, en dólares?",
      "Creo que me perdí. ¿Me das una cifra en dólares, por mes?",
      "Eso no me quedó claro. ¿Cuántos dólares al mes puede costar como máximo?",
    ],
  },
  reprompt_move_in: {
    base: [
      "Perdona, no te entendí. ¿En qué mes te quieres mudar?",
      "Creo que me perdí. ¿Me das una fecha o un mes para la mudanza?",
      "Eso no me quedó claro. ¿Más o menos cuándo sería: pronto, o en qué mes?",
    ],
  },
  reprompt_name: {
    base: [
      "Perdona, no te entendí. ¿Qué nombre anoto para {agent}?",
      "Creo que me perdí. ¿Cómo quieres que te llame {agent}?",
      "Eso no me quedó claro. ¿Me escribes solo tu nombre?",
    ],
  },
  reprompt_phone: {
    base: [
      "Perdona, no te entendí. ¿Qué teléfono, con código de área, o qué correo puede usar {agent}?",
      "Creo que me perdí. ¿Me escribes tu número de teléfono o tu correo?",
      "Eso no me quedó claro. ¿Dónde te puede escribir {agent}, teléfono o correo?",
    ],
  },
  reprompt_open: {
    base: [
      "Perdona, no te entendí. ¿Me lo dices de otra forma?",
      "Creo que me perdí. ¿Qué te gustaría saber de la renta?",
      "Eso no me quedó claro. ¿Me lo explicas con otras palabras?",
    ],
  },
  not_understood: {
    base: ["Perdona, no te entendí; probemos con otra cosa.", "Eso no me quedó claro; te pregunto otra cosa."],
  },
  offer_human: {
    base: [
      "Perdona, me está costando seguirte. ¿Quieres que te responda {agent} directamente?",
      "Sigo sin entender y no quiero hacerte perder tiempo. ¿Le paso la conversación a {agent}?",
    ],
  },
  ask_what_changed: {
    base: ["Perdona. ¿Qué debo cambiar?", "Error mío. ¿Cuál es el dato correcto?"],
  },
};
