/** The errors of notifications on a device or the agent's phone. */
export const pushErrors = {
  push_service_unknown: {
    status: 400,
    en: "We can't send notifications to this browser. Try Chrome, Edge, Firefox or Safari.",
    es: "No podemos enviar avisos a este navegador. Prueba con Chrome, Edge, Firefox o Safari.",
  },
  too_many_push_devices: {
    status: 409,
    en: "You have 10 devices. Remove one to add another.",
    es: "Tienes 10 dispositivos. Quita uno para agregar otro.",
  },
  push_device_gone: {
    status: 409,
    en: "This device no longer accepts notifications, so we removed it. Turn them on again there.",
    es: "Este dispositivo ya no acepta avisos, así que lo quitamos. Actívalos ahí otra vez.",
  },
  push_not_delivered: {
    status: 502,
    en: "The notification didn't get through. Try again in a few minutes.",
    es: "El aviso no llegó. Intenta otra vez en unos minutos.",
  },
  alert_phone_unverified: {
    status: 409,
    en: "Verify your phone first.",
    es: "Primero verifica tu teléfono.",
  },
  alert_phone_window_closed: {
    status: 409,
    en: "WhatsApp lets us write for a day after your last message. Write anything to our number, then try again.",
    es: "WhatsApp nos deja escribirte durante un día después de tu último mensaje. Escribe lo que sea a nuestro número e intenta otra vez.",
  },
} as const;
