import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Demo en vivo · Llave",
  pageDescription: "Conversa con Llave como lo haría un inquilino y mira el prospecto que le prepara a la agente.",
  label: "Demo",
  notice:
    "Marisol, sus propiedades y su agenda son inventadas, y nadie lee lo que escribes. No dejes datos de contacto reales.",
  noticeShort: "Todo es inventado y nada se envía. Usa un nombre y un número ficticios.",
  startOver: "Empezar de nuevo",
  leave: "Salir de la demo",
  leaveShort: "Salir",
  heading: "Conversa con Llave como inquilino",
  greeting:
    "¡Hola! Soy el asistente de IA de Marisol. Cuéntame qué necesitas y te muestro las propiedades que encajan. ¿Qué buscas?",
  greetingOther: "I also speak English, write however you like.",
  sees: "Lo que ve Marisol",
  fills: "Se completa mientras escribes.",
  sent: "Ahora le llegarían a Marisol un correo y una cita en su calendario. En la demo no se envía nada.",
  "offer.title": "Eso fue Llave, de principio a fin.",
  "offer.text": "Úsalo con tus propiedades. Quien entra con acceso anticipado prueba 3 meses.",
  "offer.join": "Pedir acceso anticipado",
  "offer.keep": "Seguir conversando",
  close: "Cerrar",
};
