import ICAL from "ical.js";
import { expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";

/** Downloads a new lead's contact file and reads it with another library. */
async function contactOf(lead: { name: string; phone?: string; email?: string }) {
  const { agent, signedIn } = await startChat();
  const owner = await signedIn(agent.email);
  const { id } = (await owner.post("/api/leads", lead)).body;
  const { status, headers, text } = await owner.get(`/api/leads/${id}/contact.vcf`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/vcard; charset=utf-8"]);
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const value = (name: string) => card.getFirstPropertyValue(name);
  return { id, value, version: value("version") };
}

test("a lead's contact file has the name, phone, email and the lead's address", async () => {
  const name = "María José Núñez Ríos, de la Torre y Echavarría de Santamaría";
  const { id, value, version } = await contactOf({ name, phone: "+13055550147", email: "mj@mail.example" });
  expect(version).toBe("3.0");
  expect(value("fn")).toBe(name);
  expect(value("tel")).toBe("+13055550147");
  expect(value("email")).toBe("mj@mail.example");
  expect(value("url")).toMatch(new RegExp(`^http.*/dashboard/leads/${id}$`));
});

test("a lead without a phone has a contact file without one", async () => {
  const { value } = await contactOf({ name: "Inés", email: "ines@mail.example" });
  expect(value("n")).toEqual(["", "Inés", "", "", ""]);
  expect(value("tel")).toBeNull();
});
