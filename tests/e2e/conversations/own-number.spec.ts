import { runTwilioServer, type TwilioServer } from "../../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import type { RunningServer } from "../../../tools/server/runningServer.ts";
import { enterAs } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test as journey } from "../support/journey.ts";
import { startDemo } from "../support/servers.ts";

/** The agent's own account at Twilio. */
const own = { accountSid: `AC${"d4".repeat(16)}`, authToken: "a token of the agent's account", number: "+17865550144" };

/** A server without a shared number: each agent connects their own. */
const test = journey.extend<{ connected: { server: RunningServer; twilio: TwilioServer } }>({
  connected: async ({ browserName: _ }, use) => {
    const twilio = await runTwilioServer([{ ...own, numbers: [own.number] }]);
    const server = await startDemo({ TWILIO_API_URL: twilio.url });
    await use({ server, twilio });
    await server.stop();
    twilio.stop();
  },
  baseURL: async ({ connected }, use) => use(connected.server.origin),
});

const texts = {
  lang: "es",
  width: 390,
  card: "Mensajes de texto",
  none: "Sin conectar",
  steps: ["Consigue un número", "Haz que sus mensajes lleguen a Llave", "Envía un mensaje de prueba"],
  form: "Usar tu propio número",
  number: "Número",
  connect: "Conectar",
  refused: "Twilio no aceptó este Account SID y este Auth Token.",
  waiting: "Conectado, falta probarlo",
  test: "Enviar un mensaje de prueba",
  tested: /Mensaje de prueba del .*: (enviado, todavía sin entregar|entregado en tu teléfono)/,
  registration: "Registro con las operadoras",
  brand: "Marca",
  campaign: "Qué envías",
  review: "En revisión",
  disconnect: "Desconectar",
  asks: `¿Desconectar el ${own.number}?`,
  keep: "Dejarlo conectado",
};

test("an agent connects their own number, tests it and disconnects it (es, 390)", async ({
  page,
  problems,
  connected: { server, twilio },
}, info) => {
  const { lang, width } = texts;
  problems.expect(/status of 400/);
  Object.assign(twilio.registrations, { brand: "APPROVED", campaign: "IN_PROGRESS", numbers: [own.number] });
  const shot = (name: string) =>
    page.screenshot({ path: info.outputPath(`${name}-${lang}-${width}.png`), fullPage: true });
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([{ name: "llave_language", value: lang, url: server.origin }]);
  await enterAs(page, server.agent, "/dashboard/settings/channels");
  await page.request.patch("/api/agent/settings", { data: { phone: "305-555-0166" } });
  const card = page.getByRole("region", { name: texts.card, exact: true });
  await expect(card.getByText(texts.none)).toBeVisible();
  for (const [at, step] of texts.steps.entries()) await expect(card.getByText(`${at + 1}. ${step}`)).toBeVisible();
  await shot("1-not-connected");

  await card.getByText(texts.form, { exact: true }).click();
  await card.getByLabel("Account SID").fill(own.accountSid);
  await card.getByLabel("Auth Token", { exact: true }).fill("a token of nobody at all");
  await card.getByLabel(texts.number, { exact: true }).fill(own.number);
  await card.getByRole("button", { name: texts.connect, exact: true }).click();
  await expect(page.getByText(texts.refused).last()).toBeVisible();
  await shot("2-refused");
  await card.getByLabel("Auth Token", { exact: true }).fill(own.authToken);
  await card.getByRole("button", { name: texts.connect, exact: true }).click();
  await expect(card.getByText(texts.waiting)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shot("3-connected");

  await card.getByRole("button", { name: texts.test }).click();
  await expect.poll(() => twilio.taken.length).toBe(1);
  await expect(card.getByRole("status").filter({ hasText: texts.tested })).toBeVisible();
  // The number's registration is open until it is done.
  await expect(card.getByRole("group").filter({ hasText: texts.registration })).toHaveAttribute("open");
  await expect(card.getByRole("listitem").filter({ hasText: texts.brand }).first()).toBeVisible();
  await expect(card.getByText(texts.review)).toBeVisible();
  await shot("4-tested");

  await card.getByRole("button", { name: texts.disconnect }).click();
  const dialog = page.getByRole("dialog", { name: texts.asks });
  await shot("5-asks");
  await dialog.getByRole("button", { name: texts.keep }).click();
  await expect(card.getByText(own.number).first()).toBeVisible();
  await card.getByRole("button", { name: texts.disconnect }).click();
  await dialog.getByRole("button", { name: texts.disconnect, exact: true }).click();
  await expect(card.getByText(texts.none)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Nothing is left of the number's registration.
  await card.locator("summary").filter({ hasText: texts.registration }).click();
  await expect(card.getByText(texts.campaign)).toBeVisible();
  await expect(card.getByText(texts.review)).toHaveCount(0);
  await shot("6-disconnected");
});
