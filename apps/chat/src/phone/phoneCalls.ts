import type { ConsentChoice, ContinueAnswer } from "@llave/contract/channels/channels";
import { call } from "../calls/calls.ts";

/** The visitor's own conversation. */
export interface Own {
  linkId: string;
  conversationId: string;
}

/** What the renter can agree to, one by one, in the words that are stored. */
export function fetchChoices(own: Own): Promise<ConsentChoice[]> {
  return call<ConsentChoice[]>(`/api/renter/consent?${new URLSearchParams({ ...own })}`);
}

/** Agrees to a channel's automated messages, or withdraws the consent. */
export function putChoice(own: Own, { channel, wording }: ConsentChoice, granted: boolean): Promise<ConsentChoice[]> {
  return call<ConsentChoice[]>(
    "/api/renter/consent",
    sending("PUT", { ...own, channel, granted, wording, page: location.pathname }),
  );
}

/** An address that opens the phone's own program to continue the conversation. */
export function continueOn(own: Own, channel: ConsentChoice["channel"]): Promise<ContinueAnswer> {
  return call<ContinueAnswer>("/api/renter/continue", sending("POST", { ...own, channel }));
}

function sending(method: string, body: object): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
