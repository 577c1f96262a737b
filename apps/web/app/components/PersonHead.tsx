import type { Lead } from "@llave/contract/leads";
import { Avatar } from "./Avatar.tsx";
import { ScoreChip } from "./ScoreChip.tsx";

/** The person a page is about, with the score once there is one. */
export function PersonHead({ name, lead }: { name: string; lead: Pick<Lead, "score" | "status"> | undefined }) {
  return (
    <header className="mt-1 mb-3 flex items-center gap-3">
      <Avatar name={name} className="size-11 text-md" />
      <h1 className="min-w-0 flex-1 truncate display text-xl">{name}</h1>
      {lead && <ScoreChip score={lead.score} status={lead.status} />}
    </header>
  );
}
