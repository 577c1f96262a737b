import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "channel.whatsapp": "WhatsApp",
  "channel.whatsapp.text": "Por aquí escribe primero la mayoría en Miami.",
  "channel.sms": "SMS",
  "channel.sms.text": "Mensajes de texto desde y hacia tu número.",
  "channel.email": "Correo",
  "channel.email.text": "Siempre activo: así te avisamos de tus prospectos.",
  "channel.always": "Siempre activo",
  "channels.both": "WhatsApp y SMS están activos, pero todavía no hay un teléfono. Empiezan cuando agregues uno.",
  "channels.noPhone": "{channel} está activo, pero todavía no hay un teléfono. Empieza cuando agregues uno.",
  "channels.addPhone": "Agregar un teléfono",
  "phoneRequired.title": "Falta el teléfono",
  "phoneRequired.text": "Vuelve atrás y agrega un teléfono para activar {channel}",
  photo: "Tu foto",
  "photo.none": "Mientras tanto se ven tus iniciales",
  "photo.kept": "Tus clientes la ven en cada chat",
  "photo.upload": "Subir foto",
  "photo.change": "Cambiar foto",
  "photo.busy": "Subiendo...",
  "photo.remove": "Quitar foto",
};
