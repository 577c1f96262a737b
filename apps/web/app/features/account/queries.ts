import type { Account, OwnSession } from "@llave/contract/account/accounts";
import type { PrivacyReceipt } from "@llave/contract/account/privacy";
import { useQuery } from "@tanstack/react-query";

export const accountKey = ["/api/account"] as const;
export const sessionsKey = ["/api/account/sessions"] as const;

/** The signed-in person's account, fetched whenever the settings open. */
export function useAccount() {
  return useQuery<Account>({ queryKey: accountKey, staleTime: 0 });
}

/** Where the account is signed in, newest first. */
export function useOwnSessions() {
  return useQuery<OwnSession[]>({ queryKey: sessionsKey, staleTime: 0 });
}

/** The newest privacy requests of renters; an account without an agent profile is refused, and has none. */
export function usePrivacyReceipts() {
  return useQuery<PrivacyReceipt[]>({ queryKey: ["/api/agent/privacy-receipts"], staleTime: 0, retry: false });
}
