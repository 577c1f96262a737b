import { z } from "zod";
import { signInErrors } from "./account/signInErrors.ts";
import { ownTextErrors } from "./agent/ownTextErrors.ts";
import { mailErrors } from "./channels/mailErrors.ts";
import { csvErrors } from "./csv/csvErrors.ts";
import { followUpErrors } from "./followUps/followUpErrors.ts";
import { integrationErrors } from "./integrations/integrationErrors.ts";
import { mlsErrors } from "./listings/mlsErrors.ts";
import { pushErrors } from "./notifications/pushErrors.ts";

/**
 * Every error the API returns: a stable id, its HTTP status and the text in both languages. Clients show the text;
 * programs read the id. Texts from the specification are verbatim.
 */
export const errorCatalog = {
  invalid_request: { status: 400, en: "Please check what you entered.", es: "Revisa lo que escribiste." },
  invalid_json: { status: 400, en: "The request isn't valid JSON.", es: "La solicitud no es JSON válido." },
  message_blank: { status: 400, en: "Please write a message.", es: "Escribe un mensaje." },
  message_too_long: {
    status: 400,
    en: "A message can have up to 2,000 characters.",
    es: "Un mensaje puede tener hasta 2,000 caracteres.",
  },
  password_too_short: {
    status: 400,
    en: "Password must be at least 6 characters",
    es: "La contraseña debe tener al menos 6 caracteres",
  },
  password_common: {
    status: 400,
    en: "Too many people use this password, so it's easy to guess. Three or four words in a row are easy to remember and hard to guess.",
    es: "Mucha gente usa esta contraseña, así que es fácil de adivinar. Tres o cuatro palabras seguidas son fáciles de recordar y difíciles de adivinar.",
  },
  license_not_valid: {
    status: 400,
    en: "Please check your license number.",
    es: "Revisa tu número de licencia.",
  },
  attestations_missing: {
    status: 400,
    en: "Please confirm all four statements about your license.",
    es: "Confirma las cuatro declaraciones sobre tu licencia.",
  },
  phone_not_valid: {
    status: 400,
    en: "Please enter a US phone number with 10 digits.",
    es: "Escribe un teléfono de EE. UU. de 10 dígitos.",
  },
  phone_required: {
    status: 400,
    en: "Please go back and add a phone number to enable SMS",
    es: "Regresa y agrega un teléfono para activar SMS",
  },
  picture_unreadable: {
    status: 400,
    en: "We can't read this file as a picture. Try a JPEG, PNG, WebP, GIF, TIFF or AVIF.",
    es: "No pudimos leer este archivo como imagen. Prueba con JPEG, PNG, WebP, GIF, TIFF o AVIF.",
  },
  picture_heic: {
    status: 400,
    en: "This photo is in HEIC format. Save it as JPEG and try again.",
    es: "Esta foto está en formato HEIC. Guárdala como JPEG e intenta otra vez.",
  },
  picture_too_many_pixels: {
    status: 400,
    en: "This picture is too large. Make it smaller and try again.",
    es: "Esta imagen es demasiado grande. Hazla más pequeña e intenta otra vez.",
  },
  link_not_valid: {
    status: 400,
    en: "This link has expired or was already used. Please request a new one.",
    es: "Este enlace ya se usó o venció. Pide uno nuevo.",
  },
  listing_wording: {
    status: 400,
    en: "This has wording fair housing law doesn't allow. Check the words we marked.",
    es: "Esto dice algo que la ley de vivienda justa no permite. Revisa las palabras marcadas.",
  },
  hours_not_valid: {
    status: 400,
    en: "The end time has to be after the start time.",
    es: "La hora final tiene que ser después de la inicial.",
  },
  repeats_not_valid: {
    status: 400,
    en: "Choose a last day within a year of the first one.",
    es: "Elige un último día dentro del año que sigue al primero.",
  },
  hours_overlap: {
    status: 400,
    en: "Two of these times overlap on the same day.",
    es: "Dos de estos horarios se cruzan el mismo día.",
  },
  unauthorized: { status: 401, en: "Please sign in.", es: "Inicia sesión." },
  forbidden: { status: 403, en: "Your account doesn't have access yet.", es: "Tu cuenta todavía no tiene acceso." },
  admin_only: {
    status: 403,
    en: "Only an admin can do this.",
    es: "Solo un administrador puede hacer esto.",
  },
  wrong_password: {
    status: 403,
    en: "Your current password is incorrect.",
    es: "Tu contraseña actual es incorrecta.",
  },
  invitation_other_address: {
    status: 403,
    en: "This invitation was sent to a different email address and only works for that one.",
    es: "Esta invitación se envió a otro correo y solo funciona con ese.",
  },
  email_not_verified: {
    status: 403,
    en: "Confirm your email first. We can send you the link again.",
    es: "Primero confirma tu correo. Podemos mandarte el enlace otra vez.",
  },
  signature_not_valid: {
    status: 403,
    en: "This request's signature is incorrect.",
    es: "La firma de esta solicitud no es correcta.",
  },
  cross_site: {
    status: 403,
    en: "This request came from another site.",
    es: "Esta solicitud vino de otro sitio.",
  },
  not_found: { status: 404, en: "We couldn't find this.", es: "No encontramos esto." },
  smartlink_not_found: { status: 404, en: "SmartLink not found.", es: "SmartLink not found: no existe este enlace." },
  not_on_waitlist: {
    status: 404,
    en: "You're not on the waitlist yet.",
    es: "Todavía no estás en la lista de espera.",
  },
  invitation_not_valid: {
    status: 404,
    en: "We don't recognize this invitation. Open the link in our email again.",
    es: "No reconocemos esta invitación. Abre otra vez el enlace de nuestro correo.",
  },
  method_not_allowed: { status: 405, en: "Method not allowed.", es: "Método no permitido." },
  too_slow: {
    status: 408,
    en: "Your connection was too slow. Please try again.",
    es: "Tu conexión estuvo demasiado lenta. Intenta otra vez.",
  },
  authenticator_in_use: {
    status: 409,
    en: "This account already has an authenticator app. Remove it first.",
    es: "Esta cuenta ya tiene una app de autenticación. Primero quítala.",
  },
  email_taken: {
    status: 409,
    en: "There is already an account with this email. Sign in or reset your password.",
    es: "Ya hay una cuenta con este correo. Inicia sesión o restablece tu contraseña.",
  },
  onboarding_unfinished: {
    status: 409,
    en: "Finish your setup first.",
    es: "Primero termina tu configuración.",
  },
  introduced_today: {
    status: 409,
    en: "You already introduced yourself to this agent today. Give them a day to answer.",
    es: "Hoy ya te presentaste con este agente. Dale un día para contestar.",
  },
  introduction_to_self: {
    status: 409,
    en: "This is your profile.",
    es: "Este es tu perfil.",
  },
  sample_profile: {
    status: 409,
    en: "This is a sample profile, so there's nobody to connect with.",
    es: "Este es un perfil de ejemplo, así que no hay con quién conectar.",
  },
  draft_decided: {
    status: 409,
    en: "This draft was already dismissed, or the conversation has moved on.",
    es: "Este borrador ya se descartó o la conversación ya avanzó.",
  },
  draft_needs_answer: {
    status: 409,
    en: "Complete the answer before you send it.",
    es: "Completa la respuesta antes de enviarla.",
  },
  item_closed: {
    status: 409,
    en: "This question is already closed.",
    es: "Esta pregunta ya está cerrada.",
  },
  showing_undecided: {
    status: 409,
    en: "Confirm or decline the showing first: the renter is waiting for an answer.",
    es: "Confirma o rechaza primero la visita: el inquilino espera tu respuesta.",
  },
  showing_time_taken: {
    status: 409,
    en: "That time is taken. Please choose another one.",
    es: "Ese horario ya está ocupado. Elige otro.",
  },
  lead_exists: {
    status: 409,
    en: "You already have a lead with this phone or email.",
    es: "Ya tienes un prospecto con este teléfono o correo.",
  },
  showing_exists: {
    status: 409,
    en: "This lead already has an upcoming showing. Move it instead.",
    es: "Este prospecto ya tiene una visita próxima. Cámbiala de hora.",
  },
  showing_over: {
    status: 409,
    en: "This showing was canceled or is over.",
    es: "Esta visita se canceló o ya pasó.",
  },
  too_many_blocked_times: {
    status: 409,
    en: "You've blocked 500 times, the most a calendar can hold. Remove one you no longer need.",
    es: "Ya bloqueaste 500 horarios, el máximo de un calendario. Quita uno que ya no necesites.",
  },
  renter_opted_out: {
    status: 409,
    en: "The renter asked for no more messages.",
    es: "El inquilino pidió no recibir más mensajes.",
  },
  whatsapp_window_closed: {
    status: 409,
    en: "You can message without a template on WhatsApp for 24 hours after the renter's last message. Send an approved template instead, or write by text or email.",
    es: "En WhatsApp puedes escribir libremente hasta 24 horas después del último mensaje del inquilino. Envía una plantilla aprobada, o escríbele por mensaje de texto o por correo.",
  },
  whatsapp_no_opt_in: {
    status: 409,
    en: "The renter hasn't agreed to WhatsApp messages. A yes in the chat or by text doesn't count for WhatsApp.",
    es: "El inquilino no aceptó mensajes de WhatsApp. Un sí en el chat o por mensaje de texto no vale para WhatsApp.",
  },
  channel_not_connected: {
    status: 409,
    en: "This channel isn't connected yet.",
    es: "Este canal todavía no está conectado.",
  },
  channel_number_taken: {
    status: 409,
    en: "Another agent already uses this number.",
    es: "Otro agente ya usa este número.",
  },
  channel_credentials: {
    status: 400,
    en: "Twilio didn't accept this Account SID and Auth Token.",
    es: "Twilio no aceptó este Account SID y este Auth Token.",
  },
  channel_number_missing: {
    status: 400,
    en: "This number isn't in your Twilio account.",
    es: "Este número no está en tu cuenta de Twilio.",
  },
  consent_changed: {
    status: 409,
    en: "This text has changed. Please read it again and choose.",
    es: "Este texto cambió. Léelo otra vez y elige.",
  },
  channel_sender_offline: {
    status: 400,
    en: "This WhatsApp sender isn't online in your Twilio account yet. Finish its setup there, then connect it.",
    es: "Este remitente de WhatsApp todavía no está en línea en tu cuenta de Twilio. Termina de configurarlo ahí y luego conéctalo.",
  },
  channel_unreachable: {
    status: 503,
    en: "Twilio isn't responding right now. Please try again in a moment.",
    es: "Twilio no responde ahora mismo. Intenta otra vez en un momento.",
  },
  smartlink_limit: {
    status: 409,
    en: "You've used all the SmartLinks in your plan. Upgrade, or delete a link you no longer share.",
    es: "Ya usaste todos los SmartLinks de tu plan. Cambia a un plan mayor o borra un enlace que ya no compartas.",
  },
  smartlink_slug_taken: {
    status: 409,
    en: "Another of your SmartLinks has this address. Choose a different one.",
    es: "Otro de tus SmartLinks tiene esta dirección. Elige otra.",
  },
  listing_not_published: {
    status: 409,
    en: "Publish this listing first. Only published listings have their own SmartLink.",
    es: "Primero publica esta propiedad. Solo las publicadas tienen su propio SmartLink.",
  },
  page_not_public: {
    status: 422,
    en: "We can only read public web pages. Check the address.",
    es: "Solo podemos leer páginas públicas de internet. Revisa la dirección.",
  },
  page_not_found: {
    status: 422,
    en: "We couldn't open this page. Check the address, or enter the listing by hand.",
    es: "No pudimos abrir esta página. Revisa la dirección o escribe la propiedad a mano.",
  },
  page_too_slow: {
    status: 422,
    en: "This page took longer than 10 seconds. Try again, or enter the listing by hand.",
    es: "Esta página tardó más de 10 segundos. Intenta otra vez o escribe la propiedad a mano.",
  },
  page_too_large: {
    status: 422,
    en: "This page is too large to read. Enter the listing by hand.",
    es: "Esta página es demasiado grande. Escribe la propiedad a mano.",
  },
  page_no_listing: {
    status: 422,
    en: "We found no listing on this page. Enter it by hand.",
    es: "No encontramos una propiedad en esta página. Escríbela a mano.",
  },
  listing_unfinished: {
    status: 409,
    en: "Add the address, area, rent, bedrooms and bathrooms first. Then your assistant can answer about it.",
    es: "Primero agrega dirección, zona, renta, habitaciones y baños. Después tu asistente puede responder sobre ella.",
  },
  property_duplicate: {
    status: 409,
    en: "Another listing already has this reference.",
    es: "Otra propiedad ya tiene esta referencia.",
  },
  too_many_views: {
    status: 409,
    en: "You have 20 saved views. Delete one to save another.",
    es: "Tienes 20 vistas guardadas. Borra una para guardar otra.",
  },
  smartlink_inactive: {
    status: 410,
    en: "This SmartLink is no longer active.",
    es: "Este SmartLink ya no está activo (no longer active).",
  },
  picture_too_many: {
    status: 409,
    en: "You've reached your picture limit. Delete some and try again.",
    es: "Llegaste al límite de imágenes. Borra algunas e intenta otra vez.",
  },
  storage_full: {
    status: 409,
    en: "Your plan's storage is full. Delete pictures or upgrade your plan.",
    es: "El almacenamiento de tu plan está lleno. Borra imágenes o cambia a un plan mayor.",
  },
  picture_too_large: {
    status: 413,
    en: "A picture can be up to 15 MB.",
    es: "Una imagen puede tener hasta 15 MB.",
  },
  invitation_used: {
    status: 410,
    en: "This invitation has already been used.",
    es: "Esta invitación ya se usó.",
  },
  invitation_expired: {
    status: 410,
    en: "This invitation is more than 14 days old. Ask us for a new one.",
    es: "Esta invitación tiene más de 14 días. Pídenos una nueva.",
  },
  too_large: { status: 413, en: "That's too large.", es: "Eso es demasiado grande." },
  unsupported_media_type: {
    status: 415,
    en: "Send JSON with the content type application/json.",
    es: "Envía JSON con el tipo de contenido application/json.",
  },
  too_many_requests: {
    status: 429,
    en: "That was a lot at once. Please wait a moment and try again.",
    es: "Fueron muchas solicitudes seguidas. Espera un momento e intenta otra vez.",
  },
  internal: {
    status: 500,
    en: "Something went wrong on our side. Please try again.",
    es: "Algo falló de nuestro lado. Intenta otra vez.",
  },
  unavailable: {
    status: 503,
    en: "The service is starting up or busy. Please try again in a moment.",
    es: "El servicio está arrancando o muy ocupado. Intenta otra vez en un momento.",
  },
  ...integrationErrors,
  ...mailErrors,
  ...mlsErrors,
  ...csvErrors,
  ...ownTextErrors,
  ...followUpErrors,
  ...pushErrors,
  ...signInErrors,
} as const satisfies Record<string, { status: number; en: string; es: string }>;

export type ErrorCode = keyof typeof errorCatalog;

/** The format of every error response. `fields` names the wrong inputs, with a text for each. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
