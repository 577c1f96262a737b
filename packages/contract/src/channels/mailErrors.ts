/** Why an email wasn't sent. */
export const mailErrors = {
  mail_not_set_up: {
    status: 409,
    en: "This server can't send email yet. Your Llave administrator has to connect a mail server.",
    es: "Este servidor todavía no puede enviar correos. El administrador de Llave tiene que conectar un servidor de correo.",
  },
  mail_sign_in: {
    status: 503,
    en: "The email wasn't sent: the mail server doesn't accept Llave's user name or password. Your Llave administrator has to correct it.",
    es: "El correo no salió: el servidor de correo no acepta el usuario o la contraseña de Llave. Tiene que corregirlo el administrador de Llave.",
  },
  mail_refused: {
    status: 409,
    en: "The email wasn't sent: the mail server refuses mail to your address. Check it under Account.",
    es: "El correo no salió: el servidor de correo rechaza los correos a tu dirección. Revísala en Cuenta.",
  },
  mail_unconfirmed: {
    status: 503,
    en: "The mail server didn't say whether it took the email. Look in your inbox before you try again.",
    es: "El servidor de correo no confirmó si recibió el correo. Mira tu bandeja de entrada antes de intentar otra vez.",
  },
  mail_unreachable: {
    status: 503,
    en: "The email wasn't sent: we can't reach the mail server, or it isn't accepting mail right now. Please try again in a few minutes.",
    es: "El correo no salió: no se puede conectar con el servidor de correo o en este momento no acepta correos. Intenta otra vez en unos minutos.",
  },
} as const;
