import type { PasskeyChallenge, SecondFactors } from "@llave/contract/account/secondFactors";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BrowserActionError } from "../../data/failedCall.ts";
import { request } from "../../data/request.ts";

const key = ["/api/account/second-factors"] as const;

/** What the account requires besides its password. */
export function useSecondFactors() {
  return useQuery<SecondFactors>({ queryKey: key, staleTime: 0 });
}

/** Refetches the second factors after a change, and the sessions and the log, which changed too. */
export function useFactorsChanged(): () => void {
  const queryClient = useQueryClient();
  const changed = [key, ["/api/account/sessions"], ["/api/account/security-events"]];
  return () => {
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  };
}

/** Posts JSON and reads the JSON that comes back. */
export async function post<Answer>(path: string, payload: unknown): Promise<Answer> {
  return (await request("POST", path, payload)).json();
}

type Creation = Parameters<typeof import("@simplewebauthn/browser").startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof import("@simplewebauthn/browser").startAuthentication>[0]["optionsJSON"];

/** Creates a passkey in the browser; the library loads with the first one. */
export async function makePasskey({ options }: PasskeyChallenge) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return asked(() => startRegistration({ optionsJSON: options as unknown as Creation }));
}

/** Uses one of the browser's passkeys for this site. */
export async function signByPasskey({ options }: PasskeyChallenge) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return asked(() => startAuthentication({ optionsJSON: options as unknown as Request }));
}

/** The browser's errors differ by browser, and say nothing that a person could use. */
async function asked<Passkey>(ask: () => Promise<Passkey>): Promise<Passkey> {
  try {
    return await ask();
  } catch (cause) {
    throw new BrowserActionError("the browser gave no passkey", { cause });
  }
}
