import type { ApiKeySubject } from "@llave/contract/integrations/apiKeyLimits";

/** A call as the reference describes it. */
export interface ReferenceCall {
  en: string;
  es: string;
  /** The query of a call that needs one. */
  query?: Record<string, string>;
  /** A body that works. Names in braces stand for ids and times of the reader's own data. */
  body?: object;
  /** The same for a call whose body is a file of comma-separated values. */
  csv?: string;
}

const listing = {
  ...{ externalId: "MLS-1", sourceUrl: null, address: "100 SW 10th St", area: "Brickell", price: 2800 },
  ...{ bedrooms: 2, bathrooms: 2, squareFeet: 980, status: "active", availableFrom: null },
  ...{ description: "Corner home with a bay view.", terms: { parkingSpaces: 1 }, facts: {}, photos: [] },
};

/**
 * What each call that takes API keys does, in the order of the reference. A test makes all of them, from first to last,
 * with one agent's data.
 */
export const referenceCalls: Record<ApiKeySubject, Record<string, ReferenceCall>> = {
  leads: {
    "GET /api/leads": {
      en: "List leads, best first; `sort`, `status`, `stage`, `q` and `after` narrow and page it",
      es: "Lista de prospectos, los mejores primero; `sort`, `status`, `stage`, `q` y `after` la filtran y la paginan",
    },
    "POST /api/leads": {
      en: "Add a lead from elsewhere; someone you already have is merged",
      es: "Agrega un prospecto de otro lado; si ya lo conoces, se une",
      body: {
        name: "Carla Peña",
        email: "carla@mail.example",
        phone: "305-555-0188",
        area: "Brickell",
        bedrooms: 2,
        budget: 3000,
        language: "es",
        source: "Zillow",
        note: "Called on Monday.",
      },
    },
    "GET /api/leads/export.csv": { en: "Download leads as CSV", es: "Descarga los prospectos en CSV" },
    "GET /api/leads/template.csv": { en: "The template for imports", es: "La plantilla para importar" },
    "POST /api/leads/import": {
      en: "Import leads from CSV; `commit=true` stores them, `known=update` also changes leads you have",
      es: "Importa prospectos desde CSV; `commit=true` los guarda y `known=update` también cambia los que ya tienes",
      query: { commit: "true" },
      csv: "Name,Email,Phone,Budget,Bedrooms,Area\nInés Peña,ines@mail.example,305-555-0147,2800,2,Brickell",
    },
    "GET /api/leads/{id}": {
      en: "A lead with its details, reasons and open items",
      es: "Un prospecto con sus datos, razones y pendientes",
    },
    "PATCH /api/leads/{id}": {
      en: "Change a lead's stage",
      es: "Cambia la etapa de un prospecto",
      body: { stage: "contacted" },
    },
    "PATCH /api/leads/{id}/facts": {
      en: "Correct one detail of a lead",
      es: "Corrige un dato de un prospecto",
      body: { slot: "name", value: "Carla María Peña" },
    },
    "GET /api/leads/{id}/matches": { en: "Listings that fit a lead", es: "Propiedades que le sirven a un prospecto" },
    "GET /api/leads/{id}/contact.vcf": {
      en: "A lead as a contact (vCard)",
      es: "Un prospecto como contacto (vCard)",
    },
    "GET /api/leads/{id}/history": { en: "What happened to a lead", es: "Qué ha pasado con un prospecto" },
    "GET /api/leads/{id}/notes": { en: "A lead's notes", es: "Las notas de un prospecto" },
    "POST /api/leads/{id}/notes": {
      en: "Add a note",
      es: "Agrega una nota",
      body: { text: "Prefers calls after 5 PM." },
    },
    "PATCH /api/leads/{id}/notes/{noteId}": {
      en: "Change a note",
      es: "Cambia una nota",
      body: { text: "Prefers texts." },
    },
    "DELETE /api/leads/{id}/notes/{noteId}": { en: "Delete a note", es: "Borra una nota" },
    "POST /api/leads/{id}/merge": {
      en: "Merge another lead into this one",
      es: "Une otro prospecto a este",
      body: { leadId: "{second}" },
    },
    "POST /api/leads/{id}/unmerge": { en: "Undo a merge", es: "Deshace una unión", body: { leadId: "{second}" } },
    "DELETE /api/leads/{id}": {
      en: "Remove a lead; it can be restored for 30 days",
      es: "Quita un prospecto; se puede recuperar durante 30 días",
    },
    "POST /api/leads/{id}/restore": { en: "Restore a removed lead", es: "Recupera un prospecto quitado" },
  },
  conversations: {
    "GET /api/conversations/recent": { en: "The newest conversations", es: "Las conversaciones más recientes" },
    "GET /api/conversations/search": {
      en: "Conversations with a text in a message, the newest first; a `Link` header leads to older ones",
      es: "Conversaciones con un texto en un mensaje, las más recientes primero; un encabezado `Link` lleva a las anteriores",
      query: { q: "parking" },
    },
    "GET /api/conversations/{id}": {
      en: "Who answers a conversation, its drafts and events",
      es: "Quién responde una conversación, sus borradores y eventos",
    },
    "GET /api/conversations/{id}/messages": {
      en: "The newest messages; `before` reads older ones",
      es: "Los mensajes más recientes; `before` lee los anteriores",
    },
    "GET /api/drafts": { en: "Replies waiting for your approval", es: "Respuestas que esperan tu aprobación" },
    "POST /api/drafts/{id}/reject": { en: "Reject a draft", es: "Rechaza un borrador" },
    "POST /api/drafts/{id}/restore": { en: "Undo the rejection of a draft", es: "Deshace el rechazo de un borrador" },
    "POST /api/drafts/{id}/approve": {
      en: "Send a draft, with another text if you like",
      es: "Envía un borrador, con otro texto si quieres",
      body: { text: "Yes, it has parking." },
    },
    "POST /api/items/{id}/close": { en: "Close an open item", es: "Cierra un pendiente", body: { as: "done" } },
    "POST /api/items/{id}/reopen": { en: "Reopen an item", es: "Reabre un pendiente" },
    "POST /api/items/{id}/answer": {
      en: "Answer a renter’s question, and save the answer to its listing",
      es: "Responde la pregunta de un inquilino y guarda la respuesta en su propiedad",
      body: { text: "Yes, on the fifth floor.", save: true },
    },
    "PUT /api/conversations/{id}/control": {
      en: "Choose who answers: what the assistant does (full, balanced or minimal), and whether you’re muted",
      es: "Elige quién responde: qué hace el asistente (full, balanced o minimal) y si estás en silencio",
      body: { mode: "minimal" },
    },
    "POST /api/conversations/{id}/messages": {
      en: "Write to the renter as the agent",
      es: "Escríbele al inquilino como agente",
      body: { id: "{uuid}", text: "Hi Carla, this is Rosa. Does 3 PM work?" },
    },
    "PUT /api/conversations/{id}/messages/{seq}/verdict": {
      en: "Mark a reply of the assistant as wrong",
      es: "Marca una respuesta del asistente como equivocada",
      body: { wrong: true },
    },
    "GET /api/conversations/{id}/media/{mediaId}": {
      en: "A file that the renter sent",
      es: "Un archivo que envió el inquilino",
    },
    "GET /api/conversations/{id}/templates": {
      en: "Approved WhatsApp templates",
      es: "Plantillas de WhatsApp aprobadas",
    },
    "POST /api/conversations/{id}/templates": {
      en: "Send a WhatsApp template",
      es: "Envía una plantilla de WhatsApp",
      body: { contentSid: "HX00000000000000000000000000000000", variables: {} },
    },
  },
  listings: {
    "GET /api/properties": { en: "List listings", es: "Lista de propiedades" },
    "POST /api/properties": { en: "Add a listing", es: "Agrega una propiedad", body: listing },
    "GET /api/properties/places": { en: "Places of your market", es: "Lugares de tu mercado" },
    "GET /api/properties/unconfirmed": {
      en: "Listings you haven’t confirmed lately",
      es: "Propiedades que no confirmas hace tiempo",
    },
    "GET /api/properties/template.csv": { en: "The template for imports", es: "La plantilla para importar" },
    "POST /api/properties/import": {
      en: "Import listings from CSV; `commit=true` stores them",
      es: "Importa propiedades desde CSV; `commit=true` las guarda",
      query: { commit: "true" },
      csv: "Address,Area,Rent,Bedrooms,Bathrooms,Reference\n200 SW 10th St,Brickell,2650,1,1,MLS-3",
    },
    "POST /api/properties/wording": {
      en: "Check a text for words fair housing law doesn’t allow",
      es: "Revisa si un texto usa palabras que la ley de vivienda justa no permite",
      body: { texts: { description: "Bright home near the park." } },
    },
    "GET /api/properties/{id}": { en: "A listing with all its details", es: "Una propiedad con todos sus datos" },
    "PUT /api/properties/{id}": {
      en: "Replace a listing",
      es: "Reemplaza una propiedad",
      body: { ...listing, externalId: "MLS-2", address: "102 SW 10th St" },
    },
    "PATCH /api/properties/{id}": {
      en: "Change a listing's status",
      es: "Cambia el estado de una propiedad",
      body: { status: "active" },
    },
    "GET /api/properties/{id}/matches": {
      en: "Leads that a listing fits",
      es: "Prospectos a los que les sirve una propiedad",
    },
    "POST /api/properties/{id}/smartlink": {
      en: "A listing's own SmartLink",
      es: "El SmartLink propio de una propiedad",
    },
    "DELETE /api/properties/{id}": {
      en: "Delete a listing; it can be restored for 30 days",
      es: "Borra una propiedad; se puede recuperar durante 30 días",
    },
    "POST /api/properties/{id}/restore": { en: "Restore a deleted listing", es: "Recupera una propiedad borrada" },
  },
  links: {
    "GET /api/smartlinks": { en: "List SmartLinks", es: "Lista de SmartLinks" },
    "GET /api/smartlinks/allowance": {
      en: "How many SmartLinks your plan has left",
      es: "Cuántos SmartLinks le quedan a tu plan",
    },
    "POST /api/smartlinks": {
      en: "Create a SmartLink",
      es: "Crea un SmartLink",
      body: { name: "Instagram", sourceTag: "instagram", language: null, tone: null, brandColor: null, isActive: true },
    },
    "PATCH /api/smartlinks/{id}": {
      en: "Change a SmartLink",
      es: "Cambia un SmartLink",
      body: { name: "Instagram bio" },
    },
    "GET /api/smartlinks/{id}/days": {
      en: "Views, scans and leads by day",
      es: "Vistas, escaneos y prospectos por día",
    },
    "GET /api/smartlinks/{id}/qr.svg": { en: "Its QR code as SVG", es: "Su código QR en SVG" },
    "GET /api/smartlinks/{id}/qr.png": { en: "Its QR code as PNG", es: "Su código QR en PNG" },
    "DELETE /api/smartlinks/{id}": { en: "Delete a SmartLink", es: "Borra un SmartLink" },
    "POST /api/smartlinks/{id}/restore": { en: "Restore a deleted SmartLink", es: "Recupera un SmartLink borrado" },
  },
  showings: {
    "GET /api/showings": {
      en: "Upcoming showings; `from`, `to` and `leadId` narrow it",
      es: "Próximas visitas; `from`, `to` y `leadId` las filtran",
    },
    "GET /api/showing-times": { en: "Your free times", es: "Tus horarios libres" },
    "POST /api/showings": {
      en: "Book a showing you arranged with a lead",
      es: "Agenda una visita que acordaste con un prospecto",
      body: { leadId: "{lead}", propertyId: "{property}", at: "{freeTime}" },
    },
    "GET /api/showings/{id}/times": {
      en: "Free times to move a showing to",
      es: "Horas libres para cambiar una visita",
    },
    "POST /api/showings/{id}/confirm": { en: "Confirm a requested showing", es: "Confirma una visita solicitada" },
    "POST /api/showings/{id}/move": { en: "Move a showing", es: "Cambia una visita de hora", body: { at: "{time}" } },
    "POST /api/showings/{id}/swap": {
      en: "Swap the times of two showings",
      es: "Intercambia la hora de dos visitas",
      body: { withId: "{otherShowing}" },
    },
    "POST /api/showings/{id}/cancel": { en: "Cancel a showing", es: "Cancela una visita" },
    "GET /api/blocked-times": {
      en: "Time you’ve blocked; `from` and `to` are required",
      es: "Horarios que bloqueaste; `from` y `to` son obligatorios",
      query: { from: "2026-03-25T00:00:00.000Z", to: "2026-04-05T00:00:00.000Z" },
    },
    "POST /api/blocked-times": {
      en: "Block time",
      es: "Bloquea un horario",
      body: { from: "2026-04-01T13:00:00.000Z", to: "2026-04-01T14:00:00.000Z", note: "Dentist" },
    },
    "DELETE /api/blocked-times/{id}": { en: "Unblock time", es: "Desbloquea un horario" },
  },
};
