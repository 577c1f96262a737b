import { useSmartLinks } from "./queries.ts";
import { useCopyLink } from "./useCopyLink.ts";

/** Copies the agent's first SmartLink that renters can open; null while there is none. */
export function useCopySmartLink(): (() => Promise<unknown>) | null {
  const { data: links } = useSmartLinks();
  const copy = useCopyLink();
  const link = links?.find(({ abilities }) => abilities.open);
  return link ? () => copy(link.url) : null;
}
