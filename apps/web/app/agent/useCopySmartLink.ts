import { useSmartLinks } from "./queries.ts";
import { useCopyLink } from "./useCopyLink.ts";

/** Copies the agent's first active SmartLink; null while the agent has none. */
export function useCopySmartLink(): (() => Promise<void>) | null {
  const { data: links } = useSmartLinks();
  const copy = useCopyLink();
  const link = links?.find(({ isActive }) => isActive);
  return link ? () => copy(link.url) : null;
}
