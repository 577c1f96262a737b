/** The reference's own texts; the calls' are in `referenceCalls.ts`. */
export const referenceTexts = {
  en: {
    title: "Llave API",
    lead: "Read and change your leads, conversations, listings, SmartLinks and showings from another program.",
    keys: "API keys",
    keysText: [
      "Create a key in the dashboard under Settings, Integrations. Send it as `Authorization: Bearer` with every call. A key can only do what its scopes allow, up to 300 calls a minute.",
      "Lists come in pages: the `Link` header has the address of the next one. An error is always `{error, code, fields?}` with the matching status: 400 for an invalid request, 401 for an unknown key, 403 for a missing scope, 404 for something that isn't yours, 429 for too many calls.",
      "Names in braces in the examples stand for your own ids.",
    ],
    scope: "Scope:",
    query: "Query:",
    webhooks: "Webhooks",
    webhooksText: [
      "Add an address under Settings, Integrations and choose what it gets. Each delivery is a POST of `{type, timestamp, data}`, signed as Standard Webhooks describes: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. Leads, messages and showings in `data` have the same fields as in the calls above.",
      "Answer with any 2xx within 10 seconds. Otherwise, we keep trying for three days. The same event may arrive twice with the same `webhook-id`, and events of the same moment in either order.",
    ],
    subjects: {
      leads: "Leads and notes",
      conversations: "Conversations and drafts",
      listings: "Listings",
      links: "SmartLinks",
      showings: "Showings",
    },
  },
  es: {
    title: "API de Llave",
    lead: "Lee y cambia tus prospectos, conversaciones, propiedades, SmartLinks y visitas desde otro programa.",
    keys: "Claves de API",
    keysText: [
      "Crea una clave en el panel, en Ajustes, Integraciones. Envíala como `Authorization: Bearer` en cada llamada. Una clave solo puede hacer lo que dicen sus permisos, con un máximo de 300 llamadas por minuto.",
      "Las listas vienen por páginas: el encabezado `Link` tiene la dirección de la siguiente. Un error siempre es `{error, code, fields?}` con su código HTTP: 400 si la solicitud está mal, 401 si la clave no existe, 403 si le falta un permiso, 404 si algo no es tuyo, 429 si son demasiadas llamadas.",
      "Los nombres entre llaves de los ejemplos son tus propios identificadores.",
    ],
    scope: "Permiso:",
    query: "Parámetros:",
    webhooks: "Webhooks",
    webhooksText: [
      "Agrega una dirección en Ajustes, Integraciones y elige qué recibe. Cada entrega es un POST de `{type, timestamp, data}`, firmado según Standard Webhooks: encabezados `webhook-id`, `webhook-timestamp` y `webhook-signature`. Los prospectos, mensajes y visitas en `data` tienen los mismos campos que en las llamadas de arriba.",
      "Responde con cualquier 2xx en menos de 10 segundos. Si no, seguimos intentando durante tres días. Un evento puede llegar dos veces con el mismo `webhook-id`, y dos eventos del mismo momento en cualquier orden.",
    ],
    subjects: {
      leads: "Prospectos y notas",
      conversations: "Conversaciones y borradores",
      listings: "Propiedades",
      links: "SmartLinks",
      showings: "Visitas",
    },
  },
} as const;
