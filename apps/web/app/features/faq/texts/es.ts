import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Preguntas frecuentes · Llave",
  pageDescription:
    "Qué es Llave, quién puede usarlo, cómo funcionan los SmartLinks, qué licencia necesitas, WhatsApp y planes: seis preguntas con respuestas claras.",
  title: "Lo primero que preguntan los agentes",
  lead: "Respuestas claras a lo que preguntan los agentes con licencia: cortas y honestas.",
  "what.question": "¿Qué es Llave?",
  "what.answer":
    "Un asistente de rentas con IA y un CRM ligero para agentes con licencia, sobre todo para rentas en Miami. Cambia el formulario por una conversación en español o en inglés: contesta de día y de noche, pregunta lo que tú preguntarías, mide qué tan urgente es cada prospecto y por qué, y te dice a quién llamar primero.",
  "who.question": "¿Quién puede usar Llave?",
  "who.answer":
    "Agentes inmobiliarios con licencia y sus equipos. Los inquilinos no necesitan cuenta: abren tu enlace y escriben. Llave está en acceso anticipado en la zona de Miami, así que los agentes nuevos entran a una lista de espera y los invitamos por orden.",
  "smartLinks.question": "¿Cómo funcionan los SmartLinks?",
  "smartLinks.answer":
    "Un SmartLink es tu enlace personal para inquilinos. Compártelo por mensaje, en redes o como código QR en un letrero. Quien lo abre habla con tu asistente al momento, en el navegador y sin instalar nada. Lo que cuenta se convierte en un prospecto en tu panel, junto con la conversación.",
  "license.question": "¿Necesito licencia inmobiliaria?",
  "license.answer":
    "Sí. Al configurar tu cuenta escribes tu número de licencia y tu estado, y declaras que está activa; la buscamos en nuestra copia de los registros públicos del estado, si ya la tenemos, y podemos volver a revisarla en cualquier momento. Llave acepta licencias de FL, NY, CA, TX, GA, NC, IL y AZ.",
  "whatsapp.question": "¿Funciona con WhatsApp?",
  "whatsapp.answer":
    "Sí, como complemento por {whatsapp} al mes, y el plan {solo} incluye WhatsApp + SMS. {onEveryPlan}",
  "plans.question": "¿Qué planes hay?",
  "plans.answer":
    "Starter por {starter} al mes, Professional por {professional} y Enterprise por {enterprise}; con pago anual, cerca de {percent}% menos. Al configurar tu cuenta eliges en su lugar un plan de lanzamiento, por conversaciones: {trial} gratis por {days} días, {solo} por {soloPrice} o {team} por {teamPrice}. Sin tarjeta para la prueba y sin tocar tu comisión.",
  "plans.trial": "Launch Trial",
  "plans.solo": "Solo Closer",
  "plans.team": "Team Booster",
  "more.title": "¿Otra pregunta?",
  "more.text": "Una persona lee cada mensaje y contesta en menos de 24 horas en días hábiles.",
  "more.contact": "Escríbenos",
  "closing.title": "Pregúntale tú",
  "closing.text": "{days} días gratis, sin tarjeta. Tu primer SmartLink queda listo en unos 5 minutos.",
  "closing.trial": "Empezar prueba gratis",
  "closing.demo": "Pruébalo ahora",
};
