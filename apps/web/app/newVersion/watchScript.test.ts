import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { watchPage } from "./watchScript.ts";

const page =
  '<html><head><title>x</title></head><body><script nonce="n" type="module" async="">1</script></body></html>';

class Script {
  type = "module";
  src = "";
}

interface Tag {
  className: string;
  textContent: string;
  children: Tag[];
  append(child: Tag): void;
  replaceChildren(): void;
  setAttribute(name: string, value: string): void;
  addEventListener(type: string, listen: () => void): void;
}

function tag(): Tag {
  const children: Tag[] = [];
  return {
    className: "",
    textContent: "",
    children,
    append: (child) => void children.push(child),
    replaceChildren: () => void children.splice(0),
    setAttribute: () => {},
    addEventListener: (_, listen) => listeners.set("click", listen as never),
  };
}

let listeners = new Map<string, (event: object) => void>();

/** Runs the page's watch in a minimal browser. */
function open(stored: Map<string, string>, lang = "en") {
  listeners = new Map();
  const main = tag();
  const reload = vi.fn();
  const [, source = ""] = /<script nonce="n">(.*?)<\/script>/s.exec(watchPage(page, "n")) ?? [];
  runInNewContext(source, {
    document: { documentElement: { lang }, body: tag(), createElement: tag, querySelector: () => main },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    sessionStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) },
    location: { origin: "https://llave.example", reload },
    HTMLScriptElement: Script,
    URL,
    Date,
    Error,
  });
  const send = (type: string, event: object) => listeners.get(type)?.(event);
  return { reload, send, texts: () => main.children.map(({ textContent }) => textContent) };
}

test("reloads once when a script can't be loaded; the next time it offers a button", () => {
  const stored = new Map<string, string>();
  const first = open(stored);
  first.send("error", { target: new Script() });
  expect(first.texts()).toEqual(["A new version of Llave is out", "Loading it now..."]);
  expect(first.reload).toHaveBeenCalledOnce();
  const second = open(stored, "es");
  second.send("error", { target: new Script() });
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.texts()).toHaveLength(3);
  expect(second.texts()[2]).toBe("Volver a cargar la página");
  second.send("click", {});
  expect(second.reload).toHaveBeenCalledOnce();
});

test("only counts scripts that start React, and only until it runs", () => {
  const start = open(new Map());
  start.send("unhandledrejection", { reason: new Error("Failed to fetch dynamically imported module: /a.js") });
  expect(start.reload).toHaveBeenCalledOnce();
  const other = open(new Map());
  other.send("unhandledrejection", { reason: new Error("Failed to fetch") });
  other.send("error", { target: Object.assign(new Script(), { src: "https://extension.example/a.js" }) });
  other.send("error", { target: {} });
  other.send("llave:taken-over", {});
  other.send("error", { target: new Script() });
  expect(other.reload).not.toHaveBeenCalled();
});

test("ignores a page without scripts", () => {
  const held = page.replace('type="module" async=""', 'type="text/held"');
  expect(watchPage(held, "n")).toBe(held);
});
