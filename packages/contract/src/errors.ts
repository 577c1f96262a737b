import { z } from "zod";

/**
 * Every error the API answers: a stable id, its HTTP status and the text in both
 * languages. Clients show the text; programs read the id. Texts that the
 * specification names stand here to the letter.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, en: "Please check what you entered.", es: "Revisa lo que escribiste." },
  invalid_json: { status: 400, en: "The request is not valid JSON.", es: "La solicitud no es JSON válido." },
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
    en: "Many people use this password, so it is the first to be guessed. Three or four words in a row are easy to remember and hard to guess.",
    es: "Muchas personas usan esta contraseña, así que es de las primeras que se prueban. Tres o cuatro palabras seguidas son fáciles de recordar y difíciles de adivinar.",
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
    es: "Vuelve atrás y agrega un teléfono para activar SMS",
  },
  picture_unreadable: {
    status: 400,
    en: "This file is not a picture we can read. Try a JPEG, PNG, WebP, GIF, TIFF or AVIF.",
    es: "No pudimos leer este archivo como imagen. Prueba con JPEG, PNG, WebP, GIF, TIFF o AVIF.",
  },
  picture_heic: {
    status: 400,
    en: "This photo is in the HEIC format. Save it as JPEG and try again.",
    es: "Esta foto está en formato HEIC. Guárdala como JPEG y vuelve a intentar.",
  },
  picture_too_many_pixels: {
    status: 400,
    en: "This picture has too many pixels. Make it smaller and try again.",
    es: "Esta imagen tiene demasiados píxeles. Hazla más pequeña y vuelve a intentar.",
  },
  link_not_valid: {
    status: 400,
    en: "This link was used already or is too old. Please request a new one.",
    es: "Este enlace ya se usó o venció. Pide uno nuevo.",
  },
  listing_wording: {
    status: 400,
    en: "This listing says something that fair-housing law does not allow. See the words we marked.",
    es: "Esta propiedad dice algo que la ley de vivienda justa no permite. Revisa las palabras marcadas.",
  },
  csv_unreadable: {
    status: 400,
    en: "We could not read this file as CSV. Export it again as CSV (UTF-8) and try once more.",
    es: "No pudimos leer este archivo como CSV. Expórtalo otra vez como CSV (UTF-8) e intenta de nuevo.",
  },
  csv_no_address: {
    status: 400,
    en: "The file has no column for the address. Start from our template.",
    es: "El archivo no tiene una columna para la dirección. Empieza con nuestra plantilla.",
  },
  hours_not_valid: {
    status: 400,
    en: "The end has to be after the start.",
    es: "La hora final tiene que ser después de la inicial.",
  },
  hours_overlap: {
    status: 400,
    en: "Two of these times overlap on the same day.",
    es: "Dos de estos horarios se cruzan el mismo día.",
  },
  wrong_credentials: {
    status: 401,
    en: "The email or password is not right.",
    es: "El correo o la contraseña no son correctos.",
  },
  wrong_code: {
    status: 403,
    en: "This code is not right. Use the newest one of your app, or a recovery code.",
    es: "Este código no es correcto. Usa el más reciente de tu app o un código de recuperación.",
  },
  wrong_passkey: {
    status: 403,
    en: "This passkey did not work. Try again, or sign in with your password.",
    es: "Esta llave de acceso no funcionó. Intenta de nuevo o entra con tu contraseña.",
  },
  second_step_over: {
    status: 401,
    en: "That took too long or too many tries. Please sign in again.",
    es: "Pasó demasiado tiempo o fueron demasiados intentos. Inicia sesión de nuevo.",
  },
  unauthorized: { status: 401, en: "Please sign in.", es: "Inicia sesión." },
  forbidden: { status: 403, en: "Your account does not have access yet.", es: "Tu cuenta todavía no tiene acceso." },
  admin_only: {
    status: 403,
    en: "Only an administrator can do this.",
    es: "Solo un administrador puede hacer esto.",
  },
  second_factor_required: {
    status: 403,
    en: "Administrators need a second proof. Set up an authenticator app or a passkey first.",
    es: "Los administradores necesitan una segunda prueba. Primero configura una app de autenticación o una llave de acceso.",
  },
  wrong_password: {
    status: 403,
    en: "Your current password is not right.",
    es: "Tu contraseña actual no es correcta.",
  },
  invitation_other_address: {
    status: 403,
    en: "This invitation was sent to another email address and works only for that one.",
    es: "Esta invitación se envió a otro correo y solo funciona con ese.",
  },
  email_not_verified: {
    status: 403,
    en: "Confirm your email first. We can send you the link once more.",
    es: "Primero confirma tu correo. Podemos mandarte el enlace otra vez.",
  },
  cross_site: {
    status: 403,
    en: "This request came from another site.",
    es: "Esta solicitud vino de otro sitio.",
  },
  not_found: { status: 404, en: "This was not found.", es: "No encontramos esto." },
  smartlink_not_found: { status: 404, en: "SmartLink not found.", es: "SmartLink not found: no existe este enlace." },
  not_on_waitlist: {
    status: 404,
    en: "You are not on the waitlist yet.",
    es: "Todavía no estás en la lista de espera.",
  },
  invitation_not_valid: {
    status: 404,
    en: "We don't know this invitation. Open the link in our email once more.",
    es: "No conocemos esta invitación. Abre otra vez el enlace de nuestro correo.",
  },
  method_not_allowed: { status: 405, en: "This is not possible here.", es: "Esto no se puede hacer aquí." },
  too_slow: {
    status: 408,
    en: "Your connection was too slow for this. Please try again.",
    es: "Tu conexión estuvo demasiado lenta. Vuelve a intentar.",
  },
  authenticator_in_use: {
    status: 409,
    en: "An authenticator app protects this account already. Remove it first.",
    es: "Una app de autenticación ya protege esta cuenta. Primero quítala.",
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
    en: "You introduced yourself to this agent today. Give them a day to answer.",
    es: "Hoy ya te presentaste con este agente. Dale un día para contestar.",
  },
  introduction_to_self: {
    status: 409,
    en: "This is your own profile.",
    es: "Este es tu propio perfil.",
  },
  sample_profile: {
    status: 409,
    en: "This is a sample profile: nobody is behind it to connect with.",
    es: "Este es un perfil de ejemplo: no hay nadie detrás con quien conectar.",
  },
  draft_decided: {
    status: 409,
    en: "This draft was already rejected or the conversation has moved on.",
    es: "Este borrador ya se rechazó o la conversación siguió adelante.",
  },
  draft_needs_answer: {
    status: 409,
    en: "Complete the answer before you send it.",
    es: "Completa la respuesta antes de enviarla.",
  },
  showing_time_taken: {
    status: 409,
    en: "That time is taken. Please choose another one.",
    es: "Ese horario ya está ocupado. Elige otro.",
  },
  showing_over: {
    status: 409,
    en: "This showing was called off or is over.",
    es: "Esta visita se canceló o ya pasó.",
  },
  too_many_blocked_times: {
    status: 409,
    en: "You've blocked as many times as one calendar holds (500). Remove one you no longer need.",
    es: "Ya bloqueaste todos los horarios que caben en un calendario (500). Quita uno que ya no necesites.",
  },
  renter_opted_out: {
    status: 409,
    en: "The renter asked for no more messages.",
    es: "La persona pidió no recibir más mensajes.",
  },
  smartlink_limit: {
    status: 409,
    en: "You have all the SmartLinks of your plan. Upgrade your plan, or delete a link that you no longer share.",
    es: "Ya tienes todos los SmartLinks de tu plan. Cambia a un plan mayor o borra un enlace que ya no compartas.",
  },
  property_duplicate: {
    status: 409,
    en: "Another listing has this reference already.",
    es: "Otra propiedad ya tiene esta referencia.",
  },
  too_many_views: {
    status: 409,
    en: "You keep 20 views already. Delete one to save another.",
    es: "Ya guardaste 20 vistas. Borra una para guardar otra.",
  },
  smartlink_inactive: {
    status: 410,
    en: "This SmartLink is no longer active.",
    es: "Este SmartLink ya no está activo (no longer active).",
  },
  picture_too_many: {
    status: 409,
    en: "You have reached the number of pictures we can store for you. Delete some and try again.",
    es: "Llegaste al número de imágenes que podemos guardar. Borra algunas y vuelve a intentar.",
  },
  storage_full: {
    status: 409,
    en: "Your plan's storage is full. Delete pictures, or upgrade your plan.",
    es: "El almacenamiento de tu plan está lleno. Borra imágenes o cambia a un plan mayor.",
  },
  picture_too_large: {
    status: 413,
    en: "A picture can have up to 15 MB.",
    es: "Una imagen puede tener hasta 15 MB.",
  },
  invitation_used: {
    status: 410,
    en: "This invitation was used already.",
    es: "Esta invitación ya se usó.",
  },
  invitation_expired: {
    status: 410,
    en: "This invitation is older than 14 days. Ask us for a new one.",
    es: "Esta invitación tiene más de 14 días. Pídenos una nueva.",
  },
  too_large: { status: 413, en: "That is too large.", es: "Eso es demasiado grande." },
  csv_too_many_rows: {
    status: 413,
    en: "A file can have up to 5,000 listings and 5 MB. Split it and import the parts one after the other.",
    es: "Un archivo puede tener hasta 5,000 propiedades y 5 MB. Divídelo e impórtalo por partes.",
  },
  unsupported_media_type: {
    status: 415,
    en: "Send JSON with the content type application/json.",
    es: "Envía JSON con el tipo de contenido application/json.",
  },
  too_many_requests: {
    status: 429,
    en: "That was a lot at once. Please wait a moment and try again.",
    es: "Fueron muchas solicitudes seguidas. Espera un momento y vuelve a intentar.",
  },
  // The wait is a quarter of an hour and doubles each time; a reset ends it at once.
  too_many_sign_ins: {
    status: 429,
    en: "Too many wrong passwords. Reset your password, or try again later.",
    es: "Fueron demasiadas contraseñas equivocadas. Restablece tu contraseña o intenta de nuevo más tarde.",
  },
  internal: {
    status: 500,
    en: "Something went wrong on our side. Please try again.",
    es: "Algo falló de nuestro lado. Vuelve a intentar.",
  },
  unavailable: {
    status: 503,
    en: "The service is starting or busy. Please try again in a moment.",
    es: "El servicio está iniciando u ocupado. Vuelve a intentar en un momento.",
  },
} as const satisfies Record<string, { status: number; en: string; es: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The one shape of every error answer. `fields` names the inputs that are wrong, with a text for each. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
