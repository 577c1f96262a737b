import type { PasskeyChallenge, SecondFactors } from "@llave/contract/secondFactors";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../data/request.ts";

const key = ["/api/account/second-factors"] as const;

/** What the account asks for beside its password. */
export function useSecondFactors() {
  return useQuery<SecondFactors>({ queryKey: key, staleTime: 0 });
}

/** Asks again for what the account has once it changed, and for the sessions and the log, which changed with it. */
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

/** Has the browser make a passkey; the library loads with the first one. */
export async function makePasskey({ options }: PasskeyChallenge) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as unknown as Creation });
}

/** Has the browser use one of the passkeys that it has for this site. */
export async function signByPasskey({ options }: PasskeyChallenge) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as unknown as Request });
}
