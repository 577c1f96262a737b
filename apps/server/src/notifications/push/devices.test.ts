import { describe, expect, test, vi } from "vitest";
import { morning, startPushChat, titles, wantsPerson } from "../../testing/chats/startPushChat.ts";
import type { TestClient } from "../../testing/client.ts";
import { createAgent, testPassword } from "../../testing/factories.ts";
import { startChat, startTestApp } from "../../testing/testApp.ts";
import { preparePushKeys } from "./keys.ts";

const minute = 60_000;
const android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

describe("a device", () => {
  test("is listed by what it runs on, without its address or keys", async () => {
    const { owner, client, agent, push, add, list, device, pass } = await startPushChat();
    pass(minute);
    const phone = client({ "user-agent": android });
    await phone.post("/api/auth/login", { email: agent.email, password: testPassword });
    expect((await add(push.subscribe(), phone)).status).toBe(201);
    expect(await list()).toMatchObject([{ userAgent: android }, { deliveredAt: null }]);
    const { text } = await owner.get("/api/agent/push-devices");
    for (const secret of [device.subscription.endpoint, ...Object.values(device.subscription.keys)])
      expect(text).not.toContain(secret);
  });

  test("gets a test push, and is removed if it's gone", async () => {
    const { owner, device, list } = await startPushChat();
    const [{ id }] = await list();
    const send = () => owner.post(`/api/agent/push-devices/${id}/test`);
    expect((await send()).status).toBe(200);
    expect(titles(device)).toEqual(["Llave"]);
    expect((await list())[0].deliveredAt).toBe(morning.toISOString());
    device.answers.push(500, 410);
    expect((await send()).body.code).toBe("push_not_delivered");
    expect((await send()).body.code).toBe("push_device_gone");
    expect(await list()).toEqual([]);
    expect((await send()).status).toBe(404);
  });

  test("is removed by its agent, by signing out there, and by ending its session elsewhere", async () => {
    const { owner, client, agent, push, add, list, signedIn } = await startPushChat();
    const [{ id }] = await list();
    expect((await owner.send("DELETE", `/api/agent/push-devices/${id}`)).status).toBe(204);
    expect((await owner.send("DELETE", `/api/agent/push-devices/${id}`)).status).toBe(404);
    const phone = client();
    await phone.post("/api/auth/login", { email: agent.email, password: testPassword });
    await add(push.subscribe(), phone);
    await phone.post("/api/auth/logout");
    expect(await list()).toEqual([]);
    const tablet = await signedIn(agent.email);
    await add(push.subscribe(), tablet);
    const { token } = (await tablet.get("/api/auth/me")).body.session;
    await owner.send("DELETE", `/api/account/sessions/${token}`);
    expect(await list()).toEqual([]);
  });

  test("gets nothing once its session has expired", async () => {
    const { say, run, device, database } = await startPushChat();
    await database.pool.query("update session set expires_at = $1", [morning]);
    await say(wantsPerson("Ana Lopez"));
    await run();
    expect(device.arrived).toEqual([]);
  });

  test("gets only the notifications of the agent who signed in last", async () => {
    const { say, run, device, list, add, database, signedIn } = await startPushChat();
    const other = await createAgent(database.db);
    const stranger = await signedIn(other.email);
    expect((await add(device, stranger)).status).toBe(201);
    expect([await list(), (await list(stranger)).length]).toEqual([[], 1]);
    await say(wantsPerson("Ana Lopez"));
    await run();
    expect(device.arrived).toEqual([]);
  });

  test("is the same one when turned on again, and the eleventh is refused", async () => {
    const { add, list, push, device } = await startPushChat();
    await add(device);
    expect(await list()).toHaveLength(1);
    for (let n = 2; n <= 10; n++) expect((await add(push.subscribe())).status).toBe(201);
    expect((await add(push.subscribe())).body.code).toBe("too_many_push_devices");
    expect((await add(device)).status).toBe(201);
    expect(await list()).toHaveLength(10);
  });

  test("belongs to one agent: others can neither see, test nor remove it", async () => {
    const { list, database, signedIn, client } = await startPushChat();
    const [{ id }] = await list();
    const stranger = await signedIn((await createAgent(database.db)).email);
    const statuses = async (browser: TestClient) => [
      (await browser.post(`/api/agent/push-devices/${id}/test`)).status,
      (await browser.send("DELETE", `/api/agent/push-devices/${id}`)).status,
    ];
    expect(await statuses(stranger)).toEqual([404, 404]);
    expect(await statuses(client())).toEqual([401, 401]);
    expect([await list(stranger), (await list()).length]).toEqual([[], 1]);
  });

  test.each([
    ["an unknown host", "https://push.example/abc"],
    ["http", "http://fcm.googleapis.com/abc"],
    ["a port", "https://fcm.googleapis.com:8443/abc"],
    ["a password", "https://a:b@fcm.googleapis.com/abc"],
    ["a look-alike", "https://fcm.googleapis.com.example/abc"],
    ["another server on this machine", "http://127.0.0.1:1/abc"],
    ["Apple's name at the end only", "https://evilpush.apple.com/abc"],
  ])("is refused with an address that has %s", async (_what, endpoint) => {
    const { owner, device } = await startPushChat();
    const answer = await owner.post("/api/agent/push-devices", { ...device.subscription, endpoint });
    expect(answer.body.code).toBe("push_service_unknown");
  });

  test.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-bl2p.notify.windows.com/w/?token=abc",
  ])("is accepted at %s", async (endpoint) => {
    const { owner, device } = await startPushChat();
    expect((await owner.post("/api/agent/push-devices", { ...device.subscription, endpoint })).status).toBe(201);
  });

  test("is refused with keys that nothing can be encrypted with", async () => {
    const { owner, device } = await startPushChat();
    const { endpoint, keys } = device.subscription;
    const noPoint = Buffer.alloc(65, 4).toString("base64url");
    for (const wrong of [{ ...keys, auth: "AAAA" }, { ...keys, p256dh: "AAAA" }, { ...keys, p256dh: noPoint }, {}])
      expect((await owner.post("/api/agent/push-devices", { endpoint, keys: wrong })).status).toBe(400);
  });
});

describe("the keys", () => {
  test("are created once when two servers need them, and stay encrypted", async () => {
    const chat = await startChat();
    const { database, agent } = chat;
    const owner = await chat.signedIn(agent.email);
    const other = await startTestApp({ database });
    const second = await other.signedIn(agent.email);
    const keyOf = async (browser: TestClient) => (await browser.get("/api/agent/push-devices")).body.publicKey;
    const keys = await Promise.all([owner, second, owner, second].map(keyOf));
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0], "base64url")).toHaveLength(65);
    const { rows } = await database.pool.query("select private_key from push_key");
    expect(rows).toHaveLength(1);
    expect(rows[0].private_key.toString("latin1")).not.toContain("PRIVATE KEY");
  });

  test("exist once a server has started; a server with another secret warns and starts", async () => {
    const { database, app } = await startChat();
    await database.pool.query("delete from push_key");
    const log = { error: vi.fn() };
    await preparePushKeys(app.services, log);
    expect((await database.pool.query("select 1 from push_key")).rows).toHaveLength(1);
    expect(log.error).not.toHaveBeenCalled();
    await preparePushKeys({ ...app.services, secret: "another secret, also 32 characters long" }, log);
    expect(log.error).toHaveBeenCalledOnce();
  });
});
