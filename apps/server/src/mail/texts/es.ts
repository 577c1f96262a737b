import { shortName } from "@llave/contract/text/shortName";
import { capitalized } from "@llave/ui/capitalized";
import type { MailText } from "../message.ts";
import { type en, lines, type MailValues } from "./en.ts";

const at = (address: string) => address && `, ${address}`;

type Showing = MailValues["showing"];
/** "1 visita", "3 avisos". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const link = "Ver, cambiar o cancelar mi visita";
const why = "Recibes este correo porque pediste una visita en el chat y dejaste tu correo.";

const renterShowing: Record<Showing["state"], (showing: Showing) => MailText> = {
  requested: ({ when, address, agent }) => ({
    subject: `Falta que ${agent} confirme tu visita: ${when}`,
    heading: "Pediste una visita",
    paragraphs: [`${capitalized(when)}${at(address)}. ${agent} te la confirma pronto.`],
    button: link,
    note: why,
  }),
  confirmed: ({ when, address, agent }) => ({
    subject: `Tu visita está confirmada: ${when}`,
    heading: "Tu visita está confirmada",
    paragraphs: [`${capitalized(when)}${at(address)}, con ${agent}.`],
    button: link,
    note: `${why} El archivo adjunto la agrega a tu calendario.`,
  }),
  moved: ({ when, address, agent }) => ({
    subject: `Tu visita tiene nueva hora: ${when}`,
    heading: "Tu visita tiene nueva hora",
    paragraphs: [`${capitalized(when)}${at(address)}, con ${agent}.`],
    button: link,
    note: `${why} El archivo adjunto actualiza tu calendario.`,
  }),
  canceled: ({ when, address, agent }) => ({
    subject: `Se canceló tu visita del ${when}`,
    heading: "Se canceló tu visita",
    paragraphs: [`Se canceló la visita del ${when}${at(address)} con ${agent}.`],
    note: `${why} Puedes pedir otra hora en el chat cuando quieras.`,
  }),
};

const agentShowing: Record<Showing["state"], (who: string, when: string) => string> = {
  requested: (who, when) => `${who} quiere una visita: ${when}`,
  confirmed: (who, when) => `Visita con ${who}: ${when}`,
  moved: (who, when) => `La visita con ${who} se cambió al ${when}`,
  canceled: (who, when) => `Se canceló la visita con ${who}: ${when}`,
};

export const es: typeof en = {
  waitlist_joined: ({ name, position }) => ({
    subject: "Ya estás en la lista de acceso anticipado de Llave",
    heading: `¡Te damos la bienvenida, ${shortName(name)}!`,
    paragraphs: [
      `Ya estás oficialmente en la lista${position && `, en el lugar ${position}`}.`,
      "Lo que sigue: revisamos cada registro a mano y después te mandamos un correo con tu invitación. Con ella tienes acceso completo al panel y una prueba de 3 meses en lugar del mes estándar.",
      "¿Quieres avanzar? Comparte tu enlace: cada persona que se una con él te adelanta 5 lugares.",
    ],
    button: "Ver mi lugar",
    note: "Recibes este correo porque alguien escribió tu dirección en nuestra página de acceso anticipado. Si no fuiste tú, ignóralo.",
  }),
  invitation: ({ name }) => ({
    subject: "Tu invitación a Llave",
    heading: `Te toca, ${shortName(name)}`,
    paragraphs: [
      "Tu acceso anticipado está listo. Llave atiende a tus inquilinos en inglés y español a toda hora, los califica y te dice a quién llamar primero.",
      "Configurarlo toma unos 5 minutos. Ten a la mano tu número de licencia.",
    ],
    button: "Aceptar la invitación",
    note: "El enlace sirve una sola vez, para este correo, durante 14 días. Después, responde a este correo y te mandamos uno nuevo.",
  }),
  password_reset: ({ name }) => ({
    subject: "Restablece tu contraseña de Llave",
    heading: "Elige una contraseña nueva",
    paragraphs: [`Hola, ${shortName(name)}: alguien pidió restablecer la contraseña de tu cuenta de Llave.`],
    button: "Crear contraseña nueva",
    note: "El enlace sirve una sola vez, durante una hora. Si no fuiste tú, ignora este correo: tu contraseña sigue igual.",
  }),
  password_changed: ({ name }) => ({
    subject: "Cambió tu contraseña de Llave",
    heading: "Cambió tu contraseña",
    paragraphs: [
      `Hola, ${shortName(name)}: la contraseña de tu cuenta de Llave se acaba de cambiar y cerramos las demás sesiones.`,
    ],
    button: "No fui yo",
    note: "Si fuiste tú, no tienes que hacer nada. Si no, pide una contraseña nueva cuanto antes.",
  }),
  email_change: ({ name, newEmail }) => ({
    subject: "Confirma tu nuevo correo en Llave",
    heading: "¿Es este tu correo?",
    paragraphs: [`Hola, ${shortName(name)}: confirma que de ahora en adelante quieres entrar a Llave con ${newEmail}.`],
    button: "Confirmar este correo",
    note: "El enlace sirve una sola vez, durante 24 horas. Si no lo pediste, ignora este correo y nada cambia.",
  }),
  email_changed: () => ({
    subject: "Cambió tu correo en Llave",
    heading: "Cambió tu correo",
    paragraphs: ["Tu cuenta de Llave tiene un correo nuevo. De ahora en adelante ya no entras con este."],
    note: "Si no fuiste tú, responde a este correo cuanto antes.",
  }),
  email_verification: ({ name }) => ({
    subject: "Confirma tu correo para Llave",
    heading: "¿Es este tu correo?",
    paragraphs: [`Hola, ${shortName(name)}: confirma que este es tu correo. Así puedes presentarte con otros agentes.`],
    button: "Confirmar este correo",
    note: "El enlace sirve una vez, durante 24 horas. Si no tienes cuenta en Llave, ignora este correo y no pasa nada.",
  }),
  sign_in_blocked: ({ name }) => ({
    subject: "Bloqueamos intentos de entrar a tu cuenta de Llave",
    heading: "Alguien podría estar adivinando tu contraseña",
    paragraphs: [
      `Hola, ${shortName(name)}: hubo muchos intentos de entrar a tu cuenta de Llave con una contraseña equivocada, así que pusimos una espera entre intentos.`,
      "Puedes entrar desde cualquier navegador que ya hayas usado. ¿Olvidaste tu contraseña? Elige una nueva y se acaba la espera.",
    ],
    button: "Elegir otra contraseña",
    note: "Recibes este correo una vez al día como máximo. Si fuiste tú, no tienes que hacer nada.",
  }),
  codes_blocked: ({ name }) => ({
    subject: "Alguien podría saber tu contraseña de Llave",
    heading: "Alguien podría saber tu contraseña",
    paragraphs: [
      `Hola, ${shortName(name)}: alguien escribió bien la contraseña de tu cuenta de Llave y después muchos códigos equivocados, así que pusimos una espera entre códigos.`,
      "Si no fuiste tú, elige otra contraseña ahora. Con eso también se acaba la espera.",
    ],
    button: "Elegir otra contraseña",
    note: "Recibes este correo una vez al día como máximo. Si fuiste tú, no tienes que hacer nada.",
  }),
  webhook_off: ({ name, address }) => ({
    subject: "Desactivamos uno de tus webhooks",
    heading: "Un webhook dejó de responder",
    paragraphs: [
      `Hola, ${shortName(name)}: llevamos días sin poder entregar nada a ${address}, así que desactivamos este webhook.`,
      "Cuando el otro programa vuelva a funcionar, actívalo otra vez. Lo que no llegó en los últimos 30 días está en su registro de entregas, y desde ahí puedes reenviarlo.",
    ],
    button: "Abrir integraciones",
    note: "No cambió nada más: tus prospectos y conversaciones siguen en Llave.",
  }),
  calendar_stopped: ({ name, address }) => ({
    subject: `Tu calendario de ${address} ya no está conectado`,
    heading: `${address} ya no le da acceso a Llave`,
    paragraphs: [
      `Hola, ${shortName(name)}: Llave ya no puede ver cuándo estás ocupado ni agregar visitas a tu calendario.`,
      "Hasta que reconectes, tu asistente usa las horas ocupadas que leyó por última vez. Las visitas nuevas las agregamos a tu calendario cuando reconectes.",
    ],
    button: "Reconectar",
    note: "Todas tus visitas siguen en Llave, y los inquilinos no notan nada.",
  }),
  email_test: ({ name }) => ({
    subject: "Ya te llegan los correos de Llave",
    heading: "Tu correo funciona",
    paragraphs: [
      `Hola, ${shortName(name)}: esta es la prueba que te enviaste. Los avisos de Llave llegan a esta dirección.`,
      "Si la encontraste en la carpeta de spam, márcala como “No es spam” para no perderte un prospecto de prioridad alta.",
    ],
    button: "Volver a tus conexiones",
    note: "No tienes que hacer nada más.",
  }),
  new_device: ({ name, device, when }) => ({
    subject: "Nuevo inicio de sesión en tu cuenta de Llave",
    heading: "Entraron desde un dispositivo nuevo",
    paragraphs: [
      `Hola, ${shortName(name)}: abrieron tu cuenta de Llave desde un navegador nuevo:`,
      `${device ? `${device.browser} en ${device.system}` : "Dispositivo desconocido"}, ${when}.`,
    ],
    button: "Ver dónde está abierta",
    note: "Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora mismo: con eso se cierran todas las sesiones.",
  }),
  contact_message: ({ name, email, subject, message, writtenIn }) => ({
    subject: `Formulario de contacto: ${subject}`,
    heading: subject,
    paragraphs: [
      `De ${name} <${email}>, en la página en ${writtenIn === "es" ? "español" : "inglés"}:`,
      ...lines(message),
    ],
    note: `Responde a este correo para contestarle a ${name}. Escribió su dirección en el formulario, así que no está confirmada. Prometemos contestar en menos de 24 horas en días hábiles.`,
  }),
  introduction: ({ name, sender, email, senderStatus, message }) => ({
    subject: `${sender} quiere conectar contigo en Llave`,
    heading: `${sender} te encontró en la comunidad de Llave`,
    paragraphs: [
      `Hola, ${shortName(name)}: ${sender} (${email}) te envió esta presentación:`,
      ...lines(message),
      senderStatus === "agent"
        ? `${sender} es agente con licencia y usa Llave.`
        : `${sender} tiene cuenta en Llave, pero sigue en la lista de espera: no hemos visto su licencia.`,
    ],
    note: `Responde a este correo para contestarle a ${sender}; hasta entonces no ve tu correo. Recibes presentaciones porque tu perfil aparece en la comunidad. Para dejar de recibirlas, desactiva “Mostrarme en la comunidad” en Ajustes.`,
  }),
  notifications: ({ subject, news, newsCount, inConversation }) => ({
    subject: subject || `Tienes ${newsCount} pendientes en Llave`,
    heading: newsCount === 1 ? "Tienes un pendiente" : `Tienes ${newsCount} pendientes`,
    paragraphs:
      newsCount > news.length ? [`Estos son los más recientes. Hay ${newsCount - news.length} más en tu panel:`] : [],
    items: news,
    button: inConversation ? "Abrir la conversación" : "Abrir tu panel",
    note: "Elegiste recibir estos avisos por correo. Puedes cambiarlo en los ajustes de tu panel.",
  }),
  digest: ({ news, newsCount, showings }) => ({
    subject: `Tu día: ${[showings.length > 0 && counted(showings.length, "visita"), newsCount > 0 && counted(newsCount, "aviso")].filter(Boolean).join(", ")}`,
    heading: "Buenos días",
    paragraphs: [
      ...(showings.length > 0 ? [`Visitas de hoy: ${showings.length}.`] : ["Hoy no tienes visitas."]),
      ...(newsCount > 0 ? [`Novedades de la noche: ${newsCount}.`] : []),
    ],
    items: [...showings, ...news],
    button: "Abrir el panel",
    note: "Elegiste recibir este correo de la mañana. Puedes cambiarlo en los ajustes de tu panel.",
  }),
  showing: ({ showing }) => ({ ...renterShowing[showing.state](showing) }),
  showing_agent: ({ name, showing }) => ({
    subject: agentShowing[showing.state](name, showing.when),
    heading: agentShowing[showing.state](name, showing.when),
    paragraphs: [showing.phone, showing.address ? `Dónde: ${showing.address}` : "Falta elegir la propiedad."].filter(
      Boolean,
    ),
    button: "Abrir la conversación",
    note: "El archivo adjunto mantiene tu calendario al día. Puedes desactivar estos correos en los ajustes de tu panel.",
  }),
  showing_reminder: ({ showing, message }) => ({
    subject: `Tu visita es el ${showing.when}`,
    heading: "Nos vemos pronto",
    paragraphs: message
      ? lines(message)
      : [`${capitalized(showing.when)}${at(showing.address)}, con ${showing.agent}.`],
    button: "Ver, cambiar o cancelar mi visita",
    note: "¿No puedes ir? Cámbiala o cancélala para que otra persona aproveche esa hora.",
  }),
  privacy_code: ({ code }) => ({
    subject: `${code} es tu código para ver tus datos en Llave`,
    heading: `Tu código: ${code}`,
    paragraphs: [
      "Alguien pidió ver los datos que Llave guarda de este correo. Escribe el código en la página donde lo pediste.",
    ],
    note: "Sirve una vez, durante 15 minutos. Si no fuiste tú, ignora este correo: sin el código nadie puede ver ni borrar nada. No se lo des a nadie.",
  }),
  privacy_erased: () => ({
    subject: "Borramos tus datos de Llave",
    heading: "Borramos tus datos",
    paragraphs: [
      "Borramos todo lo que Llave y sus agentes guardaban con este correo: chats, datos de tu búsqueda y visitas.",
    ],
    note: "Confirmamos la solicitud con un código que enviamos a este correo. Puedes volver a escribirle al asistente de un agente cuando quieras; empiezas de cero.",
  }),
  follow_up: ({ name, sender, message, byAssistant }) => ({
    subject: `Un mensaje de ${name}`,
    heading: byAssistant ? `El asistente de IA de ${name}` : `${name} te escribió`,
    paragraphs: [...lines(message), byAssistant ? `— Asistente de IA de ${sender}` : `— ${sender}`],
    button: "Responder en el chat",
    note: "Recibes este correo porque dejaste tu correo en el chat. Si no quieres más mensajes, abre el chat y escribe ALTO.",
  }),
  thread_message: ({ name, sender, message, byAssistant, subject, news }) => ({
    subject: subject || `Un mensaje de ${name}`,
    heading: byAssistant ? `El asistente de IA de ${name}` : `${name} te escribió`,
    paragraphs: [...lines(message), byAssistant ? `— Asistente de IA de ${sender}` : `— ${sender}`],
    items: news,
    button: "Abrir el chat",
    note: "Para contestar, responde a este correo. Para no recibir más mensajes, responde ALTO.",
  }),
  chat_message: ({ name, sender, message, byAssistant, news }) => ({
    subject: `${name} te contestó`,
    heading: byAssistant ? `El asistente de IA de ${name}` : `${name} te escribió`,
    paragraphs: [...lines(message), byAssistant ? `— Asistente de IA de ${sender}` : `— ${sender}`],
    items: news,
    button: "Abrir el chat",
    note: "Recibes este correo porque dejaste tu correo en el chat y ya no estabas cuando llegó la respuesta. Si no quieres más mensajes, abre el chat y escribe ALTO.",
  }),
  unsubscribe: "No recibir más estos correos",
  footer: "Llave, el asistente de rentas para agentes inmobiliarios con licencia",
  linkHelp: "Si el botón no funciona, copia esta dirección en tu navegador:",
  unsubscribePage: {
    title: "No recibir más estos correos",
    question: "¿No quieres más correos sobre la lista de espera, ni siquiera tu invitación?",
    questionAgent:
      "¿No quieres más correos de seguimiento de este agente? Te seguirán llegando los correos de las visitas que pidas.",
    questionEmails:
      "¿No quieres más correos de este agente? Eso incluye sus respuestas y los correos de las visitas. Los mensajes de texto y el chat siguen igual.",
    button: "Sí, no me escriban más",
    done: "Listo. Ya no te escribiremos sobre la lista de espera. Puedes volver a unirte cuando quieras en la página de acceso anticipado.",
    doneAgent: "Listo. Este agente ya no te enviará correos de seguimiento. Puedes seguir en el chat cuando quieras.",
    doneEmails: "Listo. Este agente ya no te enviará correos. Puedes seguir en el chat cuando quieras.",
    broken: "El enlace está incompleto. Ábrelo otra vez desde el correo.",
  },
};
