import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Mi panel · Llave",
  pageDescription: "Tus prospectos en orden, cada uno con su conversación.",
  checking: "Revisando tu acceso anticipado...",
  loading: "Cargando tu panel...",
  authenticationRequired: "Necesitas iniciar sesión",
  signIn: "Iniciar sesión",
  "failed.title": "Tu panel no cargó",
  "failed.text": "No pudimos llegar a tu cuenta. No se perdió nada.",
  "failed.retry": "Intentar otra vez",
  account: "Tu cuenta",
  license: "Licencia {number}",
  settings: "Ajustes de la cuenta",
  signOut: "Cerrar sesión",
  copy: "Copiar SmartLink",
  "tabs.label": "Panel",
  "tabs.leads": "Prospectos",
  "brokerage.text":
    "Falta tu inmobiliaria. En Florida su nombre debe aparecer junto a cada medio de contacto que anuncies, tu SmartLink incluido.",
  "brokerage.action": "Envíanos el nombre",
};
