import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "qr.title": "Código QR",
  "qr.text": "Que lo escaneen de tu pantalla, o imprímelo. Contamos los escaneos aparte.",
  "qr.alt": "Código QR de {name}",
  "qr.png": "PNG",
  "qr.svg": "SVG",
};
