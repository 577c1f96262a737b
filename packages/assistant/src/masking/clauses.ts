/** One clause: up to a punctuation mark or a word that joins clauses. */
export const clausePattern = /(?:(?!\s(?:and|but|so|because|y|pero|así que|porque)\s)[^.,;:!?¡¿\n])+/giu;
