import { expect, test } from "vitest";
import { likelyEmail } from "./emailTypos.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["Ana.Lopez+rent@gmai.com", "Ana.Lopez+rent@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
  ["ana@outlok.es", "ana@outlook.es"],
  ["ana@iclod.com", "ana@icloud.com"],
])("%s is probably %s", (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each(
  `ana@gmail.com ana@bayandpalm.com j@kw.com j@mac.com j@me.com j@live.com j@cox.net j@exprealty.com j@elliman.com
  j@miami.edu j@fiu.edu j@empresa.co j@empresa.com.co j@yahoo.es j@yahoo.com.ar j@pm.me j@remax.net ana@mail.example
  j@compass.com j@cervera.com j@onesothebysrealty.com j@keyes.com j@bhhs.com j@corcoran.com j@llave.ai ana@gmail ana`.split(
    /\s+/,
  ),
)("%s is left alone", (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
