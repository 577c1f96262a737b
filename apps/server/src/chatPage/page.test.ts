import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAgent, createLink } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

const startPages = (env: Record<string, string> = {}) => startChat({ pages: true, env });

describe("the chat page", () => {
  test("has greeting and link preview in its HTML, at all three URL forms", async () => {
    const chat = await startPages();
    const { slug } = chat.agent;
    const { name_slug: name, token } = chat.link;
    for (const path of [slug, `${slug}/${name}`, `${slug}/${name}/${token}`]) {
      const { status, text, headers } = await chat.client().get(`/smartlink/${path}`);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^text\/html/);
      expect(text).toMatch(/<title>[^<]*Rosa Delgado/);
      expect(text).toMatch(/property="og:title" content="[^"]*Rosa Delgado/);
      expect(text).toContain(`/smartlink-preview/${chat.link.link_id}.png`);
      expect(text).toContain("Miami Rental Specialist");
      expect(text).toMatch(/Rosa[^<]*AI assistant/);
    }
  });

  test("greets in Spanish on a Spanish link, even in an English browser", async () => {
    const chat = await startPages();
    await createLink(chat.database.db, chat.agent.agent_id, { name_slug: "es", language: "spanish" });
    const { text } = await chat.client({ "accept-language": "en" }).get(`/smartlink/${chat.agent.slug}/es`);
    expect(text).toContain('<html lang="es"');
    expect(text).toContain("¡Hola!");
  });

  test("follows the renter's choice, then the browser, on a bilingual link", async () => {
    const chat = await startPages();
    const page = (headers: Record<string, string>) => chat.client(headers).get(`/smartlink/${chat.agent.slug}`);
    expect((await page({ "accept-language": "es-VE,es" })).text).toContain('<html lang="es"');
    expect((await page({ "accept-language": "fr" })).text).toContain('<html lang="en"');
    const chosen = await page({ "accept-language": "es", cookie: "llave_language=en" });
    expect(chosen.text).toContain('<html lang="en"');
  });

  test("restores only the visitor's own conversation", async () => {
    const chat = await startPages();
    const path = `/smartlink/${chat.agent.slug}`;
    await chat.say("2 bedrooms in Brickell, please");
    expect((await chat.renter.get(path)).text).toContain("2 bedrooms in Brickell, please");
    expect((await chat.client().get(path)).text).not.toContain("2 bedrooms in Brickell");
  });

  test("never turns a renter's or agent's text into markup", async () => {
    const chat = await startPages();
    const agent = await createAgent(chat.database.db, { name: `</script><b>"'&` });
    await createLink(chat.database.db, agent.agent_id, { is_first: true });
    const strange = await chat.client().get(`/smartlink/${agent.slug}`);
    expect(strange.text).not.toContain("</script><b>");
    await chat.say("</script><img src=x onerror=alert(1)>");
    const { text } = await chat.renter.get(`/smartlink/${chat.agent.slug}`);
    expect(text).not.toContain("<img src=x");
  });

  test("allows only scripts and styles with its nonce, and says so in its policy", async () => {
    const chat = await startPages();
    const { text, headers } = await chat.client().get(`/smartlink/${chat.agent.slug}`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe-inline");
    const nonce = policy.match(/'nonce-([^']+)'/)?.[1];
    for (const [tag] of text.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(text).not.toMatch(/<[^>]+\sstyle="/);
  });

  test("allows pictures from the map's server, if one is set, and from no other site", async () => {
    const picturesOf = async (env: Record<string, string>) => {
      const chat = await startPages(env);
      const { headers } = await chat.client().get(`/smartlink/${chat.agent.slug}`);
      return headers.get("content-security-policy")?.match(/img-src ([^;]*)/)?.[1];
    };
    expect(await picturesOf({})).toBe("'self' data: blob:");
    const tiles = "https://tiles.example:8443/styles/{z}/{x}/{y}.png?key=k";
    expect(await picturesOf({ MAP_TILES_URL: tiles })).toBe("'self' data: blob: https://tiles.example:8443");
  });

  test("is sent compressed", async () => {
    const chat = await startPages();
    const response = await fetch(`${chat.origin}/smartlink/${chat.agent.slug}`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toContain("Miami Rental Specialist");
  });

  test("counts no view for fetching the HTML alone", async () => {
    const chat = await startPages();
    await chat.client().get(`/smartlink/${chat.agent.slug}`);
    const { rows } = await chat.database.pool.query("select * from smartlink_day where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows).toEqual([]);
  });

  test("returns 404 for a missing link and 410 for an inactive one, with the unavailable screen", async () => {
    const chat = await startPages();
    const missing = await chat.client().get("/smartlink/nobody");
    expect(missing.status).toBe(404);
    expect(missing.text).toContain("SmartLink Not Available");
    await chat.database.pool.query("update smartlink set is_active = false where link_id = $1", [chat.link.link_id]);
    const gone = await chat.client().get(`/smartlink/${chat.agent.slug}`);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain("no longer active");
  });
});

describe("the preview picture", () => {
  test("is a PNG in the size that chat apps show, cached forever under its address", async () => {
    const chat = await startPages();
    const { text } = await chat.client().get(`/smartlink/${chat.agent.slug}`);
    const path = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text)?.[1] ?? "";
    const response = await fetch(chat.origin + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(chat.origin + path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const bare = await fetch(`${chat.origin}/smartlink-preview/${chat.link.link_id}.png`);
    expect(bare.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("shows the agent's stored portrait under a new address and fetches nothing from elsewhere", async () => {
    const chat = await startPages();
    const owner = await chat.signedIn(chat.agent.email);
    const red = { create: { width: 300, height: 300, channels: 3 as const, background: "#ff0000" } };
    const photo = new Uint8Array(await sharp(red).jpeg().toBuffer());
    const upload = await owner.send("POST", "/api/pictures?purpose=portrait", photo, { "content-type": "image/jpeg" });
    const corner = { left: 180, top: 315, width: 1, height: 1 };
    const middleOf = async (address: string) => {
      const set = "update agent set photo = $2 where agent_id = $1";
      await chat.database.pool.query(set, [chat.agent.agent_id, address]);
      let drawn = Buffer.alloc(0);
      await expect
        .poll(async () => {
          const { text } = await chat.client().get(`/smartlink/${chat.agent.slug}`);
          const path = /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text)?.[1] ?? "";
          drawn = Buffer.from(await (await fetch(chat.origin + path)).arrayBuffer());
          return text.includes(address);
        })
        .toBe(true);
      return [...(await sharp(drawn).extract(corner).removeAlpha().raw().toBuffer())];
    };
    const [red1 = 0, green = 255] = await middleOf(upload.body.urls.medium);
    expect([red1 > 200, green < 60]).toEqual([true, true]);
    expect((await middleOf("http://127.0.0.1:9/elsewhere.webp"))[1]).toBeGreaterThan(20);
  });

  test("returns 404 for an unknown link", async () => {
    const chat = await startPages();
    expect((await chat.client().get("/smartlink-preview/nothing.png")).status).toBe(404);
  });
});
