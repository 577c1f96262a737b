/** Marks the script of a patient page in the server's HTML. */
export const patientMark = "data-patient";
/** The type of a script that the browser keeps but doesn't run. */
export const heldType = "text/held";
/** Attribute of the held script: the addresses of the files it will need. */
export const filesAttribute = "data-files";

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const starter = 'type="module" async=""';
const nonceOfStarter = /nonce="([^"]*)" type="module" async=""/;
const ownScript = '<script type="module" data-patient';

/**
 * On a patient page, keeps the script that starts React from running, and its files from being fetched before the page
 * is painted: `takeOver.ts` does both later. The page's own script gets the nonce, which React adds only to its own.
 */
export function holdScripts(html: string): string {
  if (!html.includes(patientMark)) return html;
  const files = Array.from(html.matchAll(preload), ([, address]) => address);
  const nonce = nonceOfStarter.exec(html)?.[1] ?? "";
  return html
    .replace(preload, "")
    .replace(ownScript, `<script nonce="${nonce}" type="module" data-patient`)
    .replace(starter, `type="${heldType}" ${filesAttribute}="${files.join(" ")}"`);
}
