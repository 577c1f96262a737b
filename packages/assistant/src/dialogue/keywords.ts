/**
 * Whole-message keywords of text messaging that are no part of a conversation. `stop` words are an
 * intent of understanding; these two are only meant when they stand alone (Twilio's opt-in and help
 * words, with their Spanish counterparts, which carriers do not handle by default).
 */
const START = /^(start|unstop|iniciar|comenzar|reanudar)$/;
const HELP = /^(help|info|ayuda)$/;

function bare(message: string): string {
  return message
    .trim()
    .toLowerCase()
    .replace(/[.!¡?¿\s]+/g, "");
}

/** True when the whole message asks to receive messages again. */
export function isStart(message: string): boolean {
  return message.length <= 20 && START.test(bare(message));
}

/** True when the whole message asks who this is and how to stop. */
export function isHelp(message: string): boolean {
  return message.length <= 20 && HELP.test(bare(message));
}
