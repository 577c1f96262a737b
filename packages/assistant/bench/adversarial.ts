const length = 2000;

/** Texts that repeat to the longest message allowed, each hard on another reader. */
const repeated: Record<string, string> = {
  "one digit": "7",
  "digits and points": "1.",
  "digits and commas": "1,",
  "digits and dashes": "12-",
  "digits and slashes": "1/",
  "digits and spaces": "1 ",
  "four-digit groups": "4111 ",
  "phone numbers": "305-555-0142 ",
  "dates in words": "June 5 ",
  "dates in digits": "6/5 ",
  weekdays: "next monday ",
  times: "at 3 ",
  amounts: "$2,500 ",
  ranges: "2 or ",
  "number words": "one ",
  "thousand after thousand": "mil ",
  "joined numbers": "dos y ",
  "spoken digits": "five ",
  "no spaces": "abcdefg",
  "no spaces, known word": "bedroom",
  "one letter": "a",
  "misspelled words": "bedromo ",
  "lists of places": "miami beach ",
  "places and conjunctions": "doral or ",
  denials: "no ",
  "question marks": "?",
  questions: "is it ",
  "open questions": "what is the ",
  "wishes in questions": "do you have anything ",
  "preguntas abiertas": "que hay ",
  companions: "with my wife and ",
  pets: "my dog ",
  rooms: "2 bedrooms ",
  names: "my name is ",
  "at signs": "@",
  "letters and at signs": "a@",
  "spoken addresses": "maria at ",
  "dots between letters": "a.",
  spaces: " ",
  "line breaks": "\n",
  emoji: "🏠",
  "joined emoji": "👩‍👧‍👦",
  "zero-width characters": "a\u200d",
  "combining accents": "e\u0301",
  "lone surrogates": "\ud800",
  "right to left": "مرحبا ",
  "control characters": "\u0001\u0007",
  corrections: "no wait 3 not 2 ",
  apostrophes: "'",
};

/** Messages of 2,000 characters by what they are made of. */
export function adversarialMessages(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(repeated).map(([name, part]) => [
      name,
      part.repeat(Math.ceil(length / part.length)).slice(0, length),
    ]),
  );
}
