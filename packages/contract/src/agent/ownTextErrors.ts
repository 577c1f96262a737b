/** The errors of the agent's own texts. */
export const ownTextErrors = {
  too_many_saved_replies: {
    status: 409,
    en: "You have 50 saved replies. Delete one to add another.",
    es: "Tienes 50 textos guardados. Borra uno para agregar otro.",
  },
  too_many_own_answers: {
    status: 409,
    en: "You have 50 answers. Delete one to add another.",
    es: "Tienes 50 respuestas. Borra una para agregar otra.",
  },
  shortcut_taken: {
    status: 409,
    en: "Another saved reply has this shortcut.",
    es: "Otro texto guardado tiene este atajo.",
  },
} as const;
