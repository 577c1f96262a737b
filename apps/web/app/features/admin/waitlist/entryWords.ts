import type { WaitlistEntry } from "@llave/contract/admin/admin";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";

/** The day someone joined: "Feb 24, 2026". */
export function joinedText({ createdAt }: Pick<WaitlistEntry, "createdAt">, language: Language): string {
  return formatDate(language, createdAt, { month: "short", day: "numeric", year: "numeric" });
}

/** The source of the sign-up; a dash if unknown (specification, section 2). */
export function sourceText({ utmSource }: Pick<WaitlistEntry, "utmSource">): string {
  return utmSource || "-";
}

/** The place in line; a dash for people who no longer wait. */
export function positionText({ status, position }: Pick<WaitlistEntry, "status" | "position">): string {
  return status === "pending" ? `#${position}` : "-";
}

/** People who haven't finished setup can be invited, or invited again. */
export function canBeInvited({ status }: Pick<WaitlistEntry, "status">): boolean {
  return status !== "onboarded";
}
