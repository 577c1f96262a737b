import { describe, expect, test } from "vitest";
import { calendarStoppedMail } from "../letters/calendarStoppedMail.ts";
import { showingAgentMail } from "../showings/mails.ts";
import { friday, monday, startCalendarChat } from "../testing/calendarServers/startCalendarChat.ts";
import { createAccount, createAgent } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { joined } from "./readBusy.ts";
import { sendCalendarEvents } from "./sendEvents.ts";

const minute = 60_000;
const tuesday = "2026-03-24T15:00:00.000Z";

describe("connecting a calendar", () => {
  test("names the missing settings when the server has no account with the provider", async () => {
    const chat = await startChat();
    const owner = await chat.signedIn(chat.agent.email);
    const { body } = await owner.get("/api/calendar-connections");
    expect(body).toMatchObject([
      { provider: "google", state: "unavailable", missing: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
      { provider: "microsoft", state: "unavailable", missing: ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"] },
    ]);
    const refused = await owner.post("/api/calendar-connections/google", { language: "en" });
    expect(refused).toMatchObject({ status: 409, body: { code: "calendar_unavailable" } });
  });

  for (const provider of ["google", "microsoft"] as const) {
    test(`signs in with ${provider} using PKCE and stores only encrypted tokens`, async () => {
      const chat = await startCalendarChat();
      const page = await chat.connect(provider);
      expect(page.pathname + page.search).toBe(`/dashboard/showings/calendars?connected=${provider}`);
      expect(await chat.state(provider)).toMatchObject({ state: "on", account: "rosa@mail.example", waiting: 0 });
      const { refresh_token, access_token } = await chat.stored(provider);
      const given = [...chat[provider].state.refreshTokens.keys(), ...chat[provider].state.accessTokens.keys()];
      const raw = Buffer.concat([refresh_token, access_token ?? Buffer.alloc(0)]).toString("latin1");
      for (const token of given) expect(raw).not.toContain(token);
    });
  }

  test("cleans an account address that can't be stored as is", async () => {
    const { google, connect, state } = await startCalendarChat();
    google.state.account = "ro\0sa@mail.example\ud83d";
    expect((await connect("google")).search).toBe("?connected=google");
    expect(await state("google")).toMatchObject({ state: "on", account: "rosa@mail.example\ufffd" });
  });

  test("accepts a sign-in once, from the agent who started it, within ten minutes", async () => {
    const { owner, google, database, signedIn, pass, state } = await startCalendarChat();
    const begin = async () => {
      const { body } = await owner.post("/api/calendar-connections/google", { language: "en" });
      const there = await fetch(body.url, { redirect: "manual" });
      const back = new URL(there.headers.get("location") ?? "");
      return back.pathname + back.search;
    };
    const outcome = async (path: string, browser = owner) => {
      const { status, headers } = await browser.get(path);
      return [status, new URL(headers.get("location") ?? "", "http://here").search];
    };
    const expired = [303, "?problem=expired&provider=google"];
    const other = await signedIn((await createAgent(database.db)).email);
    const back = await begin();
    expect(await outcome(back, other)).toEqual(expired);
    expect(await outcome(back)).toEqual([303, "?connected=google"]);
    expect(await outcome(back)).toEqual(expired);
    const late = await begin();
    pass(10 * minute);
    expect(await outcome(late)).toEqual(expired);
    expect(await state("google", other)).toMatchObject({ state: "off" });
    expect(google.state.refreshTokens.size).toBe(1);
  });

  test("connects nothing when the agent cancels or withholds a permission, or the provider fails", async () => {
    const { google, connect, state } = await startCalendarChat();
    google.state.denies = true;
    expect((await connect("google")).search).toBe("?problem=denied&provider=google");
    google.state.denies = false;
    google.state.refused = ["https://www.googleapis.com/auth/calendar.freebusy"];
    expect((await connect("google")).search).toBe("?problem=permission&provider=google");
    google.state.refused = [];
    google.state.failures.push({ status: 503, body: { tokenError: "temporarily_unavailable" } });
    expect((await connect("google")).search).toBe("?problem=failed&provider=google");
    expect(await state("google")).toMatchObject({ state: "off", account: null });
  });

  test("needs a session, an agent and a known provider", async () => {
    const { client, database, signedIn, owner } = await startCalendarChat();
    const waiting = await signedIn((await createAccount(database.db, { access_level: "none" })).email);
    const calls = [
      ["GET", "/api/calendar-connections"],
      ["GET", "/api/busy-times?from=2026-03-20T00:00:00Z&to=2026-03-27T00:00:00Z"],
      ["POST", "/api/calendar-connections/google"],
      ["DELETE", "/api/calendar-connections/google"],
    ] as const;
    const json = { "content-type": "application/json" };
    for (const [method, path] of calls) {
      const body = method === "POST" ? '{"language":"en"}' : undefined;
      expect((await client().send(method, path, body, body ? json : {})).status).toBe(401);
      expect((await waiting.send(method, path, body, body ? json : {})).status).toBe(403);
    }
    expect((await owner.post("/api/calendar-connections/apple", { language: "en" })).status).toBe(400);
    expect((await owner.post("/api/calendar-connections/google", { language: "fr" })).status).toBe(400);
    expect((await owner.send("DELETE", "/api/calendar-connections/apple")).status).toBe(400);
    expect((await owner.get("/api/busy-times?from=2026-03-27T00:00:00Z&to=2026-03-20T00:00:00Z")).status).toBe(400);
    expect((await owner.send("DELETE", "/api/calendar-connections/google")).status).toBe(404);
    const signedOut = await client().get("/api/calendar-connections/google/callback?state=x&code=y");
    expect(signedOut.headers.get("location")).toBe("/dashboard/showings/calendars?problem=expired&provider=google");
  });

  test("revokes only this agent's access at Google when they disconnect", async () => {
    const { google, connect, owner, state, signedIn, database, run, book } = await startCalendarChat();
    await connect("google");
    const other = await signedIn((await createAgent(database.db)).email);
    await connect("google", other);
    expect((await owner.send("DELETE", "/api/calendar-connections/google")).status).toBe(204);
    expect(google.state.revoked).toHaveLength(1);
    expect(await state("google")).toMatchObject({ state: "off" });
    expect(await state("google", other)).toMatchObject({ state: "on" });
    await book("Bea");
    await run();
    expect(google.events()).toEqual([]);
  });
});

describe("busy times", () => {
  for (const provider of ["google", "microsoft"] as const) {
    test(`from ${provider} are never offered, and only their agent sees them`, async () => {
      const chat = await startCalendarChat();
      await chat.connect(provider);
      expect(await chat.freeTimes()).toContain(monday);
      if (provider === "google") chat.google.busy.push({ start: "2026-03-23T15:15:00Z", end: "2026-03-23T16:00:00Z" });
      else chat.microsoft.add("2026-03-23T15:15:00.000Z", "2026-03-23T16:00:00.000Z");
      await chat.run();
      const free = await chat.freeTimes();
      expect(free).not.toContain(monday);
      // The buffer of a quarter of an hour counts, too.
      expect(free).not.toContain("2026-03-23T16:00:00.000Z");
      expect(free).toContain("2026-03-23T16:30:00.000Z");
      const range = "from=2026-03-23T00:00:00Z&to=2026-03-30T00:00:00Z";
      const period = { provider, from: "2026-03-23T15:15:00.000Z", to: "2026-03-23T16:00:00.000Z" };
      expect((await chat.owner.get(`/api/busy-times?${range}`)).body).toEqual([period]);
      const other = await chat.signedIn((await createAgent(chat.database.db)).email);
      expect((await other.get(`/api/busy-times?${range}`)).body).toEqual([]);
      expect(await chat.state(provider)).toMatchObject({ busyReadAt: friday.toISOString() });
    });
  }

  test("are no longer offered in the chat once they become busy", async () => {
    const { say, google, connect, run } = await startCalendarChat();
    await connect("google");
    google.busy.push({ start: "2026-03-20T14:00:00Z", end: "2026-03-23T20:00:00Z" });
    await run();
    await say("Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1");
    const { body } = await say("Can I see 100 SW 10th St? When could I come?");
    expect(body.message).toMatch(/Monday, March 23 at 4:30 PM|Tuesday, March 24/);
    expect(body.message).not.toMatch(/Friday|Monday, March 23 at (9|10|11|12|1|2|3)\b/);
  });

  test("skip entries that Outlook shows as free, and include every page", async () => {
    const { microsoft, connect, run, stored } = await startCalendarChat();
    await connect("microsoft");
    for (const hour of ["10", "12", "14", "16"]) {
      microsoft.add(`2026-03-24T${hour}:00:00.000Z`, `2026-03-24T${hour}:30:00.000Z`, hour === "12" ? "free" : "busy");
    }
    await run();
    expect((await stored("microsoft")).busy.map(([from]) => from.slice(11, 13))).toEqual(["10", "14", "16"]);
  });

  test("never come from Llave's own entries, so a canceled showing frees its time immediately", async () => {
    const { connect, run, book, owner, freeTimes, pass, microsoft } = await startCalendarChat();
    await connect("microsoft");
    const { showingId } = await book("Bea");
    await run();
    pass(5 * minute);
    await run();
    expect(microsoft.events).toHaveLength(1);
    expect(await freeTimes()).not.toContain(monday);
    await owner.post(`/api/showings/${showingId}/cancel`);
    expect(await freeTimes()).toContain(monday);
  });

  test("are fetched every five minutes, with a new access token once the old one expires", async () => {
    const { connect, run, google, pass, stored, state } = await startCalendarChat();
    await connect("google");
    await run();
    await run();
    const readings = () => google.state.calls.filter(({ path }) => path.endsWith("/freeBusy")).length;
    expect(readings()).toBe(1);
    google.expireTokens();
    const { access_token: before } = await stored("google");
    pass(5 * minute);
    await run();
    expect(readings()).toBe(2);
    expect((await stored("google")).access_token).not.toEqual(before);
    // A token that is about to end is renewed before it fails.
    pass(60 * minute);
    await run();
    expect(await state("google")).toMatchObject({ state: "on", failingSince: null });
  });

  test("keep their last state when the agent revokes access, until they sign in again", async () => {
    const { connect, run, google, pass, freeTimes, state, database, agent, services } = await startCalendarChat();
    await connect("google");
    google.busy.push({ start: "2026-03-23T15:00:00Z", end: "2026-03-23T16:00:00Z" });
    await run();
    google.endAccess();
    pass(5 * minute);
    await run();
    expect(await state("google")).toMatchObject({ state: "reconnect", account: "rosa@mail.example" });
    pass(5 * minute);
    await run();
    const told = () => database.db.selectFrom("mail").selectAll().where("kind", "=", "calendar_stopped").execute();
    const [mail, ...more] = (await told()).filter(({ recipient }) => recipient === agent.email);
    expect(more).toEqual([]);
    expect(mail && (await calendarStoppedMail(services, mail))?.values).toMatchObject({ address: "Google" });
    expect(await freeTimes()).not.toContain(monday);
    google.busy.length = 0;
    await connect("google");
    await run();
    expect(await state("google")).toMatchObject({ state: "on" });
    expect(mail && (await calendarStoppedMail(services, mail))).toBeNull();
    expect(await freeTimes()).toContain(monday);
  });

  test("are fetched again after the delay the provider asks for, longer after each failure", async () => {
    const { connect, run, google, pass, state } = await startCalendarChat();
    await connect("google");
    const calls = () => google.state.calls.filter(({ path }) => path.endsWith("/freeBusy")).length;
    google.state.failures.push({ status: 429, headers: { "retry-after": "600" } });
    await run();
    pass(599_000);
    await run();
    expect(calls()).toBe(1);
    pass(1_000);
    google.state.failures.push({ status: 503 });
    await run();
    expect(calls()).toBe(2);
    expect(await state("google")).toMatchObject({ state: "on", failingSince: expect.any(String) });
    pass(minute - 1);
    await run();
    expect(calls()).toBe(2);
    pass(1);
    await run();
    expect(calls()).toBe(3);
    expect(await state("google")).toMatchObject({ failingSince: null });
  });

  test("are merged when they touch or overlap", () => {
    const at = (hour: number) => `2026-03-23T${String(hour).padStart(2, "0")}:00:00.000Z`;
    const period = (from: number, to: number) => ({ from: at(from), to: at(to) });
    expect(joined([period(12, 13), period(9, 11), period(10, 12), period(15, 15)])).toEqual([[at(9), at(13)]]);
    expect(joined([period(9, 12), period(10, 11), period(14, 15)])).toEqual([
      [at(9), at(12)],
      [at(14), at(15)],
    ]);
  });
});

describe("showings in the agent's calendar", () => {
  for (const provider of ["google", "microsoft"] as const) {
    test(`appear at ${provider} when booked, move when moved and disappear when canceled`, async () => {
      const chat = await startCalendarChat();
      const { book, run, owner, connect } = chat;
      const entries = () =>
        provider === "google"
          ? chat.google.events().map(({ summary, start, location }) => ({
              ...{ title: summary, at: start.dateTime, place: location },
            }))
          : chat.microsoft.events.map(({ subject, start, location }) => ({
              ...{ title: subject, at: `${start.dateTime}Z`, place: location?.displayName },
            }));
      const { showingId } = await book("Bea");
      await connect(provider);
      expect(await chat.state(provider)).toMatchObject({ waiting: 1 });
      await run();
      const entry = { title: "Showing with Bea", at: monday, place: "100 SW 10th St, #4" };
      expect(entries()).toEqual([entry]);
      expect(await chat.state(provider)).toMatchObject({ waiting: 0 });
      await owner.post(`/api/showings/${showingId}/move`, { at: tuesday });
      await run();
      expect(entries()).toEqual([{ ...entry, at: tuesday }]);
      await owner.post(`/api/showings/${showingId}/cancel`);
      await run();
      expect(entries()).toEqual([]);
      const left = await chat.database.db.selectFrom("calendar_event").selectAll().execute();
      expect(left.filter(({ agent_id }) => agent_id === chat.agent.agent_id)).toEqual([]);
    });

    test(`appear once at ${provider} even if its response is lost`, async () => {
      const chat = await startCalendarChat();
      await chat.connect(provider);
      await chat.run();
      await chat.book("Bea");
      chat[provider].state.failures.push("after");
      await chat.run();
      expect(await chat.state(provider)).toMatchObject({ waiting: 1, failingSince: expect.any(String) });
      chat.pass(10_000);
      await chat.run();
      const count = provider === "google" ? chat.google.events().length : chat.microsoft.events.length;
      expect(count).toBe(1);
      expect(await chat.state(provider)).toMatchObject({ waiting: 0, failingSince: null });
    });
  }

  test("are sent once when two servers send at the same time", async () => {
    const { connect, book, run, google, services } = await startCalendarChat();
    await connect("google");
    await run();
    for (const [n, hour] of ["13", "15", "17", "19"].entries()) await book(`Bea${n}`, `2026-03-23T${hour}:00:00.000Z`);
    await Promise.all([services, services, services].map(sendCalendarEvents));
    expect(google.events()).toHaveLength(4);
    const made = google.state.calls.filter(({ path, method }) => method === "POST" && path.endsWith("/events"));
    expect(made).toHaveLength(4);
  });

  test("are sent by another server if the first one dies", async () => {
    const { connect, book, run, google, pass, database, services } = await startCalendarChat();
    await connect("google");
    await run();
    await book("Bea");
    await database.db.updateTable("calendar_event").set({ claimed_at: services.now(), attempts: 1 }).execute();
    await run();
    expect(google.events()).toEqual([]);
    pass(3 * minute);
    await run();
    expect(google.events()).toHaveLength(1);
  });

  test("wait until the agent signs in again, and are then sent in their current state", async () => {
    const { connect, book, run, google, owner, state } = await startCalendarChat();
    await connect("google");
    await run();
    google.endAccess();
    const { showingId } = await book("Bea");
    await run();
    await owner.post(`/api/showings/${showingId}/move`, { at: tuesday });
    await run();
    expect(await state("google")).toMatchObject({ state: "reconnect", waiting: 1 });
    await connect("google");
    await run();
    expect(google.events().map(({ start }) => start.dateTime)).toEqual([tuesday]);
    expect(google.calendars.size).toBe(1);
  });

  test("get a new calendar if the agent deleted Llave's", async () => {
    const { connect, book, run, google, state } = await startCalendarChat();
    await connect("google");
    await book("Bea");
    await run();
    google.calendars.clear();
    await book("Caro", tuesday);
    await run();
    expect(
      google
        .events()
        .map(({ summary }) => summary)
        .sort(),
    ).toEqual(["Showing with Bea", "Showing with Caro"]);
    expect(await state("google")).toMatchObject({ waiting: 0, failingSince: null });
  });

  test("go to the new account when the agent connects another one", async () => {
    const { connect, book, run, google, state } = await startCalendarChat();
    await connect("google");
    await book("Bea");
    await run();
    google.state.account = "rosa@brokerage.example";
    await connect("google");
    await run();
    expect(await state("google")).toMatchObject({ account: "rosa@brokerage.example", waiting: 0 });
    expect(google.calendars.size).toBe(2);
  });

  test("are mailed without a calendar file once a calendar is connected", async () => {
    const { connect, services, agent, database, book } = await startCalendarChat();
    await book("Bea");
    const row = await database.db
      .selectFrom("mail")
      .selectAll()
      .where("kind", "=", "showing_agent")
      .where("recipient", "=", agent.email)
      .executeTakeFirstOrThrow();
    expect(await showingAgentMail(services, row)).toHaveProperty("calendar");
    await connect("google");
    expect(await showingAgentMail(services, row)).not.toHaveProperty("calendar");
  });
});
