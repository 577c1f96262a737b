import { minPasswordLength } from "@llave/contract/account/accountLimits";
import { z } from "zod";
import {
  type CalendarClients,
  calendarClientsOf,
  calendarSettings,
  wrongCalendarSettings,
} from "./calendars/settings.ts";
import {
  type InboundMailConfig,
  inboundMailConfigOf,
  inboundMailSettings,
  missingInboundMailSettings,
} from "./channels/email/settings.ts";
import {
  missingTwilioSettings,
  type TwilioConfig,
  twilioConfigOf,
  twilioSettings,
} from "./channels/twilio/settings.ts";
import { isLoopback } from "./http/loopback.ts";
import { type MapTiles, mapSettings, mapTilesOf } from "./http/mapTiles.ts";
import type { ModelConfig } from "./llm/settings/modelConfig.ts";
import { missingModelSettings, modelConfigOf, modelSettings } from "./llm/settings/modelSettings.ts";

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z.enum(["0", "1"]).transform((value) => value === "1");

const settings = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    ORIGIN: z
      .url({ protocol: /^https?$/, error: "must be an address such as https://llave.example" })
      .transform((value) => new URL(value).origin)
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .optional(),
    DATABASE_POOL: whole(2, 200).default(10),
    LLAVE_DATA_DIR: z.string().min(1).default("./data"),
    LLAVE_DEMO: flag.optional(),
    LLAVE_DEV: flag.default(false),
    LLAVE_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    LLAVE_RATE_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
    LLAVE_LOG: z.enum(["silent", "error", "warn", "info", "debug"]).default("warn"),
    TRUST_PROXY: whole(0, 10).default(0),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^/]/, "must start with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: z.string().min(3).default("Llave <support@llave.example>"),
    SUPPORT_MAIL: z.email("must be an email address").default("support@llave.example"),
    SECURITY_MAIL: z.email("must be an email address").optional(),
    MAIL_POSTAL_ADDRESS: z.string().max(300).optional(),
    ...inboundMailSettings,
    ...twilioSettings,
    ...calendarSettings,
    PUSH_TEST_URL: z
      .url({ protocol: /^http$/, error: "must be an address such as http://127.0.0.1:4000" })
      .refine((value) => isLoopback(new URL(value).hostname), "must be on this machine")
      .transform((value) => new URL(value).origin)
      .optional(),
    ...mapSettings,
    LLAVE_ADMIN_EMAIL: z.email("must be an email address").optional(),
    LLAVE_ADMIN_PASSWORD: z
      .string()
      .min(minPasswordLength, `must have at least ${minPasswordLength} characters`)
      .optional(),
    LLAVE_METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    ...modelSettings,
  })
  .superRefine((s, context) => {
    for (const { name, error } of missingModelSettings(s))
      context.addIssue({ code: "custom", path: [name], message: error });
  })
  .superRefine((s, context) => {
    for (const { name, error } of [...missingTwilioSettings(s), ...missingInboundMailSettings(s)])
      context.addIssue({ code: "custom", path: [name], message: error });
  })
  .superRefine((s, context) => {
    for (const { name, error } of wrongCalendarSettings(s, { production: s.NODE_ENV === "production" }))
      context.addIssue({ code: "custom", path: [name], message: error });
  })
  .refine((s) => (s.LLAVE_ADMIN_EMAIL === undefined) === (s.LLAVE_ADMIN_PASSWORD === undefined), {
    path: ["LLAVE_ADMIN_EMAIL"],
    error: "goes together with LLAVE_ADMIN_PASSWORD",
  })
  .superRefine((s, context) => {
    if (s.NODE_ENV !== "production") return;
    for (const name of ["LLAVE_SECRET", "ORIGIN"] as const)
      if (s[name] === undefined)
        context.addIssue({ code: "custom", path: [name], message: "is required in production" });
    if (s.PUSH_TEST_URL !== undefined)
      context.addIssue({ code: "custom", path: ["PUSH_TEST_URL"], message: "is for tests, never in production" });
    if (s.LLAVE_DEMO)
      context.addIssue({ code: "custom", path: ["LLAVE_DEMO"], message: "makes demo data, never in production" });
    if (s.ORIGIN !== undefined && !isPrivate(s.ORIGIN))
      context.addIssue({ code: "custom", path: ["ORIGIN"], message: "must begin with https:// in production" });
  });

/** True for an address where nobody can intercept cookies: https, or this machine itself. */
function isPrivate(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || isLoopback(hostname);
}

/** Settings of one running server, read once from the environment. */
export interface Config {
  production: boolean;
  dev: boolean;
  port: number;
  host: string;
  /** Public address without a trailing slash; undefined until the port is known when it was not set. */
  origin: string | undefined;
  databaseUrl: string | undefined;
  /** Size of the connection pool. */
  poolSize: number;
  dataDir: string;
  /** True, false, or undefined for "only on an empty embedded database outside production". */
  demo: boolean | undefined;
  secret: string | undefined;
  rateFactor: number;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Number of trusted proxies in front, for the client's address; 0 trusts none. */
  trustedProxies: number;
  /** The SMTP server; without it mails are stored and shown at `/dev/mailbox`, but never in production. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives messages from the contact page. */
  supportMail: string;
  /** Receives security reports; `security.txt` names it. */
  securityMail: string;
  /** Printed under mails that can be unsubscribed from. */
  postalAddress: string | undefined;
  /** How renters' mails reach this server; undefined if they can't answer mails. */
  inboundMail: InboundMailConfig | undefined;
  /** The Twilio account for texts and WhatsApp, if any. */
  twilio: TwilioConfig | undefined;
  /** Address of Twilio's API; tests set a local server. */
  twilioApi: string | undefined;
  /** The server's accounts for agents' own calendars, by provider. */
  calendars: CalendarClients;
  /** Origin of a local server that plays a push service in tests. */
  testPushService: string | undefined;
  /** The tiles of the maps in a home's sheet and of a day's showings; if null, the maps are drawn. */
  mapTiles: MapTiles | null;
  /** The account that becomes an administrator at start. */
  admin: { email: string; password: string } | undefined;
  /** Token for reading `/metrics` from other machines; this machine needs none. */
  metricsToken: string | undefined;
  /** The language model; undefined if the assistant works without one. */
  model: ModelConfig | undefined;
}

/** A setting that stops the start; the message is one line that names it. */
export class SettingError extends Error {
  override name = "SettingError";
}

/**
 * Reads the settings from an environment. Empty values count as not set.
 * @throws SettingError naming every wrong setting in one line
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = settings.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new SettingError(`Wrong setting. ${wrong.join("; ")}`);
  }
  const s = result.data;
  return {
    production: s.NODE_ENV === "production",
    dev: s.LLAVE_DEV,
    port: s.PORT,
    host: s.HOST,
    origin: s.ORIGIN,
    databaseUrl: s.DATABASE_URL,
    poolSize: s.DATABASE_POOL,
    dataDir: s.LLAVE_DATA_DIR,
    demo: s.LLAVE_DEMO,
    secret: s.LLAVE_SECRET,
    rateFactor: s.LLAVE_RATE_FACTOR,
    logLevel: s.LLAVE_LOG,
    trustedProxies: s.TRUST_PROXY,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    supportMail: s.SUPPORT_MAIL,
    securityMail: s.SECURITY_MAIL ?? s.SUPPORT_MAIL,
    postalAddress: s.MAIL_POSTAL_ADDRESS,
    inboundMail: inboundMailConfigOf(s),
    twilio: twilioConfigOf(s),
    twilioApi: s.TWILIO_API_URL,
    calendars: calendarClientsOf(s),
    testPushService: s.PUSH_TEST_URL,
    mapTiles: mapTilesOf(s),
    admin:
      s.LLAVE_ADMIN_EMAIL && s.LLAVE_ADMIN_PASSWORD
        ? { email: s.LLAVE_ADMIN_EMAIL, password: s.LLAVE_ADMIN_PASSWORD }
        : undefined,
    metricsToken: s.LLAVE_METRICS_TOKEN,
    model: modelConfigOf(s),
  };
}
