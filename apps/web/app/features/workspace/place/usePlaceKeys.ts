import { useRef } from "react";
import { useNavigate } from "react-router";
import { useKeys } from "../../../agent/useKeys.ts";
import { paths } from "../../../paths.ts";
import { stepsFrom } from "./steps.ts";
import type { PersonInPlace, Place } from "./usePlace.ts";

/**
 * j and k go through the people next to the lead. They start from the lead in the address, which changes before the page
 * renders; otherwise a key pressed in between would start from the previous lead.
 */
export function usePlaceKeys(place: Place): void {
  const navigate = useNavigate();
  const latest = useRef(place);
  latest.current = place;
  const go = (direction: "next" | "previous") => () => {
    const { queue, list, query } = latest.current;
    const people: readonly PersonInPlace[] = list ?? queue ?? [];
    const leadId = window.location.pathname.split("/").at(-1);
    const at = people.findIndex(({ id }) => id === leadId);
    const person = at < 0 ? latest.current[direction] : stepsFrom(people, at, null)[direction];
    if (person) void navigate(paths.lead(person.id) + query, { replace: true });
  };
  useKeys({ j: go("next"), k: go("previous") });
}
