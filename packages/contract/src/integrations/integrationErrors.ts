/** The errors of API keys, webhooks and connected calendars. */
export const integrationErrors = {
  api_key_unknown: {
    status: 401,
    en: "This API key doesn't exist or was revoked.",
    es: "Esta clave de API no existe o fue revocada.",
  },
  api_key_scope: {
    status: 403,
    en: "This API key isn't allowed to do this. Create one with the scope it needs.",
    es: "Esta clave de API no permite hacer esto. Crea una con el permiso que necesita.",
  },
  too_many_api_keys: {
    status: 409,
    en: "You have 20 API keys. Revoke one to create another.",
    es: "Tienes 20 claves de API. Revoca una para crear otra.",
  },
  webhook_url: {
    status: 422,
    en: "Enter a public address that begins with https:// and has no port or password in it.",
    es: "Escribe una dirección pública que empiece con https:// y no tenga puerto ni contraseña.",
  },
  too_many_webhooks: {
    status: 409,
    en: "You have 5 webhooks. Delete one to add another.",
    es: "Tienes 5 webhooks. Borra uno para agregar otro.",
  },
  calendar_unavailable: {
    status: 409,
    en: "This server isn't set up for this calendar.",
    es: "Este servidor no está configurado para este calendario.",
  },
  webhook_off: {
    status: 409,
    en: "This webhook is off. Turn it on first.",
    es: "Este webhook está desactivado. Primero actívalo.",
  },
} as const;
