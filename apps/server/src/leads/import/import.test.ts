import { describe, expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startChat, startTestApp } from "../../testing/testApp.ts";

type App = Awaited<ReturnType<typeof startTestApp>>;

/** An agent's browser that sends files. */
async function importerOf(app: App, email: string) {
  const browser = await app.signedIn(email);
  const send = (text: string, query = "", headers: Record<string, string> = {}) =>
    browser.send("POST", `/api/leads/import${query}`, text, { "content-type": "text/csv", ...headers });
  const list = async (query = "") => (await browser.get(`/api/leads${query}`)).body;
  const notes = async (id: string) => (await browser.get(`/api/leads/${id}/notes`)).body.map(textOf);
  return { browser, send, list, notes };
}

const textOf = ({ text }: { text: string }) => text;

async function importer() {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  return { ...app, agent, ...(await importerOf(app, agent.email)) };
}

const good = [
  "First Name,Last Name,Email 1,Phone 1,Stage,Lead Source,Price,Beds,Location,Move Date,Notes,Preferred Language,Score",
  'Inés,Peña,ines@mail.example,(305) 555-0147,Appointment set,Zillow,"$2,500 - $2,800",2-3,"sobe; Brickell",1/15/2027,Likes a balcony.,Spanish,88',
  "Omar,Díaz,,305.555.0148 x12,,,up to 2.5k,studio,,asap,,,12",
].join("\r\n");

describe("a file of leads", () => {
  test("is previewed before it is stored, and adds nothing when imported again", async () => {
    const { send, list, browser, notes, database, agent } = await importer();
    const preview = await send(good);
    expect(preview.body).toMatchObject({ committed: false, created: 2, failed: 0, ignoredColumns: ["Score"] });
    expect(preview.body.preview[0]).toMatchObject({ line: 2, name: "Inés Peña", budget: 2800, stage: "showing" });
    expect(await list()).toEqual([]);
    expect((await send(good, "?commit=true")).body).toMatchObject({ committed: true, created: 2, known: 0 });
    const [ines] = await list("?q=ines");
    expect(ines).toMatchObject({
      ...{ name: "Inés Peña", phone: "+13055550147", email: "ines@mail.example", area: "South Beach, Brickell" },
      ...{ budget: 2800, bedrooms: { min: 2, max: 3 }, timeline: "2027-01-15", stage: "showing", language: "es" },
      ...{ source: "Zillow", conversationId: null, needsYou: false },
    });
    expect(await notes(ines.id)).toEqual(["Likes a balcony."]);
    const [omar] = await list("?source=imported");
    expect(omar).toMatchObject({
      name: "Omar Díaz",
      phone: "+13055550148",
      budget: 2500,
      bedrooms: 0,
      timeline: "asap",
    });
    expect((await browser.get(`/api/leads/${omar.id}/history`)).body).toMatchObject([
      { actor: "agent", kind: "added", detail: { imported: true } },
    ]);
    const { body: figures } = await browser.get("/api/dashboard/analytics");
    expect(figures).toMatchObject({ activeLeads: 2 });
    expect(figures.leadSources).toContainEqual({ name: "imported", count: 1, percentage: 50 });
    expect((await browser.get("/api/dashboard/trends?period=7d")).body.days.at(-1)).toMatchObject({
      leads: 2,
      qualified: 0,
    });
    // The agent gets no notification about them, nothing is written to them, and they agreed to nothing.
    for (const table of ["conversation", "message", "draft", "notification", "consent"] as const) {
      const rows = await database.db.selectFrom(table).selectAll().where("agent_id", "=", agent.agent_id).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const again = await Promise.all([send(good, "?commit=true&known=update"), send(good, "?commit=true")]);
    expect(again.map(({ body }) => [body.created, body.known])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(again[0]?.body).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await list()).toHaveLength(2);
  });

  test("is stored once if two requests send it at the same time", async () => {
    const { send, list } = await importer();
    const both = await Promise.all([send(good, "?commit=true"), send(good, "?commit=true")]);
    expect(both.map(({ body }) => body.created).sort()).toEqual([0, 2]);
    expect(await list()).toHaveLength(2);
  });

  test("skips known people, or adds what is missing and changes their search", async () => {
    const { send, list, browser, notes } = await importer();
    const manual = { name: "Inés Peña", phone: "305-555-0147", budget: 2000, bedrooms: 1, source: "Open house" };
    const { id } = (await browser.post("/api/leads", manual)).body;
    const file = [
      "Name,Phone,Email,Budget,Stage,Notes,Source",
      "Inés P.,305 555 0147,ines@mail.example,2600,Lost,Prefers mornings.,Zillow",
      "Ana,,ana@mail.example,,,,",
    ].join("\n");
    const preview = (await send(file)).body;
    expect(preview).toMatchObject({ created: 1, skipped: 1, known: 1 });
    const row = { line: 2, leadId: id, name: "Inés Peña", matched: ["phone"], otherName: null };
    expect(preview.knownRows).toEqual([{ ...row, change: "skipped", changes: [], note: null }]);
    const updating = (await send(file, "?known=update")).body;
    expect(updating).toMatchObject({ created: 1, skipped: 0, updated: 1 });
    const changes = [
      { slot: "email", before: null, after: "ines@mail.example" },
      { slot: "budget", before: { max: 2000 }, after: { max: 2600 } },
    ];
    expect(updating.knownRows).toEqual([{ ...row, change: "updated", changes, note: "Prefers mornings." }]);
    await send(file, "?commit=true");
    expect((await list("?q=ines"))[0]).toMatchObject({ budget: 2000, email: null });
    expect((await send(file, "?commit=true&known=update")).body).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await list()).toHaveLength(2);
    const known = { name: "Inés Peña", email: "ines@mail.example", budget: 2600, bedrooms: 1 };
    expect((await list("?q=ines"))[0]).toMatchObject({ id, ...known, stage: "new", source: "Open house" });
    expect(await notes(id)).toEqual(["Prefers mornings."]);
    const history = (await browser.get(`/api/leads/${id}/history`)).body;
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: "fact",
        detail: { slot: "budget", before: { max: 2000 }, after: { max: 2600 } },
      }),
    );
    expect((await send(file, "?commit=true&known=update")).body).toMatchObject({ updated: 0, unchanged: 2 });
  });

  test("names the other person that a row with a lead's phone may be about", async () => {
    const { send, browser } = await importer();
    await browser.post("/api/leads", { name: "Luis Ferrer", phone: "305-555-0177" });
    const { knownRows } = (await send("Name,Phone\nNora Vidal,305 555 0177\n")).body;
    expect(knownRows).toMatchObject([{ name: "Luis Ferrer", matched: ["phone"], otherName: "Nora Vidal" }]);
  });

  test("continues the conversation of a renter with what it changed", async () => {
    const chat = await startChat();
    await chat.say("2 bedrooms in Brickell, up to $3,000");
    await chat.say("I'm Inés, my phone is 305-555-0147");
    const { send, list } = await importerOf(chat, chat.agent.email);
    const file = "Name,Phone,Area\nInés,305-555-0147,Doral";
    expect((await send(file, "?commit=true&known=update")).body).toMatchObject({ created: 0, updated: 1 });
    expect(await list()).toMatchObject([{ area: "Doral", budget: 3000, bedrooms: 2 }]);
    await chat.say("my email is ines@mail.example");
    expect(await list()).toMatchObject([{ area: "Doral", email: "ines@mail.example" }]);
  });

  test("says in the agent's language which rows need a correction and why, and imports the rest", async () => {
    const { send, list } = await importer();
    const file = [
      "Nombre;Teléfono;Correo;Presupuesto;Etapa",
      "Ana Ruiz;305-555-0101;;2000;",
      "Sin Contacto;;;;",
      "Mal Número;12;;;",
      "Mal Correo;;nada;;",
      ";305-555-0102;;;",
      "Otra Etapa;305-555-0103;;;Quizás",
      "Ana R;305-555-0101;;;",
    ].join("\n");
    const { body } = await send(file, "?commit=true", { "accept-language": "es" });
    expect(body).toMatchObject({ created: 1, failed: 6 });
    expect(body.errors).toEqual([
      { line: 3, about: "Sin Contacto", column: "Correo", value: "", text: "Hace falta un teléfono o un correo." },
      { line: 4, about: "Mal Número", column: "Teléfono", value: "12", text: "Este número de teléfono no nos sirve." },
      { line: 5, about: "Mal Correo", column: "Correo", value: "nada", text: "Este correo no es válido." },
      { line: 6, about: "", column: "Nombre", value: "", text: "Obligatorio" },
      {
        line: 7,
        about: "Otra Etapa",
        column: "Etapa",
        value: "Quizás",
        text: "No conocemos esta etapa. Usa Nuevo, Contactado, Visita, Aplicó, Rentó o Perdido.",
      },
      { line: 8, about: "Ana R", column: "", value: "", text: "La misma persona ya está en la fila 2." },
    ]);
    expect(await list()).toMatchObject([{ name: "Ana Ruiz" }]);
    const english = await send(file);
    expect(english.body.errors[0].text).toBe("A phone number or an email is required.");
  });

  test("stores nothing that fair-housing law protects, and no card or Social Security number", async () => {
    const { send, list, notes } = await importer();
    const file = [
      "Name,Phone,Marital Status,Religion,Notes,Hijos",
      "Ana,305-555-0101,Married,Catholic,Wants a balcony. Has two kids. Her SSN is 123-45-6789.,2",
      "Luz,305-555-0102,,,Está embarazada; usa silla de ruedas,",
      'Leo,305-555-0103,,,"Blinds and a white kitchen\nTiene voucher de Sección 8",',
    ].join("\n");
    const mapping = ["name", "phone", "note", null, "note", "note"];
    const preview = (await send(file, `?columns=${encodeURIComponent(JSON.stringify(mapping))}`)).body;
    expect(preview.protectedColumns).toEqual(["Marital Status", "Religion", "Hijos"]);
    expect(preview.columns.map(({ field }: { field: string }) => field)).toEqual([
      "name",
      "phone",
      null,
      null,
      "note",
      null,
    ]);
    const answer = await send(file, "?commit=true");
    expect(answer.body).toMatchObject({ created: 3, shortenedNotes: 3, ignoredColumns: [] });
    const kept = await Promise.all(
      (await list()).map(async ({ name, id }: { name: string; id: string }) => [name, await notes(id)]),
    );
    expect(Object.fromEntries(kept)).toEqual({
      Ana: ["Wants a balcony. Her SSN is •••."],
      Luz: [],
      Leo: ["Blinds and a white kitchen"],
    });
  });

  test("accepts the template in both languages, and our own export", async () => {
    const { send, browser, list } = await importer();
    for (const language of ["en", "es"]) {
      const template = await browser.get("/api/leads/template.csv", { "accept-language": language });
      expect(template.headers.get("content-disposition")).toContain("llave-leads.csv");
      expect((await send(template.text)).body).toMatchObject({ created: 1, failed: 0, ignoredColumns: [] });
    }
    const formula = "Name,Phone\n'=1+1,305-555-0101";
    await send(formula, "?commit=true");
    expect(await list()).toMatchObject([{ name: "=1+1" }]);
    const exported = (await browser.get("/api/leads/export.csv")).text;
    expect(exported).toContain(`"'=1+1"`);
    expect(exported).toContain(",Imported,,English,");
    expect((await send(exported, "?known=update")).body).toMatchObject({ unchanged: 1, failed: 0 });
    const inSpanish = (await browser.get("/api/leads/export.csv", { "accept-language": "es" })).text;
    expect(inSpanish).toMatch(/^Nombre,Correo,Teléfono,.*\r\n"'=1\+1",,\+13055550101,.*,Nuevo,.*,Importado,/);
    expect((await send(inSpanish, "?known=update")).body).toMatchObject({ unchanged: 1, failed: 0 });
    await send("Name,Phone,Move-in,Language\nPronto,305-555-0102,asap,es", "?commit=true");
    const again = (await browser.get("/api/leads/export.csv", { "accept-language": "es" })).text;
    expect(again).toMatch(/\r\nPronto,.*,Cuanto antes,Importado,,Español,/);
    expect((await send(again, "?known=update")).body).toMatchObject({ unchanged: 2, failed: 0 });
  });

  test("is read with the columns the agent assigned", async () => {
    const { send, list } = await importer();
    const file = "Who,Color,How to reach\nAna,blue,305-555-0101";
    const first = await send(file);
    expect(first.body).toMatchObject({ needsContact: true, created: 0 });
    expect(first.body.columns[2]).toEqual({ name: "How to reach", field: null, example: "305-555-0101" });
    expect((await send(file, "?commit=true")).body.code).toBe("csv_no_contact");
    const mapped = (columns: unknown) => `?commit=true&columns=${encodeURIComponent(JSON.stringify(columns))}`;
    expect((await send(file, mapped(["name", "color", "phone"]))).status).toBe(400);
    expect((await send(file, mapped(["name", null, "phone"]))).body).toMatchObject({ created: 1 });
    expect(await list()).toMatchObject([{ name: "Ana", phone: "+13055550101" }]);
  });

  test.each([
    ["nothing", "", 400, "csv_unreadable"],
    ["no head", "Color\nblue", 400, "csv_no_contact"],
    ["a quote that never ends", 'Name,Phone\n"Ana,305', 400, "csv_unreadable"],
    ["too many lines", `Name,Phone\n${"Ana,305-555-0101\n".repeat(2_001)}`, 413, "csv_too_many_leads"],
    ["too many bytes", `Name,Phone\n${"x".repeat(5_100_000)}`, 413, "csv_too_many_leads"],
  ])("is refused with %s", async (_, text, status, code) => {
    const { send } = await importer();
    const answer = await send(text);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("can have 2,000 rows", async () => {
    const { send, browser } = await importer();
    const lines = Array.from({ length: 2_000 }, (_, n) => `Person ${n},p${n}@mail.example,${1500 + n},Doral`);
    const file = ["Name,Email,Budget,Area", ...lines].join("\n");
    expect((await send(file, "?commit=true")).body).toMatchObject({ created: 2_000, failed: 0 });
    expect((await send(file, "?known=update")).body).toMatchObject({ unchanged: 2_000 });
    expect((await browser.get("/api/dashboard/analytics")).body).toMatchObject({ activeLeads: 2_000 });
  });
});

test("a file never changes another agent's leads", async () => {
  const app = await importer();
  await app.send(good, "?commit=true");
  const other = await createAgent(app.database.db);
  const { send, list } = await importerOf(app, other.email);
  expect((await send(good, "?commit=true&known=update")).body).toMatchObject({ created: 2, known: 0 });
  const changed = good.replace("2,800", "9,800");
  expect((await send(changed, "?commit=true&known=update")).body).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await list("?q=ines"))[0]).toMatchObject({ budget: 9800 });
  expect((await app.list("?q=ines"))[0]).toMatchObject({ budget: 2800 });
});
