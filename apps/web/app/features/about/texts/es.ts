import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Nosotros: la historia del mensaje de las 2 a. m. · Llave",
  pageDescription:
    "Por qué una agente de rentas de Miami creó un asistente que atiende en dos idiomas, qué problemas resuelve y qué no hará nunca.",

  title: "Empezó con un mensaje que nadie contestó",
  lead: "Llave se hace en Miami. La hace gente que ha cargado las llaves, manejado a las visitas y perdido el contrato con quien contestó primero.",

  "night.time": "2:14 a. m.",
  "night.message": "Hola! Is the 2BR in Brickell still available? Me puedo mudar {day}",
  "night.seen": "Visto a las 8:40 a. m.",
  "night.answer": "Gracias, ya encontré anoche.",
  "night.label": "Un mensaje de las 2:14 a. m., visto a las 8:40 a. m., demasiado tarde",

  "story.title": "La historia de la fundadora",
  "story.1":
    "Por nueve años renté apartamentos en Miami. Mis propiedades eran buenas y mi teléfono siempre estaba prendido. Pero nunca a la hora que hacía falta.",
  "story.2":
    "Un marzo me escribió una enfermera al salir de su turno, mitad en español, mitad en inglés. Tenía el ingreso, la fecha y el apartamento justo. Yo estaba durmiendo. Le contesté a la hora del desayuno, pero a las siete ya había firmado con otro.",
  "story.3":
    "Hice lo que hacen todos: puse un formulario. Once casillas. Casi nadie lo terminaba, y quien lo terminaba igual tenía que esperar a que yo preguntara lo que el formulario no preguntó.",
  "story.4":
    "Yo no quería más prospectos. Quería a alguien de guardia por la noche que hablara los dos idiomas, conociera mis propiedades, no inventara nada y por la mañana me dejara una lista: llámala a ella primero, y por esto.",
  "story.5": "Eso no lo vendía nadie. Así que lo hicimos: eso es Llave.",
  "story.name": "Sofía Marrero",
  "story.role": "Fundadora, agente con licencia en Florida",

  "problems.title": "Los problemas que resuelve",
  "problems.lead": "Cuatro cosas que los agentes con quienes hablamos ya daban por perdidas.",
  "problems.before": "Antes",
  "problems.now": "Con Llave",
  "problems.form.before": "Un formulario de once casillas que el 94% abandona",
  "problems.form.now": "Una pregunta a la vez, en un chat de 90 segundos",
  "problems.night.before": "Un mensaje a las 2 a. m., contestado en el desayuno",
  "problems.night.now": "Respuesta en segundos, 24/7, con los datos de tus propiedades",
  "problems.language.before": "“Do you speak English?” y un día esperando a alguien que lo hable",
  "problems.language.now": "Español, inglés o los dos en una misma frase",
  "problems.order.before": "Cuarenta prospectos que se ven iguales",
  "problems.order.now": "Una sola lista, lo más urgente arriba, con las razones",

  "values.title": "En lo que creemos",
  "values.honest.title": "Dice que es una IA",
  "values.honest.text": "En la primera línea y en el idioma del inquilino. Nadie tiene que adivinar si le escribes tú.",
  "values.facts.title": "No inventa nada",
  "values.facts.text":
    "Un precio, una fecha o una regla sale de tu propiedad, y el inquilino ve cuándo se actualizó por última vez. Si ninguna propiedad tiene la respuesta, la pregunta te llega a ti.",
  "values.fair.title": "A todos les pregunta lo mismo",
  "values.fair.text":
    "Los hijos, el origen, el idioma, la discapacidad y los vouchers no se preguntan ni cuentan para nada. Con los mismos datos, el mismo puntaje.",
  "values.yours.title": "Decides tú",
  "values.yours.text":
    "Como copiloto, no confirma visitas sin tu visto bueno; en automático, agenda dentro de tu horario. Puedes atender tú cualquier conversación, y tus datos son tuyos: los exportas o los borras.",

  "closing.title": "Conoce a tu turno de noche",
  "closing.text":
    "Catorce días gratis, o 3 meses con acceso anticipado. Listo en 5 minutos. Solo necesitas tu licencia.",
  "closing.trial": "Empezar prueba gratis",
  "closing.pricing": "Ver precios",
};
