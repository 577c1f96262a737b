import type { Language } from "@llave/ui/language";

export const captionChannels = ["instagram", "whatsapp", "text", "email"] as const;
export type CaptionChannel = (typeof captionChannels)[number];

interface Sender {
  name: string;
  brokerage: string;
  url: string;
}

/** Ready-made captions for each channel, in both languages: the agent's renters read either. */
const captions: Record<CaptionChannel, Record<Language, (sender: string, url: string) => string>> = {
  instagram: {
    es: (sender) =>
      `¿Buscas apartamento en Miami? Escríbele a mi asistente a cualquier hora y te digo qué tengo disponible. El enlace está en mi bio. ${sender}`,
    en: (sender) =>
      `Looking for an apartment in Miami? Message my assistant any time and see what’s open now. Link in bio. ${sender}`,
  },
  whatsapp: {
    es: (sender, url) =>
      `Hola, soy ${sender}. Pregúntale a mi asistente por rentas en Miami, de día o de noche: ${url}`,
    en: (sender, url) => `Hi, this is ${sender}. Ask my assistant about Miami rentals, day or night: ${url}`,
  },
  text: {
    es: (sender, url) => `Rentas en Miami, respuesta al momento: ${url} ${sender}`,
    en: (sender, url) => `Miami rentals, answered right away: ${url} ${sender}`,
  },
  email: {
    es: (sender, url) =>
      `Gracias por escribir. Mi asistente te dice qué hay disponible, cuánto cuesta mudarte y cuándo puedes verlo: ${url}\n${sender}`,
    en: (sender, url) =>
      `Thanks for reaching out. My assistant can tell you what’s available, what it costs to move in and when you can see it: ${url}\n${sender}`,
  },
};

/** A caption with the agent's name and brokerage, which Florida requires in every advertisement (61J2-10.025). */
export function captionText(channel: CaptionChannel, language: Language, { name, brokerage, url }: Sender): string {
  return captions[channel][language](brokerage === "" ? name : `${name}, ${brokerage}`, url);
}
