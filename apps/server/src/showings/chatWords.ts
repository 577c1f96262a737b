import type { Language } from "@llave/assistant";

/** What the thread says where a showing was changed outside of it. */
export type ThreadNote = "confirmed" | "requested" | "moved" | "cancelledByRenter" | "cancelledByAgent" | "declined";

type Words = Record<ThreadNote, (when: string, agent: string) => string>;

const en: Words = {
  confirmed: (when, agent) => `${agent} confirmed your visit: ${when}.`,
  requested: (when, agent) => `You asked to move your visit to ${when}. ${agent} confirms it soon.`,
  moved: (when) => `Your visit has a new time: ${when}.`,
  cancelledByRenter: (when) => `You cancelled your visit ${when}. Tell me whenever you'd like another time.`,
  cancelledByAgent: (when, agent) =>
    `I'm sorry, ${agent} can't make the visit ${when}. Tell me which other day suits you and I'll look for a time.`,
  declined: (when, agent) =>
    `I'm sorry, ${agent} can't show it ${when}. Tell me which other day suits you and I'll look for a time.`,
};

const es: Words = {
  confirmed: (when, agent) => `${agent} confirmó tu visita: ${when}.`,
  requested: (when, agent) => `Pediste cambiar tu visita para el ${when}. ${agent} te la confirma pronto.`,
  moved: (when) => `Tu visita tiene nuevo horario: ${when}.`,
  cancelledByRenter: (when) => `Cancelaste tu visita del ${when}. Dime cuando quieras otro horario.`,
  cancelledByAgent: (when, agent) =>
    `Lo siento, ${agent} no puede hacer la visita del ${when}. Dime qué otro día te sirve y busco un horario.`,
  declined: (when, agent) =>
    `Lo siento, ${agent} no puede mostrarla el ${when}. Dime qué otro día te sirve y busco un horario.`,
};

export const threadNotes: Record<Language, Words> = { en, es };
