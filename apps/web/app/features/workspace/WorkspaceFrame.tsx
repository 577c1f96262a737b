import type { ReactNode } from "react";
import { useMediaQuery } from "../../components/hooks/useMediaQuery.ts";
import { PeoplePane } from "./PeoplePane.tsx";
import type { Place } from "./place/usePlace.ts";
import { usePlaceKeys } from "./place/usePlaceKeys.ts";

interface WorkspaceFrameProps {
  place: Place;
  /** The open lead; null for a conversation without one. */
  leadId: string | null;
  children: ReactNode;
}

/** The people next to the open one, in a pane, a rail or, on a phone, not at all. */
export function WorkspaceFrame({ place, leadId, children }: WorkspaceFrameProps) {
  usePlaceKeys(place);
  const phone = useMediaQuery("(width < 48rem)");
  const rail = useMediaQuery("(width < 64rem)");
  const columns = rail ? "grid-cols-[4rem_minmax(0,1fr)]" : "grid-cols-[19.25rem_minmax(0,1fr)]";
  return (
    <div className={phone ? "h-full" : `grid h-full grid-rows-[minmax(0,1fr)] ${columns}`}>
      {!phone && <PeoplePane place={place} leadId={leadId} rail={rail} />}
      <div className="flex h-full min-h-0 min-w-0 flex-col">{children}</div>
    </div>
  );
}
