import type { Language } from "@llave/assistant";
import type { NumberAccount } from "./accounts.ts";
import { clientOf } from "./client.ts";

/** An approved WhatsApp template. */
export interface Template {
  contentSid: string;
  name: string;
  language: string;
  body: string;
  /** The names of its placeholders: "1", "2" … */
  places: string[];
}

/** The account's approved WhatsApp templates. */
export async function approvedTemplates(account: NumberAccount, api: string | undefined): Promise<Template[]> {
  const client = await clientOf(account, api);
  const contents = await client.content.v1.contentAndApprovals.list({ limit: 100 });
  return contents
    .filter(({ approvalRequests }) => (approvalRequests as { status?: string } | null)?.status === "approved")
    .map(({ sid, friendlyName, language, types, variables }) => ({
      contentSid: sid,
      name: friendlyName,
      language,
      body: bodyOf(types),
      places: Object.keys(variables ?? {}),
    }))
    .filter(({ body }) => body !== "");
}

function bodyOf(types: unknown): string {
  const [first] = Object.values((types as Record<string, { body?: string }> | null) ?? {});
  return first?.body ?? "";
}

/** What a template says with these variables. */
export function fillTemplate({ body }: Pick<Template, "body">, variables: Record<string, string>): string {
  return body.replace(/\{\{(\w+)\}\}/g, (place, name) => variables[name] ?? place);
}

/**
 * Makes a message with answers to tap: buttons, or a list that opens with `open`. Its text is filled in when it is sent.
 * Within WhatsApp's 24 hours such content needs no approval.
 * @returns the content's id
 * @throws if the provider refuses or doesn't answer
 */
export async function createButtons(
  account: NumberAccount,
  api: string | undefined,
  { labels, language, open }: { labels: string[]; language: Language; open: string | null },
): Promise<string> {
  const client = await clientOf(account, api);
  const body = "{{1}}";
  const types =
    open === null
      ? { "twilio/quick-reply": { body, actions: labels.map((title, at) => ({ title, id: String(at + 1) })) } }
      : {
          "twilio/list-picker": { body, button: open, items: labels.map((item, at) => ({ item, id: String(at + 1) })) },
        };
  // The library names these types in its own way and sends them as they are; the API expects the ones above.
  const request = { friendlyName: "llave quick replies", language, variables: { "1": "…" }, types };
  const { sid } = await client.content.v1.contents.create(
    request as unknown as Parameters<typeof client.content.v1.contents.create>[0],
  );
  return sid;
}
