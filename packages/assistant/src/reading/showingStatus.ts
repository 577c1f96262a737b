const seeing =
  "(?:see(?:ing)?|visit(?:ing)?|view(?:ing)?|show(?:ing|n)?|tour(?:ing)?|appointment|booked|for|cita|visita|ver|viendo|visitar|recorrido|muestran?)";
/** "Which home is it that we are seeing?", "cuál casa vamos a ver?". */
const asksHome = new RegExp(
  `\\b(?:which|what|cual|que|wich) (?:\\w+ )?(?:home|house|place|apartment|apt|unit|one|address|building|casa|apartamento|apto|propiedad|lugar|direccion|edificio)\\b.*\\b${seeing}\\b|\\b${seeing}\\b.*\\b(?:which|what|cual) (?:home|house|place|apartment|apt|unit|one|address|casa|apartamento|apto|propiedad|direccion)\\b|^(?:and |so |wait |y )*(?:which|what|cual) (?:home|place|apartment|one|address|unit|casa|apartamento|apto|propiedad)? ?(?:is|was|es|era)(?: (?:that|it|this|esa|ese|eso))?(?: (?:one|for|at|again|visita|cita))*$`,
);
/** "What time is my visit?", "a qué hora era?". */
const asksTime =
  /\b(?:what|which) (?:time|day) (?:is|was|are|were|did|do) (?:it|that|the|my|our|we|i)\b|\bwhen (?:is|was) (?:it|that|the|my|our) ?(?:visit|tour|showing|appointment|again)?$|\b(?:a que hora|que dia|cuando|para cuando) (?:es|era|quedo|quedamos|queda|fue|tengo)\b/;
/** "Is it 9 or 2 now?", "are we on for Friday?", "sigue apartado?". */
const checks =
  /^(?:(?:so|and|ok|okay|oh|sorry|wait|hmm|but|now|then|y|o sea|entonces|pero|oye|ah|perdon|disculpa) )*(?:is it|its|is that|thats|is the (?:visit|tour|showing|appointment)|is my (?:visit|tour|showing|appointment)|are we|were|am i|es|sigue|siguen|queda|quedo|quedamos|seguimos|estamos|esta|ya esta|tengo|tenia|yo (?:ya )?tenia|ya (?:yo )?(?:tengo|tenia))\b/;
/** "So 12 at 6th St, right?". */
const tag = /^(?:so|ok so|entonces|o sea) .*\b(?:right|correct|verdad|cierto|no)$/;
const standing =
  /\b(?:still (?:on|good|happening|booked|there|at|for|the|mine|have)|(?:am|are|im|is|were|its) (?:\w+ )?(?:booked|confirmed|scheduled|set|down|good|on) (?:for|at|on)\b|\b(?:booked|confirmed|scheduled|cancell?ed) (?:right|or not|already|yet|now)|(?:sigue|sigo|esta|quedo|queda|siguen) (?:en pie|apartad[oa]|agendad[oa]|confirmad[oa]|reservad[oa]|cancelad[oa]|igual|a las))/;

/** A wish for another time: "can I do 4?", "could it be Friday?". */
const wishes =
  /\b(?:can|could|may|would|should|what about|how about|possible|free|available|open|available|puedo|podria\w*|puede|podemos|se puede|tienes?|tienen|hay|habra|posible|mejor|instead)\b/;

/**
 * True where a clause asks how an arranged showing stands: which home, when, or whether it is the time it names.
 *
 * @param asks it is a question, or its "right" and "or not" make it one
 * @param isTimed it names a day or an hour
 */
export function asksStatus(text: string, { asks, isTimed }: { asks: boolean; isTimed: boolean }): boolean {
  if (asksHome.test(text) || standing.test(text)) return true;
  if (!asks) return false;
  if (asksTime.test(text)) return !wishes.test(text);
  return isTimed && (checks.test(text) || tag.test(text)) && !wishes.test(text);
}
