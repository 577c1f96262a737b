import type { Language } from "@llave/assistant";

/** The thread's texts about a showing that was changed outside the chat. */
export type ThreadNote =
  | "confirmed"
  | "arranged"
  | "requested"
  | "held"
  | "heldForSomeHome"
  | "moved"
  | "movedAndConfirmed"
  | "canceledByRenter"
  | "canceledByAgent"
  | "declined";

type Words = Record<ThreadNote, (when: string, agent: string, address: string) => string>;

const en: Words = {
  confirmed: (when, agent) => `${agent} confirmed your showing: ${when}.`,
  arranged: (when, agent, address) => `${agent} set up a showing for you at ${address}: ${when}.`,
  requested: (when, agent) => `You asked to move your showing to ${when}. ${agent} will confirm it soon.`,
  held: (when, agent) => `Now I'm holding ${when} for you. Tell me how ${agent} can reach you, and it's yours.`,
  heldForSomeHome: (when) => `Now I'm holding ${when} for you. Which home would you like to see?`,
  moved: (when) => `Your showing has a new time: ${when}.`,
  movedAndConfirmed: (when, agent) => `${agent} confirmed your showing with a new time: ${when}.`,
  canceledByRenter: (when) => `You canceled your showing on ${when}. Just tell me if you'd like another time.`,
  canceledByAgent: (when, agent) =>
    `I'm sorry, ${agent} can't make the showing on ${when}. What other day works for you?`,
  declined: (when, agent) => `I'm sorry, ${agent} can't show it on ${when}. What other day works for you?`,
};

const es: Words = {
  confirmed: (when, agent) => `${agent} confirmó tu visita: ${when}.`,
  arranged: (when, agent, address) => `${agent} te agendó una visita a ${address}: ${when}.`,
  requested: (when, agent) => `Pediste cambiar tu visita al ${when}. ${agent} te la confirma pronto.`,
  held: (when, agent) => `Te aparto la visita del ${when}. Dime cómo te puede contactar ${agent} y es tuya.`,
  heldForSomeHome: (when) => `Te aparto la visita del ${when}. ¿Qué propiedad quieres ver?`,
  moved: (when) => `Tu visita tiene nueva hora: ${when}.`,
  movedAndConfirmed: (when, agent) => `${agent} confirmó tu visita con nueva hora: ${when}.`,
  canceledByRenter: (when) => `Cancelaste tu visita del ${when}. Si quieres otra hora, dime.`,
  canceledByAgent: (when, agent) => `Lo siento, ${agent} no puede hacer la visita del ${when}. ¿Qué otro día te sirve?`,
  declined: (when, agent) => `Lo siento, ${agent} no puede mostrarla el ${when}. ¿Qué otro día te sirve?`,
};

export const threadNotes: Record<Language, Words> = { en, es };

/** What the agent says to agree to a requested time. */
export const agreements: Record<Language, (address: string | null, when: string) => string> = {
  en: (address, when) => `Confirmed: I'll show you ${address ?? "the home"} on ${when}. See you there!`,
  es: (address, when) => `Confirmado: te muestro ${address ?? "la propiedad"} el ${when}. ¡Nos vemos ahí!`,
};
