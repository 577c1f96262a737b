const confirming = /\b(?:confirm\w*|double check|remind me|recu[eé]rda\w*|rep[ií]te\w*)\b/i;
const ofVisit =
  /\b(?:address|time|hour|date|day|visit|tour|showing|viewing|appointment|direcci[oó]n|hora|fecha|d[ií]a|visita|cita|recorrido)\b/i;

/** True for a request to confirm a showing: "Can you confirm the address and time?", "¿me confirmas la hora?" */
export function asksToConfirm(message: string): boolean {
  return confirming.test(message) && ofVisit.test(message);
}
