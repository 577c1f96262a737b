import { expect, test } from "vitest";
import { holdScripts } from "./heldScripts.ts";

const preloads = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" nonce="n" href="/b.js"/>';
const starter = '<script nonce="n" type="module" async="">import "/a.js";</script>';

test("a patient page keeps what starts React and the names of its files, and its own script has the nonce", () => {
  const html = `<head>${preloads}</head><script type="module" data-patient="" src="/c.js"></script>${starter}`;
  expect(holdScripts(html)).toBe(
    '<head></head><script nonce="n" type="module" data-patient="" src="/c.js"></script>' +
      '<script nonce="n" type="text/held" data-files="/a.js /b.js">import "/a.js";</script>',
  );
});

test("other pages stay as they are", () => {
  expect(holdScripts(preloads + starter)).toBe(preloads + starter);
});
