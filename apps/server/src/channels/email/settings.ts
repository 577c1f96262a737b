import { z } from "zod";

/** Settings for mails that renters send; see the README. */
export const inboundMailSettings = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must be a domain such as reply.llave.example")
    .transform((value) => value.toLowerCase())
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
};

type InboundMailSettings = z.infer<z.ZodObject<typeof inboundMailSettings>>;

/** How mails from renters reach this server. */
export interface InboundMailConfig {
  /** Every address in it belongs to this server. */
  domain: string;
  /** What the mail provider sends as the password. */
  secret: string;
}

/** The setting that is missing if only one of the two is set. */
export function missingInboundMailSettings(
  s: InboundMailSettings,
): { name: keyof InboundMailSettings; error: string }[] {
  if ((s.INBOUND_MAIL_DOMAIN === undefined) === (s.INBOUND_MAIL_SECRET === undefined)) return [];
  return s.INBOUND_MAIL_SECRET === undefined
    ? [{ name: "INBOUND_MAIL_SECRET", error: "goes together with INBOUND_MAIL_DOMAIN" }]
    : [{ name: "INBOUND_MAIL_DOMAIN", error: "goes together with INBOUND_MAIL_SECRET" }];
}

/** The settings; undefined if renters can't answer mails. */
export function inboundMailConfigOf(s: InboundMailSettings): InboundMailConfig | undefined {
  if (s.INBOUND_MAIL_DOMAIN === undefined || s.INBOUND_MAIL_SECRET === undefined) return undefined;
  return { domain: s.INBOUND_MAIL_DOMAIN, secret: s.INBOUND_MAIL_SECRET };
}
