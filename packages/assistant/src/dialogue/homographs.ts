/**
 * Words that mean something else than in a search, each with a word of the same length that says what is meant: "can I
 * view it", "que me den", "no hay nada seguro".
 */
const meant: readonly (readonly [RegExp, string])[] = [
  // To view it, not the view of it.
  [
    /(?<=\b(?:to|can|could|may|i|we|he|she|they|you|u|wanna|and|just|please)\s+)view(?=\s+(?:it|that|this|the|them|these|those|one|both|a|an|by|over|via|on|through|\w+ (?:one|place|apt|apartment|studio|unit))\b)/giu,
    "see ",
  ],
  // A visit by video.
  [/(?<=\bvideo\s+)view(?=ings?\b)/giu, "show"],
  // Homes to rent, not what they cost.
  [/(?<=\b(?:tiene[ns]?|hay|busco|buscando)\s+(?:algo\s+de\s+)?)renta(?=\s+(?:en|por|x|cerca)\b)/giu, "aptos"],
  // To hold the home, not to book a visit.
  [
    /(?<![\p{L}])reserv(?=(?:ar|en|an)(?:l[oa]|mel[oa])?\s+(?:\p{L}+\s+){0,2}(?:hasta|mientras|para\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b)/giu,
    "aguard",
  ],
  // Meetings for work, not a video of the home and no wish for a call.
  [/(?<=\b(?:for|on|make|take|handle|my|work|do)\s+)video\s+calls\b/giu, "meetings   "],
  // "Isn't bad" praises and fears nothing.
  [/(?<=\b(?:isn['’]?t|not|ain['’]?t|wasn['’]?t)\s+(?:too\s+|so\s+|that\s+|half\s+)?)bad\b/giu, "ok "],
  // An income, not a number.
  [
    /(?<=\b(?:on|from|get|gets|receive|receives|with|plus|and)\s+(?:my\s+|his\s+|her\s+)?)social\s+security(?=\s*(?:$|[.,;]|\b(?:and|plus|income|benefits?|checks?|payments?|so)\b))/giu,
    "retirement     ",
  ],
  // A view of the water, not the water bill.
  [/(?<=\b(?:dan?|vistas?|frente|miran?|cara)\s+(?:al?|hacia\s+el|del)\s+)agua\b/giu, "mar "],
  // "Que den", "me lo den": dar, not a den.
  [/(?<=\b(?:que|q|k|me|te|le|les|nos|lo|la|los|las|se|no|si)\s+)den(?=\b(?!\s+(?:o|or|y|and)\b))/giu, "dan"],
  // "Nada seguro": nothing for sure, unless a place is called safe.
  [
    /(?<=\b(?:nada|algo|no\s+(?:es|estoy|esta|está|estamos)|todav[ií]a\s+no\s+es)\s+)seguro(?=\s*(?:$|[.,;!?]|\b(?:que|q|si|todav[ií]a|a[uú]n|por ahora|para|pa|en [A-Z])))/gu,
    "firme ",
  ],
];

/** Replaces such words in the message; every position stays the same. */
export function withoutHomographs(message: string): string {
  return meant.reduce((text, [word, other]) => text.replace(word, other), message);
}
