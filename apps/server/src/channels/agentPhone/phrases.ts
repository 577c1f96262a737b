/** Messages to an agent's own phone, apart from notifications. */
export const agentPhonePhrases = {
  en: {
    verified: "Done. From now on you'll get Llave's notifications on this phone. Reply STOP to turn them off.",
    test: "This is a test from Llave. You'll get your notifications on this phone.",
  },
  es: {
    verified: "Listo. Desde ahora los avisos de Llave te llegan a este teléfono. Responde ALTO para no recibirlos más.",
    test: "Esta es una prueba de Llave. Tus avisos te llegan a este teléfono.",
  },
} as const;
