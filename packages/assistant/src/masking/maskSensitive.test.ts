import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskSensitive } from "./maskSensitive.ts";
import { type SensitiveKind, sensitiveKinds } from "./numbers.ts";

const secrets: Record<SensitiveKind, string[]> = {
  ssn: [
    "my SSN is 123-45-6789",
    "123-45-6789",
    "ssn 123 45 6789 thanks",
    "Mi seguro social es 123456789",
    "mi social: 123.45.6789",
    "here: 219099999",
    "my social security number is one two three, four five, six seven eight nine",
    "ssn one twenty three forty five sixty seven eighty nine",
    "my social is one-two-three four-five six-seven-eight-nine",
    "mi seguro social es uno dos tres cuatro cinco seis siete ocho nueve",
    "el social es ciento veintitrés, cuarenta y cinco, sesenta y siete ochenta y nueve",
    "mi social es uno dos tres guion cuatro cinco guion seis siete ocho nueve",
    "１２３-４５-６７８９",
    "1\u200b2\u200b3-4\u200b5-6\u200b7\u200b8\u200b9 my ssn",
    "ITIN 912-74-5678",
    "last four of my social 6789",
    "los últimos cuatro de mi social son 6789",
    "ssn double one two three four five six double seven",
  ],
  card: [
    "here is my card 4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111111111111111 exp 12/28",
    "amex 3782 822463 10005",
    "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    "esta es mi tarjeta: 5500.0000.0000.0004",
    "my card number is four one one one, one one one one, one one one one, one one one one",
    "mi tarjeta es cuatro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno",
    "forty-one eleven eleven eleven eleven eleven eleven eleven",
    "cuarenta y uno once once once once once once once",
    "visa 4111 1111 1111 1112",
    "٤١١١ ١١١١ ١١١١ ١١١١",
    "cvv 123",
    "el código de seguridad es 987",
  ],
  bank: [
    "routing 021000021 account 12345678",
    "my bank account number is 000123456789",
    "account # 1234567890",
    "mi cuenta es 12345678901",
    "mi cuenta bancaria: 4455 6677 889",
    "el número de ruta es 0 2 1 0 0 0 0 2 1",
    "checking 98765432",
    "mi cuenta es uno dos tres cuatro cinco seis siete ocho",
  ],
  password: [
    "my password is Hunter2!",
    "password: sunshine",
    "the password for the portal is blue-sky",
    "mi contraseña es gatito",
    "contraseña: Perro_99",
    "la clave es Miami2024",
    "password Hunter22",
  ],
  id: [
    "my driver's license is A123-456-78-901-0",
    "mi licencia de conducir A123456789010",
    "passport number 512345678",
    "mi pasaporte es G12345678",
  ],
};

/** Everyday messages, and text that only looks like a secret. */
const harmless = [
  "call 305-555-0142",
  "my phone is 3055550142",
  "786 555 0188 and 305 555 0142",
  "+58 412 555 0199",
  "+34 612 345 678",
  "mi número es 612345678",
  "whatsapp 987654321",
  "llámame al siete ocho seis cinco cinco cinco cero uno tres cuatro",
  "call me at three oh five, five five five, zero one four two",
  "between 2,000 and 2,500 a month",
  "1500 2000 1800 2200",
  "4111 1111 1111 1112",
  "$2,450 for 2 bedrooms, 2 baths, 1,060 sq ft",
  "move in 05/01/2026 or 06/15/2026",
  "1420 Brickell Bay Dr, #1907, Miami FL 33131-1234",
  "MLS A11234567",
  "my new place 👨‍👩‍👧 2 bd",
  "https://www.zillow.com/homedetails/123456789_zpid/",
  "dos cuartos y dos baños, dos mil quinientos",
  "two bedrooms, two baths, twenty five hundred",
  "is the password needed for the portal?",
  "the password is wrong",
  "la clave es negociar",
  "what's the gate code?",
  "my rent is 2000 now",
  "dos o tres cuartos, uno para mi mamá",
  "somos cuatro, dos niños de cinco y siete",
  "my credit score is 720",
  "I want a card to remember this",
  "do you take cards? budget 2500",
];

describe.each(sensitiveKinds)("%s", (kind) => {
  it.each(secrets[kind])("%s", (text) => {
    const masked = maskSensitive(text);
    expect(masked.kinds).toContain(kind);
    expect(masked.text).toContain("•••");
    expect(masked.text).not.toMatch(/\p{Nd}{4}|\p{Nd}.?\p{Nd}{2}.?\p{Nd}{4}|Hunter|gatito|sunshine|blue-sky|Perro/u);
    expect(maskSensitive(masked.text)).toEqual({ text: masked.text, kinds: [] });
  });
});

describe("leaves harmless text as it is", () => {
  it.each(harmless)("%s", (text) => {
    expect(maskSensitive(text)).toEqual({ text, kinds: [] });
  });
});

it("leaves the rest of the message", () => {
  expect(maskSensitive("2 beds in Doral, my ssn is 123-45-6789 and my phone is 305-555-0134").text).toBe(
    "2 beds in Doral, my ssn is ••• and my phone is 305-555-0134",
  );
  expect(maskSensitive("mi cuenta es 98765432109, mi teléfono es 305-555-0161, celular 305 555 0162").text).toBe(
    "mi cuenta es •••, mi teléfono es 305-555-0161, celular 305 555 0162",
  );
  expect(maskSensitive("routing 021000021 account 12345678, budget 2500").text).toBe(
    "routing ••• account •••, budget 2500",
  );
});

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((each) => each.join(""));

it("masks every Social Security number, however it is grouped", () => {
  fc.assert(
    fc.property(digits(9), fc.constantFrom("-", " ", ".", " - ", ""), fc.boolean(), (number, sign, spanish) => {
      const written = [number.slice(0, 3), number.slice(3, 5), number.slice(5)].join(sign);
      const text = spanish ? `mi seguro social es ${written}, gracias` : `my ssn is ${written}, thanks`;
      expect(maskSensitive(text).text).toBe(text.replace(written, "•••"));
    }),
    { seed: 6, numRuns: 300 },
  );
});

it("never touches a phone number", () => {
  const phone = fc.tuple(
    fc.integer({ min: 2, max: 9 }),
    digits(2),
    fc.integer({ min: 2, max: 9 }),
    digits(2),
    digits(4),
  );
  const shapes = [
    (a: string, b: string, c: string) => `${a}-${b}-${c}`,
    (a: string, b: string, c: string) => `(${a}) ${b}-${c}`,
    (a: string, b: string, c: string) => `${a}${b}${c}`,
    (a: string, b: string, c: string) => `+1 ${a} ${b} ${c}`,
  ];
  fc.assert(
    fc.property(
      phone,
      fc.constantFrom(...shapes),
      fc.constantFrom("call ", "mi número es ", ""),
      (parts, shape, said) => {
        const [a, bc, d, ef, last] = parts;
        const text = `${said}${shape(`${a}${bc}`, `${d}${ef}`, last)}`;
        expect(maskSensitive(text).text).toBe(text);
      },
    ),
    { seed: 6, numRuns: 300 },
  );
});

it("takes no word of an email address for a bank's", () => {
  const text = "ana-2e238e04-8350-aba4-60ff37f54d8c@renters.example, 3055552385";
  expect(maskSensitive(text)).toEqual({ text, kinds: [] });
});
