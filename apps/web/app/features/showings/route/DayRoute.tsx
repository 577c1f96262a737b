import type { Showing } from "@llave/contract/showings/showings";
import { useNow } from "../../../components/hooks/useNow.ts";
import { marketClock } from "../../../wording/marketClock.ts";
import { useAvailability, useBlockedTimes, useBusyTimes } from "../queries.ts";
import { DayMap } from "./DayMap.tsx";
import { ShorterOrderCard } from "./ShorterOrderCard.tsx";
import { shorterOrder } from "./shorterOrder.ts";

/** A day's route: its stops on a map, and an order that drives less if there is one. */
export function DayRoute({ stops }: { stops: readonly Showing[] }) {
  const days = [marketClock(stops[0]?.at ?? "").day];
  const now = useNow();
  const { data: blockedTimes } = useBlockedTimes(days);
  const { data: busyTimes } = useBusyTimes(days);
  const { data: availability } = useAvailability();
  const known = blockedTimes && busyTimes && availability;
  const order = known && shorterOrder(stops, { showings: stops, blockedTimes, busyTimes, availability, now });
  return (
    <div className="grid gap-3">
      <DayMap stops={stops} />
      {order && <ShorterOrderCard order={order} />}
    </div>
  );
}
