import type { Language } from "@llave/contract/language";
import type { PhoneChannel } from "../../db/tables/channels.ts";

/** Changes with every change to the texts below; the ledger keeps it with the text that was shown. */
export const consentVersion = "2026-11-27";

/** What the ledger says for renters who agreed to messages or stopped them in writing. */
export const keywordWordings = {
  en: { granted: "The renter wrote START.", revoked: "The renter asked for no more messages." },
  es: { granted: "La persona escribió INICIAR.", revoked: "La persona pidió no recibir más mensajes." },
} as const;

/** What the ledger says for renters who stopped emails by the link at the end of one. */
export const unsubscribeWordings = {
  en: {
    all: "The renter stopped all emails by the link in one of them.",
    followUps: "The renter stopped follow-up emails by the link in one of them.",
  },
  es: {
    all: "La persona canceló todos los correos desde el enlace de uno de ellos.",
    followUps: "La persona canceló los correos de seguimiento desde el enlace de uno de ellos.",
  },
} as const;

const names: Record<Language, Record<PhoneChannel, string>> = {
  en: { sms: "text messages", whatsapp: "WhatsApp messages" },
  es: { sms: "mensajes de texto", whatsapp: "mensajes de WhatsApp" },
};

/** The renter's checkbox: separate from everything else, and nothing depends on it. */
export function consentWording(language: Language, channel: PhoneChannel, agent: string): string {
  const what = names[language][channel];
  return language === "en"
    ? `I agree to receive automated ${what} from ${agent} at this number about homes and showings. I don’t have to agree in order to rent or see a home. Message and data rates may apply. Reply STOP to end, HELP for help.`
    : `Acepto recibir ${what} automáticos de ${agent} en este número sobre viviendas y visitas. Puedo visitar o alquilar sin aceptar. Pueden aplicarse cargos de mensajes y datos. Responde ALTO para terminar, AYUDA para ayuda.`;
}
