import type { Language } from "@llave/contract/language";
import { z } from "zod";
import type { PhoneChannel } from "../../db/tables/channels.ts";

const content = z.string().regex(/^HX[0-9a-f]{32}$/i, "must begin with HX");
const number = z.string().regex(/^\+[1-9]\d{6,14}$/, "must be a number such as +13055550100");

/** Settings of the account for texts and WhatsApp; see the README. */
export const twilioSettings = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, "must begin with AC")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  TWILIO_SMS_FROM: number.optional(),
  TWILIO_WHATSAPP_FROM: number.optional(),
  TWILIO_NEWS_TEMPLATE_EN: content.optional(),
  TWILIO_NEWS_TEMPLATE_ES: content.optional(),
  TWILIO_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.twilio.com" })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
};

type TwilioSettings = z.infer<z.ZodObject<typeof twilioSettings>>;

/** A Twilio account with the numbers it writes from. */
export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  numbers: Partial<Record<PhoneChannel, string>>;
  /** WhatsApp templates for agents' notifications after its window; null if there are none. */
  newsTemplates: Record<Language, string> | null;
}

/** The settings an account requires, with one message each. */
export function missingTwilioSettings(s: TwilioSettings): { name: keyof TwilioSettings; error: string }[] {
  const missing: { name: keyof TwilioSettings; error: string }[] = [];
  const any =
    s.TWILIO_ACCOUNT_SID ??
    s.TWILIO_AUTH_TOKEN ??
    s.TWILIO_SMS_FROM ??
    s.TWILIO_WHATSAPP_FROM ??
    s.TWILIO_NEWS_TEMPLATE_EN ??
    s.TWILIO_NEWS_TEMPLATE_ES;
  if (any === undefined) return [];
  for (const name of ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"] as const)
    if (s[name] === undefined) missing.push({ name, error: "is required for texts and WhatsApp" });
  const { TWILIO_NEWS_TEMPLATE_EN: en, TWILIO_NEWS_TEMPLATE_ES: es } = s;
  if ((en ?? es) === undefined) return missing;
  if (en === undefined) missing.push({ name: "TWILIO_NEWS_TEMPLATE_EN", error: "goes together with _ES" });
  if (es === undefined) missing.push({ name: "TWILIO_NEWS_TEMPLATE_ES", error: "goes together with _EN" });
  if (s.TWILIO_WHATSAPP_FROM === undefined)
    missing.push({ name: "TWILIO_WHATSAPP_FROM", error: "is required for templates" });
  return missing;
}

/** The server's own account, if any. */
export function twilioConfigOf(s: TwilioSettings): TwilioConfig | undefined {
  const { TWILIO_NEWS_TEMPLATE_EN: en, TWILIO_NEWS_TEMPLATE_ES: es } = s;
  if (s.TWILIO_ACCOUNT_SID === undefined || s.TWILIO_AUTH_TOKEN === undefined) return undefined;
  return {
    accountSid: s.TWILIO_ACCOUNT_SID,
    authToken: s.TWILIO_AUTH_TOKEN,
    numbers: {
      ...(s.TWILIO_SMS_FROM && { sms: s.TWILIO_SMS_FROM }),
      ...(s.TWILIO_WHATSAPP_FROM && { whatsapp: s.TWILIO_WHATSAPP_FROM }),
    },
    newsTemplates: en === undefined || es === undefined ? null : { en, es },
  };
}
