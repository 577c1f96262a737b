import type { Language } from "@llave/assistant";

interface VisitTexts {
  title: string;
  notFoundTitle: string;
  notFound: string;
  requested: (agent: string) => string;
  confirmed: string;
  held: string;
  cancelled: string;
  over: string;
  with: string;
  where: string;
  noAddress: string;
  addToCalendar: string;
  toChat: string;
  move: string;
  chooseTime: string;
  /** How many free times a day has. */
  times: (count: number) => string;
  noTimes: (agent: string) => string;
  confirmMove: string;
  cancel: string;
  cancelQuestion: string;
  confirmCancel: string;
  keep: string;
  chooseOne: string;
  taken: string;
  moved: string;
  movedRequested: (agent: string) => string;
  zone: string;
  otherLanguage: string;
}

const en: VisitTexts = {
  title: "Your visit",
  notFoundTitle: "We can't find this visit",
  notFound: "The link may be incomplete. Open it once more from your email or from the chat.",
  requested: (agent) => `Requested. ${agent} confirms it soon.`,
  confirmed: "Confirmed",
  held: "Held for you while you finish in the chat",
  cancelled: "This visit is cancelled. Ask for another time in the chat whenever you like.",
  over: "This visit is over.",
  with: "With",
  where: "Where",
  noAddress: "Your agent tells you the address.",
  addToCalendar: "Add to my calendar",
  toChat: "Back to the chat",
  move: "Choose another time",
  chooseTime: "Choose a new time",
  times: (count) => (count === 1 ? "1 time" : `${count} times`),
  noTimes: (agent) => `There is no other free time right now. Write to ${agent} in the chat.`,
  confirmMove: "Move my visit",
  cancel: "Cancel my visit",
  cancelQuestion: "Cancel this visit? The time goes to somebody else.",
  confirmCancel: "Yes, cancel it",
  keep: "Keep my visit",
  chooseOne: "Please choose a time.",
  taken: "That time was just taken. Please choose another one.",
  moved: "Done: your visit has a new time.",
  movedRequested: (agent) => `Done: you asked for a new time. ${agent} confirms it soon.`,
  zone: "Miami time",
  otherLanguage: "Español",
};

const es: VisitTexts = {
  title: "Tu visita",
  notFoundTitle: "No encontramos esta visita",
  notFound: "Puede que el enlace esté incompleto. Ábrelo otra vez desde tu correo o desde el chat.",
  requested: (agent) => `Pedida. ${agent} te la confirma pronto.`,
  confirmed: "Confirmada",
  held: "Apartada para ti mientras terminas en el chat",
  cancelled: "Esta visita se canceló. Pide otro horario en el chat cuando quieras.",
  over: "Esta visita ya pasó.",
  with: "Con",
  where: "Dónde",
  noAddress: "Tu agente te dice la dirección.",
  addToCalendar: "Agregar a mi calendario",
  toChat: "Volver al chat",
  move: "Elegir otro horario",
  chooseTime: "Elige un nuevo horario",
  times: (count) => (count === 1 ? "1 horario" : `${count} horarios`),
  noTimes: (agent) => `Ahora mismo no hay otro horario libre. Escríbele a ${agent} en el chat.`,
  confirmMove: "Cambiar mi visita",
  cancel: "Cancelar mi visita",
  cancelQuestion: "¿Cancelas esta visita? El horario queda libre para otra persona.",
  confirmCancel: "Sí, cancelarla",
  keep: "Conservar mi visita",
  chooseOne: "Elige un horario.",
  taken: "Ese horario se acaba de ocupar. Elige otro.",
  moved: "Listo: tu visita tiene nuevo horario.",
  movedRequested: (agent) => `Listo: pediste otro horario. ${agent} te lo confirma pronto.`,
  zone: "hora de Miami",
  otherLanguage: "English",
};

export const visitTexts: Record<Language, VisitTexts> = { en, es };
