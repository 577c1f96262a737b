import type { AllowanceAbilities, LinkAbilities } from "@llave/contract/chat/smartlink";

/** What can be done with a link. Nobody can open a deleted one. */
export function linkAbilities({
  isActive,
  isDeleted = false,
}: {
  isActive: boolean;
  isDeleted?: boolean;
}): LinkAbilities {
  return { open: isActive && !isDeleted };
}

/** What an agent can do with links, given the plan's limit and how many links count toward it. */
export function allowanceAbilities({ limit, used }: { limit: number | null; used: number }): AllowanceAbilities {
  return { create: limit === null || used < limit };
}

/** What can be done with a deleted link. A listing's own link doesn't count toward the plan, but there is only one. */
export function deletedLinkAbilities(
  { propertyId }: { propertyId: string | null },
  { create, isReplaced }: AllowanceAbilities & { isReplaced: boolean },
): { restore: boolean } {
  return { restore: propertyId === null ? create : !isReplaced };
}
