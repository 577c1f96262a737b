import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  optional: "Opcional",
  "email.meant": "¿Quisiste decir {email}?",
  "modal.close": "Cerrar",
  "password.show": "Mostrar la contraseña",
  "password.hide": "Ocultar la contraseña",
  skip: "Ir al contenido",
  "part.failed": "“{name}” no cargó.",
  "part.retry": "Reintentar",
  "search.clear": "Borrar búsqueda",
  "plans.onEvery": "Durante la beta, los mensajes de texto, WhatsApp y la API funcionan en todos los planes.",
  "plans.connect":
    "Para usar WhatsApp y mensajes de texto, conecta un número en Ajustes, Canales. Mientras tanto, te escriben por tu SmartLink y por correo.",
  "plans.change": "Los cambios de plan se aplican de inmediato y se prorratean",
  textCost: {
    one: "{count} segmento de texto, unos {price} más lo que cobra la compañía telefónica.",
    other: "{count} segmentos de texto, unos {price} más lo que cobra la compañía telefónica.",
  },
  "textCost.unicode": "Acentos como á, í, ó y ú hacen segmentos de 70 caracteres.",
  "score.label": "Puntaje {score} de 100, {word}",
  "score.hot": "Alta",
  "score.warm": "Media",
  "score.cold": "Baja",
};
