/** Phrases for texts and WhatsApp around the assistant's own messages. */
export const channelPhrases = {
  en: {
    identification: (who: string) => `AI assistant for ${who}. Reply STOP to end, HELP for help.`,
    bedrooms: (count: number) => (count === 0 ? "Studio" : `${count} bd`),
    cancelShowing: (url: string) => `Your showing is still on. To cancel it: ${url}`,
    mediaThanks: (agent: string) =>
      `Thanks, I passed your file on to ${agent}. I can't open it myself, but you can tell me what's in it.`,
    mediaRefused:
      "I can only pass on photos, audio, videos, PDFs and documents of up to 16 MB. Can you send it another way?",
    mediaFull: (agent: string, some: boolean) =>
      some
        ? `I couldn't pass on all of your files: there's no room left for more here. Can you send ${agent} the rest another way?`
        : `I couldn't pass your file on: there's no room left for files here. Can you send it to ${agent} another way?`,
    media: "[File]",
    fileLost: "[A file that couldn't be loaded. Ask for it again.]",
    choose: "Choose",
    unknownSender:
      "We don't know yet which agent you want to reach. Open the agent's link and choose to continue by text. Reply STOP to end.",
    test: "This is a test message from Llave. Your renters get our texts from this number.",
  },
  es: {
    identification: (who: string) => `Asistente de IA de ${who}. Responde ALTO para terminar, AYUDA para ayuda.`,
    bedrooms: (count: number) => (count === 0 ? "Estudio" : `${count} hab.`),
    cancelShowing: (url: string) => `Tu visita sigue en pie. Para cancelarla: ${url}`,
    mediaThanks: (agent: string) =>
      `Gracias, le pasé tu archivo a ${agent}. Yo no puedo abrirlo, pero me puedes contar qué es.`,
    mediaRefused:
      "Solo puedo pasar fotos, audios, videos, PDF y documentos de hasta 16 MB. ¿Puedes mandarlo de otra forma?",
    mediaFull: (agent: string, some: boolean) =>
      some
        ? `No pude pasar todos tus archivos: aquí ya no hay espacio para más. ¿Puedes mandarle el resto a ${agent} de otra forma?`
        : `No pude pasar tu archivo: aquí ya no hay espacio para archivos. ¿Puedes mandárselo a ${agent} de otra forma?`,
    media: "[Archivo]",
    fileLost: "[Un archivo que no se pudo cargar. Pídelo de nuevo.]",
    choose: "Elegir",
    unknownSender:
      "Todavía no sabemos con qué agente quieres hablar. Abre el enlace del agente y elige seguir por mensaje de texto. Responde ALTO para terminar.",
    test: "Este es un mensaje de prueba de Llave. A tus inquilinos les escribimos desde este número.",
  },
} as const;
