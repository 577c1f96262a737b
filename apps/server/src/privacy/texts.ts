import type { Language } from "@llave/assistant";

interface PrivacyTexts {
  title: string;
  intro: string;
  thisDevice: string;
  yours: string;
  nothing: string;
  chatWith: (agent: string, messages: number, since: string) => string;
  copy: string;
  erase: string;
  byCode: string;
  byCodeHelp: string;
  address: string;
  addressHelp: string;
  sendCode: string;
  badAddress: string;
  codeTitle: string;
  codeSent: string;
  code: string;
  useCode: string;
  wrongCode: string;
  again: string;
  eraseTitle: string;
  eraseQuestion: string;
  eraseStays: string;
  eraseVisits: string;
  confirmErase: string;
  keep: string;
  doneTitle: string;
  done: string;
  receipt: string;
  policy: string;
  otherLanguage: string;
  back: string;
}

const en: PrivacyTexts = {
  title: "Your data",
  intro:
    "Get a copy of what Llave and the agents who use it keep about you, or have it erased. You do it yourself; nobody has to approve it.",
  thisDevice: "From this device",
  yours: "What is kept about you",
  nothing: "Nothing is kept.",
  chatWith: (agent, messages, since) =>
    `Chat with ${agent}: ${messages === 1 ? "1 message" : `${messages} messages`}, since ${since}`,
  copy: "Download a copy",
  erase: "Erase everything",
  byCode: "From another device",
  byCodeHelp: "Enter the email or the phone number you gave in the chat. We send a code to the email on record.",
  address: "Your email or phone number",
  addressHelp: "We only use it to find your chat.",
  sendCode: "Send me a code",
  badAddress: "Please enter an email address or a phone number with its area code.",
  codeTitle: "Enter your code",
  codeSent:
    "If this address is on record, a six-digit code is on its way to the email kept with it. It works once, for 15 minutes. No email? Then no email is on record: open this page on the device you used in the chat, or ask the agent.",
  code: "Code",
  useCode: "Continue",
  wrongCode: "That code doesn't work. Check it, or ask for a new one.",
  again: "Ask for a new code",
  eraseTitle: "Erase everything?",
  eraseQuestion:
    "The chats, what you told about your search, your name and your contact are erased for good, for you and for the agent.",
  eraseStays:
    "What stays: a receipt that doesn't name you, and, if you asked for no more messages, an unreadable mark of your address so that nobody writes to you again. Copies in backups go as the backups are replaced.",
  eraseVisits: "Visits you arranged are called off.",
  confirmErase: "Yes, erase it",
  keep: "Keep my data",
  doneTitle: "Your data is erased",
  done: "Nothing that says who you are is left.",
  receipt: "Receipt",
  policy: "Privacy policy",
  otherLanguage: "Español",
  back: "Back",
};

const es: PrivacyTexts = {
  title: "Tus datos",
  intro:
    "Pide una copia de lo que Llave y los agentes que la usan guardan sobre ti, o bórralo. Lo haces tú, sin que nadie tenga que aprobarlo.",
  thisDevice: "Desde este dispositivo",
  yours: "Lo que se guarda sobre ti",
  nothing: "No se guarda nada.",
  chatWith: (agent, messages, since) =>
    `Chat con ${agent}: ${messages === 1 ? "1 mensaje" : `${messages} mensajes`}, desde el ${since}`,
  copy: "Descargar una copia",
  erase: "Borrar todo",
  byCode: "Desde otro dispositivo",
  byCodeHelp:
    "Escribe el correo o el teléfono que diste en el chat. Mandamos un código al correo que quedó registrado.",
  address: "Tu correo o tu teléfono",
  addressHelp: "Solo lo usamos para encontrar tu chat.",
  sendCode: "Mándame un código",
  badAddress: "Escribe un correo o un teléfono con su código de área.",
  codeTitle: "Escribe tu código",
  codeSent:
    "Si está registrado, un código de seis dígitos va en camino al correo que quedó guardado. Sirve una vez, durante 15 minutos. ¿No llega? Entonces no hay un correo registrado: abre esta página en el dispositivo que usaste en el chat, o pídeselo al agente.",
  code: "Código",
  useCode: "Continuar",
  wrongCode: "Ese código no sirve. Revísalo o pide uno nuevo.",
  again: "Pedir otro código",
  eraseTitle: "¿Borrar todo?",
  eraseQuestion:
    "Los chats, lo que contaste de tu búsqueda, tu nombre y tu contacto se borran para siempre, para ti y para el agente.",
  eraseStays:
    "Lo que queda: un comprobante que no te nombra y, si pediste que no te escriban más, una marca ilegible de tu dirección para que nadie te vuelva a escribir. Las copias en respaldos desaparecen cuando los respaldos se reemplazan.",
  eraseVisits: "Las visitas que acordaste se cancelan.",
  confirmErase: "Sí, borrar",
  keep: "Conservar mis datos",
  doneTitle: "Tus datos se borraron",
  done: "No queda nada que diga quién eres.",
  receipt: "Comprobante",
  policy: "Política de privacidad",
  otherLanguage: "English",
  back: "Volver",
};

/** Texts of the pages of a person's own data. */
export const privacyTexts: Readonly<Record<Language, PrivacyTexts>> = { en, es };
