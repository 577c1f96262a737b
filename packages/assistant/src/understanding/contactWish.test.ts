import { describe, expect, it } from "vitest";
import { type ContactWish, readContactWish } from "./contactWish.ts";

const today = "2026-03-18";

/** What answers "what's a good phone or email for you?". */
const given: readonly [string, ContactWish][] = [
  ["786-555-0170. call after 5", { by: "call", earliest: 17 * 60 }],
  ["786-555-0170 but not after 9pm", { latest: 21 * 60 }],
  ["don't call me after 8", { by: "call", latest: 20 * 60 }],
  ["no me llames after 8", { by: "call", latest: 20 * 60 }],
  ["305 555 0162, después de las 8 no", { latest: 20 * 60 }],
  ["no me llamen pasadas las 8", { by: "call", latest: 20 * 60 }],
  ["305 555 0148, call after 2 pm because i sleep in morning", { by: "call", earliest: 14 * 60 }],
  ["please dont call before 10 i work nights", { by: "call", earliest: 10 * 60 }],
  ["call me between 1 and 4, 786 555 0170", { by: "call", earliest: 13 * 60, latest: 16 * 60 }],
  ["305 555 0177, en las mañanas no q trabajo de noche", { earliest: 12 * 60 }],
  ["786 555 0143. mejor x whatsapp despues de las 4pm", { by: "whatsapp", earliest: 16 * 60 }],
  ["prefiero email", { by: "email" }],
  ["my phone is +55 11 98765 4321, whatsapp ok?", { by: "whatsapp", asks: true }],
  ["me pueden escribir x whatsapp?", { by: "whatsapp", asks: true }],
  ["mi whatsapp es +58 412 555 0134", { by: "whatsapp" }],
];

const none = ["786-555-0170", "Kim, 786-555-0170, 2 bedrooms", "kim@example.com. do they check credit?"];

describe("how the renter wants to be reached, beside a contact", () => {
  it.each(given)("%s", (message, wish) => {
    expect(readContactWish(message, { today, givesContact: true })).toEqual(wish);
  });

  it.each(none)("reads none in %s", (message) => {
    expect(readContactWish(message, { today, givesContact: true })).toBeNull();
  });

  it("takes hours alone for something else without a contact", () => {
    expect(readContactWish("after 5", { today })).toBeNull();
  });
});
