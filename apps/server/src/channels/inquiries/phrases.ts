/** Texts for an inquiry's lead when the mail has none. */
export const inquiryPhrases = {
  en: {
    interested: (address: string | null) =>
      address === null ? "I'm interested in one of your homes." : `I'm interested in ${address}.`,
    call: "Call back: they asked about a home and left a phone number.",
    write: "Write back: they asked about a home.",
    unread: "Read the forwarded email in the notes: we couldn't tell who wrote it.",
  },
  es: {
    interested: (address: string | null) =>
      address === null ? "Me interesa una de sus propiedades." : `Me interesa ${address}.`,
    call: "Llamar: preguntó por una propiedad y dejó su teléfono.",
    write: "Escribirle: preguntó por una propiedad.",
    unread: "Lee el correo reenviado en las notas: no pudimos saber quién lo escribió.",
  },
} as const;
