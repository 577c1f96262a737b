/** What a renter reads if the assistant is off and the agent muted the chat; the workspace quotes it to the agent. */
export const nobodyAnswers = {
  en: "{agent} isn’t answering in this chat.",
  es: "{agent} no está respondiendo en este chat.",
} as const;
