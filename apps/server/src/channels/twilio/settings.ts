import { z } from "zod";
import type { PhoneChannel } from "../../db/channelTables.ts";

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
}

/** The settings an account requires, with one message each. */
export function missingTwilioSettings(s: TwilioSettings): { name: keyof TwilioSettings; error: string }[] {
  const missing: { name: keyof TwilioSettings; error: string }[] = [];
  const any = s.TWILIO_ACCOUNT_SID ?? s.TWILIO_AUTH_TOKEN ?? s.TWILIO_SMS_FROM ?? s.TWILIO_WHATSAPP_FROM;
  if (any === undefined) return [];
  for (const name of ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"] as const)
    if (s[name] === undefined) missing.push({ name, error: "is required for texts and WhatsApp" });
  return missing;
}

/** The server's own account; undefined if it has none. */
export function twilioConfigOf(s: TwilioSettings): TwilioConfig | undefined {
  if (s.TWILIO_ACCOUNT_SID === undefined || s.TWILIO_AUTH_TOKEN === undefined) return undefined;
  return {
    accountSid: s.TWILIO_ACCOUNT_SID,
    authToken: s.TWILIO_AUTH_TOKEN,
    numbers: {
      ...(s.TWILIO_SMS_FROM && { sms: s.TWILIO_SMS_FROM }),
      ...(s.TWILIO_WHATSAPP_FROM && { whatsapp: s.TWILIO_WHATSAPP_FROM }),
    },
  };
}
