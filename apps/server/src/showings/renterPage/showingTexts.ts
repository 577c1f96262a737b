import type { Language } from "@llave/assistant";

interface ShowingTexts {
  title: string;
  notFoundTitle: string;
  notFound: string;
  requested: (agent: string) => string;
  confirmed: string;
  held: string;
  canceled: string;
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
}

const en: ShowingTexts = {
  title: "Your showing",
  notFoundTitle: "We can't find this showing",
  notFound: "The link may be incomplete. Open it again from your email or the chat.",
  requested: (agent) => `Requested. ${agent} will confirm it soon.`,
  confirmed: "Confirmed",
  held: "On hold for you while you finish in the chat",
  canceled: "This showing is canceled. You can ask for another time in the chat.",
  over: "This showing is over.",
  with: "With",
  where: "Where",
  noAddress: "Your agent will give you the address.",
  addToCalendar: "Add to my calendar",
  toChat: "Back to the chat",
  move: "Choose another time",
  chooseTime: "Choose a new time",
  times: (count) => (count === 1 ? "1 time" : `${count} times`),
  noTimes: (agent) => `There are no other open times right now. Write to ${agent} in the chat.`,
  confirmMove: "Move my showing",
  cancel: "Cancel my showing",
  cancelQuestion: "Cancel this showing? The time will open up for someone else.",
  confirmCancel: "Yes, cancel it",
  keep: "Keep my showing",
  chooseOne: "Please choose a time.",
  taken: "That time was just taken. Please choose another one.",
  moved: "Done! Your showing has a new time.",
  movedRequested: (agent) => `Done! You asked for a new time. ${agent} will confirm it soon.`,
  zone: "Miami time",
};

const es: ShowingTexts = {
  title: "Tu visita",
  notFoundTitle: "No encontramos esta visita",
  notFound: "Puede que el enlace esté incompleto. Ábrelo otra vez desde tu correo o desde el chat.",
  requested: (agent) => `Solicitada. ${agent} te la confirma pronto.`,
  confirmed: "Confirmada",
  held: "Apartada para ti mientras terminas en el chat",
  canceled: "Esta visita se canceló. Puedes pedir otra hora en el chat.",
  over: "Esta visita ya pasó.",
  with: "Con",
  where: "Dónde",
  noAddress: "Tu agente te dará la dirección.",
  addToCalendar: "Agregar a mi calendario",
  toChat: "Volver al chat",
  move: "Elegir otra hora",
  chooseTime: "Elige otra hora",
  times: (count) => (count === 1 ? "1 horario libre" : `${count} horarios libres`),
  noTimes: (agent) => `Ahora mismo no hay otro horario libre. Escríbele a ${agent} en el chat.`,
  confirmMove: "Cambiar mi visita",
  cancel: "Cancelar mi visita",
  cancelQuestion: "¿Cancelar esta visita? La hora queda libre para otra persona.",
  confirmCancel: "Sí, cancelarla",
  keep: "Conservar mi visita",
  chooseOne: "Elige una hora.",
  taken: "Esa hora se acaba de ocupar. Elige otra.",
  moved: "¡Listo! Tu visita tiene nueva hora.",
  movedRequested: (agent) => `¡Listo! Pediste otra hora. ${agent} te la confirma pronto.`,
  zone: "hora de Miami",
};

export const showingTexts: Record<Language, ShowingTexts> = { en, es };
