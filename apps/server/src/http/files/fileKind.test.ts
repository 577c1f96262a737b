import { expect, test } from "vitest";
import { fileKind } from "./fileKind.ts";

const png = Buffer.from("89504e470d0a1a0a00", "hex");

test.each([
  ["image/png", png, ".png"],
  ["IMAGE/PNG; name=a.png", png, ".png"],
  ["image/jpeg", Buffer.from("ffd8ffe0", "hex"), ".jpg"],
  ["application/pdf", Buffer.from("%PDF-1.7"), ".pdf"],
  ["audio/ogg; codecs=opus", Buffer.from("OggS"), ".ogg"],
  ["video/mp4", Buffer.from("\0\0\0\x18ftypmp42"), ".mp4"],
  ["text/plain; charset=utf-8", Buffer.from("hola"), ".txt"],
  ["text/x-vcard", Buffer.from("BEGIN:VCARD"), ".vcf"],
])("accepts %s", (claimed, content, extension) => {
  expect(fileKind(claimed, content)?.extension).toBe(extension);
});

test.each([
  ["a page", "text/html", Buffer.from("<script>")],
  ["a drawing that can run scripts", "image/svg+xml", Buffer.from("<svg>")],
  ["a program that calls itself a picture", "image/png", Buffer.from("MZ")],
  ["bytes that call themselves text", "text/plain", Buffer.from("a\0b")],
  ["an archive", "application/zip", Buffer.from("PK\x03\x04")],
  ["nothing at all", "", Buffer.alloc(0)],
])("refuses %s", (_what, claimed, content) => {
  expect(fileKind(claimed, content)).toBeNull();
});

test("says which files a browser may show as pictures", () => {
  expect(fileKind("image/png", png)?.isPicture).toBe(true);
  expect(fileKind("application/pdf", Buffer.from("%PDF"))?.isPicture).toBe(false);
});
