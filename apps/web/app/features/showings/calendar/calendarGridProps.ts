import type { BusyTime } from "@llave/contract/showings/calendars";
import type { AvailabilitySettings, BlockedTime, Showing } from "@llave/contract/showings/showings";
import type { BlockPlan } from "../blockedTime/BlockTime.tsx";
import type { MoveVerdict } from "./moveVerdict.ts";
import type { Ghost } from "./useEntryMove.ts";

export interface CalendarGridProps {
  days: readonly string[];
  showings: readonly Showing[];
  blockedTimes: readonly BlockedTime[];
  busyTimes: readonly BusyTime[];
  availability: AvailabilitySettings | undefined;
  onOpen: (showing: Showing) => void;
  onOpenBlocked: (blocked: BlockedTime) => void;
  onDrop: (ghost: Ghost, verdict: MoveVerdict) => void;
  onSlot: (slot: BlockPlan) => void;
}
