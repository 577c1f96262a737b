/** The errors of the connection to an MLS. */
export const mlsErrors = {
  mls_not_connected: {
    status: 409,
    en: "No MLS is connected. Connect yours first.",
    es: "No hay ningún MLS conectado. Primero conecta el tuyo.",
  },
  mls_not_public: {
    status: 422,
    en: "Enter a public address that begins with https:// and has no port or password in it.",
    es: "Escribe una dirección pública que empiece con https:// y no tenga puerto ni contraseña.",
  },
  mls_not_found: {
    status: 422,
    en: "There's no RESO Web API at this address. Check it with your MLS.",
    es: "En esta dirección no hay una RESO Web API. Confírmala con tu MLS.",
  },
  mls_refused: {
    status: 422,
    en: "Your MLS rejected the token, or the client ID and secret. Check them, or ask your MLS for new ones.",
    es: "Tu MLS rechazó el token, o el ID y secreto de cliente. Revísalos o pídele otros a tu MLS.",
  },
  mls_query_refused: {
    status: 422,
    en: "Your MLS doesn't let us ask for the listings of one agent. Ask it to allow a filter on ListAgentMlsId.",
    es: "Tu MLS no permite pedir las propiedades de un solo agente. Pídele que habilite el filtro por ListAgentMlsId.",
  },
  mls_busy: {
    status: 503,
    en: "Your MLS allows no more requests right now. Try again in a few minutes.",
    es: "Tu MLS no acepta más solicitudes por ahora. Intenta otra vez en unos minutos.",
  },
  mls_down: {
    status: 503,
    en: "Your MLS has a problem right now. Try again later.",
    es: "Tu MLS tiene un problema en este momento. Intenta más tarde.",
  },
  mls_too_slow: {
    status: 503,
    en: "Your MLS took longer than 20 seconds. Try again later.",
    es: "Tu MLS tardó más de 20 segundos. Intenta más tarde.",
  },
} as const;
