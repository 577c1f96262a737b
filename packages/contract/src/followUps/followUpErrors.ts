/** The errors of follow-ups. */
export const followUpErrors = {
  follow_up_place: {
    status: 400,
    en: "This text has a placeholder we can't fill in here.",
    es: "Este texto tiene un dato entre llaves que aquí no podemos llenar.",
  },
  follow_up_place_missing: {
    status: 400,
    en: "A reminder has to say when the showing is and link to its page.",
    es: "Un recordatorio tiene que decir cuándo es la visita y llevar a su página.",
  },
  follow_up_stop_word: {
    status: 400,
    en: "Leave out “cancel”: a renter who replies with it stops all your messages.",
    es: "No escribas “cancelar”: quien responde con esa palabra deja de recibir todos tus mensajes.",
  },
  follow_up_done: {
    status: 409,
    en: "This follow-up was already sent or skipped.",
    es: "Este seguimiento ya se envió o se omitió.",
  },
  follow_up_held: {
    status: 409,
    en: "We can't send this follow-up now. The list says why.",
    es: "No podemos enviar este seguimiento ahora. La lista dice por qué.",
  },
} as const;
