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
  codeText: (code: string) => string;
  useCode: string;
  wrongCode: string;
  again: string;
  eraseTitle: string;
  eraseQuestion: string;
  eraseStays: string;
  eraseShowings: string;
  confirmErase: string;
  keep: string;
  doneTitle: string;
  done: string;
  receipt: string;
  policy: string;
  back: string;
}

const en: PrivacyTexts = {
  title: "Your data",
  intro:
    "Get a copy of the data Llave and its agents have about you, or erase it. You do it yourself; nobody has to approve it.",
  thisDevice: "From this device",
  yours: "What we have about you",
  nothing: "We have nothing about you.",
  chatWith: (agent, messages, since) =>
    `Chat with ${agent}: ${messages === 1 ? "1 message" : `${messages} messages`}, since ${since}`,
  copy: "Download a copy",
  erase: "Erase everything",
  byCode: "From another device",
  byCodeHelp:
    "Enter the email you gave in the chat, or the phone number you gave or wrote from. We'll text a code to a phone that has written to an agent, and email it otherwise.",
  address: "Your email or phone number",
  addressHelp: "We only use it to find your chat.",
  sendCode: "Send me a code",
  badAddress: "Please enter an email address or a phone number with its area code.",
  codeTitle: "Enter your code",
  codeSent:
    "If this address is on record, a six-digit code is on its way: as a text if you've texted an agent from this number, or to the email we have for it. It works once, within 15 minutes. No code? If you wrote on WhatsApp or asked us to stop, send START there and try again. Or open this page on the device you used to chat, or ask the agent.",
  code: "Code",
  codeText: (code) =>
    `${code} is your code for your data on Llave. It works once, within 15 minutes. Never share it with anyone. Wasn't you? Ignore this text.`,
  useCode: "Continue",
  wrongCode: "That code doesn't work. Check it, or ask for a new one.",
  again: "Ask for a new code",
  eraseTitle: "Erase everything?",
  eraseQuestion: "Your chats, search details, name and contact info are permanently erased, for you and for the agent.",
  eraseStays:
    "What stays: a receipt that doesn't name you and, if you asked for no more messages, a scrambled copy of your address so nobody messages you again. Backup copies disappear as backups are replaced.",
  eraseShowings: "Your booked showings will be canceled.",
  confirmErase: "Yes, erase it",
  keep: "Keep my data",
  doneTitle: "Your data has been erased",
  done: "We have nothing left that identifies you.",
  receipt: "Receipt",
  policy: "Privacy policy",
  back: "Back",
};

const es: PrivacyTexts = {
  title: "Tus datos",
  intro:
    "Pide una copia de los datos que Llave y sus agentes tienen sobre ti, o bórralos. Lo haces tú; nadie tiene que aprobarlo.",
  thisDevice: "Desde este dispositivo",
  yours: "Lo que tenemos sobre ti",
  nothing: "No tenemos nada sobre ti.",
  chatWith: (agent, messages, since) =>
    `Chat con ${agent}: ${messages === 1 ? "1 mensaje" : `${messages} mensajes`}, desde el ${since}`,
  copy: "Descargar una copia",
  erase: "Borrar todo",
  byCode: "Desde otro dispositivo",
  byCodeHelp:
    "Escribe el correo que diste en el chat, o el teléfono que diste o desde el que escribiste. Si ese teléfono ya le escribió a un agente, te mandamos el código por mensaje; si no, por correo.",
  address: "Tu correo o tu teléfono",
  addressHelp: "Solo lo usamos para encontrar tu chat.",
  sendCode: "Mándame un código",
  badAddress: "Escribe un correo o un teléfono con su código de área.",
  codeTitle: "Escribe tu código",
  codeSent:
    "Si está registrado, un código de seis dígitos va en camino: por mensaje, si le escribiste a un agente desde ese número, o al correo que tenemos. Sirve una sola vez, durante 15 minutos. ¿No llega? Si escribiste por WhatsApp o pediste que no te escriban, manda INICIAR (o START) ahí e intenta otra vez. O abre esta página en el dispositivo donde usaste el chat, o pídeselo al agente.",
  code: "Código",
  codeText: (code) =>
    `${code} es tu código para ver tus datos en Llave. Sirve una vez, durante 15 minutos. No se lo des a nadie. ¿No fuiste tú? Ignora este mensaje.`,
  useCode: "Continuar",
  wrongCode: "Ese código no sirve. Revísalo o pide uno nuevo.",
  again: "Pedir otro código",
  eraseTitle: "¿Borrar todo?",
  eraseQuestion:
    "Se borran para siempre tus chats, los datos de tu búsqueda, tu nombre y tu contacto, para ti y para el agente.",
  eraseStays:
    "Lo que queda: un comprobante que no te nombra y, si pediste que no te escriban más, tu dirección en un código ilegible para que nadie te vuelva a escribir. Las copias en respaldos desaparecen cuando los respaldos se reemplazan.",
  eraseShowings: "Tus visitas agendadas se cancelan.",
  confirmErase: "Sí, borrar",
  keep: "Conservar mis datos",
  doneTitle: "Borramos tus datos",
  done: "No queda nada que te identifique.",
  receipt: "Comprobante",
  policy: "Política de privacidad",
  back: "Volver",
};

/** Texts for the pages about a person's own data. */
export const privacyTexts: Readonly<Record<Language, PrivacyTexts>> = { en, es };
