/** What goes to an agent's own phone besides news. */
export const agentPhonePhrases = {
  en: {
    verified: "Done. Llave's notifications come to this phone from now on. Reply STOP to end them.",
    test: "This is a test from Llave. Your notifications come to this phone.",
  },
  es: {
    verified: "Listo. Desde ahora los avisos de Llave llegan a este teléfono. Responde ALTO para terminar.",
    test: "Esta es una prueba de Llave. Tus avisos llegan a este teléfono.",
  },
} as const;
