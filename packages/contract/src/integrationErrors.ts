/** The errors of API keys and webhooks. */
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
} as const;
