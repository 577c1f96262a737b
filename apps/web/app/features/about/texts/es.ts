import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Nosotros: la historia del mensaje de las 2 a. m. · Llave",
  pageDescription:
    "Por qué una agente de alquileres de Miami hizo un asistente que atiende en dos idiomas, qué problemas resuelve y qué no hará nunca.",

  title: "Empezó con un mensaje que nadie contestó",
  lead: "Llave se hace en Miami. La hace gente que ha cargado las llaves, manejado a las visitas y perdido el contrato con quien contestó primero.",

  "night.time": "2:14 a. m.",
  "night.message": "Hola! Is the 2BR in Brickell still available? Me puedo mudar April 1",
  "night.seen": "Visto a las 8:40 a. m.",
  "night.answer": "Gracias, ya encontré anoche.",
  "night.label": "Un mensaje de las 2:14 a. m., visto a las 8:40 a. m., demasiado tarde",

  "story.title": "La historia de la fundadora",
  "story.1":
    "Nueve años alquilé apartamentos en Miami. Mis propiedades eran buenas y mi teléfono estaba siempre prendido. Nunca a la hora correcta.",
  "story.2":
    "Un marzo me escribió una enfermera al salir de su turno, mitad en español, mitad en inglés. Tenía el ingreso, la fecha y el apartamento justo. Yo dormía. Le contesté con el desayuno; a las siete ya había firmado con otro.",
  "story.3":
    "Hice lo que hacen todos: puse un formulario. Once casillas. Casi nadie lo terminaba, y quien lo terminaba igual tenía que esperar a que yo preguntara lo que el formulario no preguntó.",
  "story.4":
    "Yo no quería más prospectos. Quería a alguien en el escritorio de noche que hablara los dos idiomas, conociera mis propiedades, no inventara nada y me dejara una lista por la mañana: llámala a ella primero, y por esto.",
  "story.5": "Eso no lo vendía nadie. Llave es ese escritorio.",
  "story.name": "Sofía Marrero",
  "story.role": "Fundadora, agente con licencia en Florida",

  "problems.title": "Los problemas que resuelve",
  "problems.lead": "Cuatro cosas que ningún agente con quien hablamos creía ya que pudieran cambiar.",
  "problems.before": "Antes",
  "problems.now": "Con Llave",
  "problems.form.before": "Un formulario de once casillas que el 94% abandona",
  "problems.form.now": "Una pregunta a la vez, en un chat de 90 segundos",
  "problems.night.before": "El mensaje de las 2 a. m., contestado con el desayuno",
  "problems.night.now": "Respuesta en segundos, 24/7, con tus propias propiedades",
  "problems.language.before": "“Do you speak English?” y un día esperando a quien lo hable",
  "problems.language.now": "Español, inglés o los dos en una misma frase",
  "problems.order.before": "Cuarenta prospectos que se ven iguales",
  "problems.order.now": "Una sola lista, lo más urgente arriba, cada punto con su razón",

  "values.title": "Los valores que no negociamos",
  "values.honest.title": "Dice que es una IA",
  "values.honest.text": "En la primera línea y en el idioma del inquilino. A nadie se le hace creer que escribes tú.",
  "values.facts.title": "No inventa nada",
  "values.facts.text":
    "Un precio, una fecha o una regla sale de tu propiedad, con el día en que se confirmó. Lo que ninguna propiedad responde te llega como pregunta.",
  "values.fair.title": "A todos les pregunta lo mismo",
  "values.fair.text":
    "Los hijos, el origen, el idioma, la discapacidad y los vouchers no se preguntan, ni se califican, ni se usan. Los mismos datos dan el mismo puntaje.",
  "values.yours.title": "Decides tú",
  "values.yours.text":
    "Lo que te compromete espera tu palabra. Puedes tomar cualquier conversación, y tus datos son tuyos: los exportas o los borras.",

  "closing.title": "Conoce a tu turno de noche",
  "closing.text": "Catorce días gratis, listo en 5 minutos. Solo necesitas tu licencia.",
  "closing.trial": "Empezar prueba gratis",
  "closing.pricing": "Ver precios",
};
