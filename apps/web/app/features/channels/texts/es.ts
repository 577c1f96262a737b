import type { en } from "./en.ts";

export const es: Record<keyof typeof en, string> = {
  title: "Conexiones",
  lead: "Aquí ves cómo está cada canal.",
  failed: "No pudimos cargar las conexiones.",
  retry: "Reintentar",
  web: "Chat",
  sms: "Mensajes de texto",
  whatsapp: "WhatsApp",
  email: "Correo",
  "email.replies": "Respuestas por correo",
  "email.unavailable": "Tu administrador de Llave todavía no lo activó.",
  "email.on":
    "Los inquilinos pueden responder a los correos que reciben de ti. Lo que escriben aparece en la conversación, y tu respuesta les llega por correo.",
  "email.off":
    "Por ahora los inquilinos no pueden responder a los correos que reciben de ti: este servidor no tiene una dirección para respuestas. Los correos llevan al chat.",
  "email.step.domain": "Elige un dominio para las respuestas",
  "email.step.domain.text":
    "El administrador de Llave elige uno que no reciba otros correos, por ejemplo reply.tuempresa.com.",
  "email.step.delivery": "Haz que sus correos lleguen a Llave",
  "email.step.delivery.text":
    "El administrador conecta un buzón que Llave lee o un proveedor de correo. La guía de operación explica cómo.",
  "email.step.test": "Pruébalo",
  "email.step.test.text":
    "Envíate un correo de prueba. Después deja tu propio correo en tu chat y responde al correo que te llegue: tu respuesta aparece en la conversación.",
  "email.test": "Enviarte un correo de prueba",
  "email.testing": "Enviando...",
  "email.tested.sent": "Enviado a {to}. Si en unos minutos no está en tu bandeja de entrada, mira en spam.",
  "email.tested.kept": "Este servidor no envía correos. La prueba para {to} está en /dev/mailbox.",
  "outgoing.none":
    "Este servidor todavía no puede enviar correos: no te llegan avisos por correo ni les llegan correos tuyos a los inquilinos. El administrador de Llave tiene que conectar un servidor de correo.",
  inquiries: "Prospectos de Zillow, Apartments.com, Realtor.com y otros sitios",
  "inquiries.text":
    "Manda las consultas a esta dirección. En segundos, cada una se convierte en un prospecto con una primera respuesta lista para que la apruebes.",
  "inquiries.copy": "Copiar dirección",
  "inquiries.copied": "Dirección copiada",
  "inquiries.portal": "En la configuración de contactos del sitio, agrega esta dirección como segundo destinatario.",
  "inquiries.forward": "O crea una regla en tu correo que reenvíe aquí los mensajes del sitio.",
  "inquiries.answer":
    "No enviamos nada hasta que apruebes la primera respuesta. De ahí en adelante, tu asistente responde como siempre.",
  "inquiries.unread":
    "Si no podemos leer un mensaje, igual recibes un prospecto con el texto y una tarea. La confirmación de reenvío de tu correo llega de la misma forma.",
  "status.none": "Sin conectar",
  "status.waiting": "Conectado, falta probarlo",
  "status.ready": "Conectado",
  "source.shared": "El número compartido de Llave, {number}. Cada enlace tuyo tiene ahí su propio código.",
  codes: "Los códigos de tus enlaces",
  "codes.text":
    "Pon un código en un letrero o en un anuncio. Quien lo escriba te encuentra, y la conversación empieza en ese enlace.",
  "codes.sms": "Envía {code} al {number}",
  "codes.whatsapp": "Escribe {code} al {number} por WhatsApp",
  "source.own": "Tu propio número, {number}",
  "step.number": "Consigue un número",
  "step.number.sms":
    "En Twilio, compra un número local y regístralo para mensajes de negocios, que Twilio llama A2P 10DLC: una marca (tu inmobiliaria) y una campaña (atención al cliente). Las operadoras bloquean los mensajes de números sin registrar. La aprobación tarda de una a tres semanas. Conecta el número abajo, en “Usar tu propio número”; no hace falta esperar la aprobación.",
  "step.number.whatsapp":
    "En Twilio, registra el número como remitente de WhatsApp. Meta revisa tu negocio y tiene que aprobar el nombre que se muestra. Después conéctalo abajo, en “Usar tu propio número”.",
  "step.webhook": "Haz que sus mensajes lleguen a Llave",
  "step.webhook.sms": "Al conectar tu número le ponemos esta dirección: {webhook}",
  "step.webhook.sms.set":
    "Ya lo configuramos en Twilio. Escríbele al {number} desde tu teléfono: cuando llegue tu mensaje, este paso queda listo.",
  "step.webhook.shared":
    "Envía uno de tus códigos al {number} desde tu teléfono: cuando llegue tu mensaje, este paso queda listo.",
  "step.webhook.whatsapp":
    "Pon esta dirección en tu remitente de WhatsApp, como “Webhook URL for incoming messages”: {webhook}",
  "step.first_message": "Envía un mensaje de prueba",
  "step.first_message.text":
    "Escríbele al número desde tu teléfono y luego envíate una prueba. Tiene que funcionar en los dos sentidos.",
  "mailbox.password":
    "Desde el {when} no llegan respuestas por correo: el buzón rechaza el usuario o la contraseña. Tiene que corregirlo el administrador de Llave.",
  "mailbox.unreachable":
    "Desde el {when} no llegan respuestas por correo: no se puede conectar con el servidor de correo. Volvemos a intentar cada minuto.",
  "mailbox.certificate":
    "Desde el {when} no llegan respuestas por correo: el certificado de seguridad del servidor de correo no es válido, así que no le damos la contraseña. Tiene que corregirlo el administrador de Llave.",
  "mailbox.folder":
    "Desde el {when} no llegan respuestas por correo: el buzón no tiene esa carpeta. Tiene que corregirlo el administrador de Llave.",
  "mailbox.other":
    "Desde el {when} no llegan respuestas por correo: no se puede leer el buzón. Volvemos a intentar cada minuto.",
  "mailbox.read": "Última revisión del buzón: {when}",
  "mailbox.lastRead": "Última vez que se pudo leer el buzón: {when}",
  "status.trouble": "No funciona",
  "step.done": "Listo",
  // El registro.
  "registration.sms": "Registro con las operadoras",
  "registration.whatsapp": "Registro en WhatsApp",
  "registration.sms.text":
    "En Estados Unidos, las operadoras solo entregan mensajes de números registrados. Twilio lo llama A2P 10DLC. Se hace una sola vez, en Twilio, en Messaging, Regulatory Compliance. Cuenta con una a tres semanas.",
  "registration.whatsapp.text":
    "Meta solo deja escribir a negocios registrados. Se hace una sola vez, en Twilio, en Messaging, Senders, WhatsApp.",
  "registration.brand": "Marca",
  "registration.brand.text":
    "Quién envía: el nombre legal, el EIN y la dirección de tu inmobiliaria, tal como están en la carta del IRS. Si no tienes EIN, regístrate como persona (sole proprietor).",
  "registration.campaign": "Campaña",
  "registration.campaign.text":
    "Qué envías: elige “Customer Care”. Como consentimiento, di que la gente te escribe primero o marca una casilla en tu chat, y pon la dirección de tu SmartLink. Tus mensajes dicen quién eres y terminan con “Responde ALTO para terminar”.",
  "registration.number": "Número en la campaña",
  "registration.number.text": "Agrega el número al servicio de mensajes de la campaña, en Sender Pool.",
  "registration.sender": "Remitente",
  "registration.sender.text":
    "Entra con tu cuenta de Meta para negocios, pon el número y un nombre visible que incluya tu inmobiliaria. Meta revisa los dos; mientras tanto solo puedes contestarle a quien te escriba primero.",
  "registration.webhook": "Los mensajes llegan aquí",
  "registration.webhook.text":
    "En el remitente, pon esta dirección como “Webhook URL for incoming messages”: {webhook}",
  "registration.status.todo": "Pendiente",
  "registration.status.pending": "En revisión",
  "registration.status.done": "Listo",
  "registration.status.failed": "Rechazado",
  "registration.failed": "Twilio explica el motivo en su consola, en este paso. Corrígelo ahí y mándalo otra vez.",
  "registration.unreachable": "Twilio no responde en este momento y no podemos revisar cada paso.",
  "registration.shared": "Del número compartido nos encargamos nosotros.",
  "registration.check": "Revisar otra vez",
  received: "Último mensaje recibido: {when}",
  delivered: "Último mensaje entregado: {when}",
  "error.30034":
    "Las operadoras bloquearon el último mensaje: el número todavía no está registrado para mensajes de negocios.",
  "error.other": "El último mensaje falló con el error {code} de Twilio.",
  own: "Usar tu propio número",
  accountSid: "Account SID",
  "accountSid.hint": "Está en la página de inicio de tu consola de Twilio, con el Auth Token debajo.",
  authToken: "Auth Token",
  "authToken.hint": "Se guarda cifrado. No lo volvemos a mostrar.",
  number: "Número",
  "number.hint": "Con el código de país, por ejemplo +13055550100",
  connect: "Conectar",
  connecting: "Conectando...",
  connected: "Conectado",
  disconnect: "Desconectar",
  "disconnect.title": "¿Desconectar el {number}?",
  "disconnect.text":
    "Quien escriba a este número ya no llega a tu asistente, y desde él no enviamos nada más. Para volver a conectarlo necesitas su Auth Token.",
  "disconnect.keep": "Dejarlo conectado",
  disconnected: "Tu número quedó desconectado",
  test: "Enviar un mensaje de prueba",
  tested: "Mensaje de prueba enviado. Aquí verás si llega.",
  "test.sent": "Mensaje de prueba del {when}: enviado, todavía sin entregar.",
  "test.arrived": "Mensaje de prueba del {when}: entregado en tu teléfono.",
  "test.failed": "Mensaje de prueba del {when}: no se entregó.",
  "test.window":
    "El mensaje de prueba no se entregó: WhatsApp acepta texto libre solo durante 24 horas después de que escribes. Escribe al {number} desde tu teléfono y vuelve a enviar la prueba.",
  refused: "No se pudo",
  "refused.text": "No cambió nada. Intenta otra vez.",
  "delivery.queued": "Por enviar",
  "delivery.sending": "Enviando",
  "delivery.sent": "Enviado",
  "delivery.delivered": "Entregado",
  "delivery.read": "Leído",
  "delivery.failed": "No se entregó",
  "delivery.unseen": "Todavía no lo ha visto",
  "delivery.canceled": "No se envió",
  "reason.quiet_hours": "en espera por la noche, hasta {when}",
  "reason.opted_out": "el inquilino pidió no recibir más mensajes",
  "reason.no_consent": "el inquilino no aceptó este tipo de mensajes",
  "reason.daily_limit": "ya recibió tres mensajes automáticos en las últimas 24 horas",
  "reason.window_closed": "pasaron más de 24 horas desde su último mensaje de WhatsApp",
  "reason.not_connected": "el canal no está conectado",
  "reason.provider_busy": "Twilio está ocupado, volvemos a intentar",
  "reason.superseded": "mientras tanto el inquilino escribió o algo cambió",
  "reason.seen": "estaba en el chat",
  "reason.until_seen": "lo enviamos si antes no abre el chat ({when})",
  "reason.no_contact": "no tienes su correo ni su teléfono",
  "reason.no_email": "no tienes su correo, así que llámale",
  "reason.mail_failed": "el servidor de correo no lo confirmó",
  "reason.not_delivered": "la operadora no lo entregó",
  "segments.one": "1 segmento",
  "segments.other": "{count} segmentos",
  file: "Archivo del inquilino",
  picture: "Foto del inquilino",
  "window.hours": "Te quedan {hours} h {minutes} min para escribir libremente por WhatsApp",
  "window.minutes": "Te quedan {minutes} min para escribir libremente por WhatsApp",
  "window.lastMinute": "Te queda menos de un minuto para escribir libremente por WhatsApp",
  "window.closed":
    "Pasaron más de 24 horas desde el último mensaje del inquilino, así que WhatsApp solo permite plantillas aprobadas.",
  "template.choose": "Plantilla",
  "template.none": "Tu número todavía no tiene plantillas aprobadas. Créalas en Twilio y espera ahí su aprobación.",
  "template.place": "Texto para {place}",
  "template.send": "Enviar plantilla",
};
