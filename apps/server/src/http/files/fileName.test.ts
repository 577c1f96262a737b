import { expect, test } from "vitest";
import { contentDisposition, nameInDisposition, safeFileName } from "./fileName.ts";

test.each([
  ["Lease Ana.pdf", ".pdf", "Lease Ana.pdf"],
  ["Contrato de María Peña.PDF", ".pdf", "Contrato de María Peña.PDF"],
  ["../../etc/passwd", ".txt", "passwd.txt"],
  ["C:\\Users\\ana\\pay stub.jpeg", ".jpg", "pay stub.jpeg"],
  ["invoice.pdf.exe", ".pdf", "invoice.pdf.exe.pdf"],
  ['a"; filename="evil.html', ".pdf", "a filename=evil.html.pdf"],
  ["a\r\nSet-Cookie: x=1.pdf", ".pdf", "aSet-Cookie x=1.pdf"],
  ["gpj\u202e.exe.pdf", ".pdf", "gpj.exe.pdf"],
  ["...hidden.", ".txt", "hidden.txt"],
  ["CON.txt", ".txt", "_CON.txt"],
  ["x".repeat(300), ".png", `${"x".repeat(96)}.png`],
  [" .pdf", ".pdf", "pdf.pdf"],
  ["///", ".pdf", null],
  ["", ".pdf", null],
])("%j becomes a name that is safe to save", (name, extension, expected) => {
  expect(safeFileName(name, extension)).toBe(expected);
});

test("the header encodes a non-ASCII name both ways and can't be broken out of", () => {
  expect(contentDisposition("attachment", "Lease.pdf")).toBe('attachment; filename="Lease.pdf"');
  expect(contentDisposition("attachment", "María's (2).pdf")).toBe(
    "attachment; filename=\"Maria's (2).pdf\"; filename*=UTF-8''Mar%C3%ADa%27s%20%282%29.pdf",
  );
  expect(contentDisposition("inline", "租约.png")).toBe(
    "inline; filename=\"__.png\"; filename*=UTF-8''%E7%A7%9F%E7%BA%A6.png",
  );
});

test.each([
  ['inline; filename="pay stub.pdf"', "pay stub.pdf"],
  ["attachment; filename=stub.pdf", "stub.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=UTF-8''Mar%C3%ADa.pdf", "María.pdf"],
  ["attachment; filename*=UTF-8''%ZZ.pdf; filename=\"plain.pdf\"", "plain.pdf"],
  ["inline", null],
  [null, null],
])("the name in %j is %j", (header, name) => {
  expect(nameInDisposition(header)).toBe(name);
});
