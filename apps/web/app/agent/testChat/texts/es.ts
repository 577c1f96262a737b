import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  thread: "Conversación de prueba",
  you: "Tú, como inquilino",
  assistant: "Tu asistente",
  typing: "Tu asistente está escribiendo",
  pending: "Esta te la deja a ti.",
  missing: "La propiedad no lo dice. Tu asistente te lo preguntaría.",
  fromAnswer: "De tu respuesta del {date}",
  waits: "Esperaría tu visto bueno",
  addFact: "Agregar el dato",
  input: "Pregúntale algo",
  send: "Enviar",
  failed: "Tu asistente no respondió. Intenta otra vez.",
  full: "Con esto basta para una prueba. Empieza de nuevo para preguntar más.",
  again: "Empezar de nuevo",
};
