import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushPayload } from "@llave/contract/notifications/push";
import { onTestFinished } from "vitest";
import { decryptPush } from "./decrypt.ts";

/** How a push is answered: with a status, or not at all. */
export type PushAnswer = number | "slow" | { status: number; headers: Record<string, string> };

/** A push that arrived, decrypted. */
export interface ArrivedPush {
  payload: PushPayload;
  headers: IncomingMessage["headers"];
  /** What the token of RFC 8292 claims. */
  claims: { aud: string; exp: number; sub: string };
}

/** A browser that turned on notifications. */
export interface TestDevice {
  /** What its `PushSubscription` gives the site. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  arrived: ArrivedPush[];
  /** The answers to the next pushes, in order; then 201. */
  answers: PushAnswer[];
}

interface Subscribed extends TestDevice {
  own: ECDH;
  auth: Buffer;
}

/**
 * A push service and the browsers behind it, on this machine: it refuses what isn't signed and decrypts what arrives. It
 * stops with the test.
 */
export async function startPushServer() {
  const devices = new Map<string, Subscribed>();
  /** Why pushes were refused, so that a test fails with the reason. */
  const faults: string[] = [];
  const server = createServer((request, response) => {
    take(devices, url, request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, env: { PUSH_TEST_URL: url }, faults, subscribe: () => subscribe(devices, url) };
}

function subscribe(devices: Map<string, Subscribed>, url: string): TestDevice {
  const own = createECDH("prime256v1");
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(12).toString("base64url")}`;
  const keys = { p256dh: own.generateKeys("base64url"), auth: auth.toString("base64url") };
  const device = { subscription: { endpoint: url + path, keys }, arrived: [], answers: [], own, auth };
  devices.set(path, device);
  return device;
}

async function take(
  devices: Map<string, Subscribed>,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const device = devices.get(request.url ?? "");
  if (!device) throw new Error(`no device at ${request.url}`);
  const { headers } = request;
  const claims = checkedClaims(headers.authorization ?? "", url);
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("not RFC 8291");
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error("no TTL");
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error("a topic that services refuse");
  const payload = JSON.parse(decryptPush(Buffer.concat(chunks), device.own, device.auth));
  const answer = device.answers.shift() ?? 201;
  if (answer === "slow") return;
  const { status, headers: more } = typeof answer === "number" ? { status: answer, headers: {} } : answer;
  if (status < 300) device.arrived.push({ payload, headers, claims });
  response.writeHead(status, more).end();
}

/** The token's claims, if it was signed with the key it names and is for this service. */
function checkedClaims(authorization: string, url: string): ArrivedPush["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!signed) throw new Error("the token's signature is wrong");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  if (claims.aud !== url) throw new Error(`the token is for ${claims.aud}`);
  return claims;
}
