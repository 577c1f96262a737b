import type { Act } from "../dialogue/act.ts";
import type { DistanceRow } from "../dialogue/actParts.ts";
import type { Turn } from "../dialogue/turn.ts";
import { landmarkNamed, type Spot, spotName, spotNamed, spotsOfKind } from "../markets/spots.ts";
import { closestSpot, toldMiles } from "../matching/distance.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { LandmarkKind, Market, Property } from "../types.ts";
import type { Query } from "./query.ts";

/** The most distances in one answer. */
const mostRows = 4;
/** Miles up to which a distance counts as walking distance. */
const walkable = 0.7;
/** Miles up to which people call a distance close, and from which they call it far. */
const close = 2;
const distant = 6;

/** Answers how far homes are from what a question names; null if that isn't known. */
export function answerDistance(
  about: Turn,
  { distance }: Pick<Query, "distance">,
  homes: readonly Property[],
): Act[] | null {
  if (!distance) return null;
  const { market } = about.context;
  const language = about.state.language;
  const targets = distance.to.map((mention) => spotsMeant(about, mention)).filter((spots) => spots.length > 0);
  if (targets.length === 0) return null;
  about.state.measured = [...distance.to];
  const subjects =
    distance.areas.length > 0
      ? distance.areas.map((area) => ({ area, address: area }))
      : homes.map(({ id, area, address }) => ({ area, address, propertyId: id }));
  const acts = targets.flatMap((spots): Act[] => {
    const rows = subjects
      .flatMap(({ area, address, ...rest }): (DistanceRow & { exact: number })[] => {
        const found = closestSpot(area, spots, market);
        if (!found) return [];
        const { spot, miles } = found;
        const inside = spot.isArea === true && spot.name === area;
        return [
          {
            ...rest,
            address,
            area,
            to: spotName(spot, language),
            miles: toldMiles(miles),
            ...(inside && { inside: true as const }),
            exact: miles,
          },
        ];
      })
      .sort((one, other) => one.exact - other.exact);
    const verdict = verdictOn(distance.wish, rows);
    if (rows.length === 0) return [];
    return [
      {
        type: "answer_distance",
        wish: distance.wish,
        rows: rows.slice(0, mostRows).map(({ exact: _, ...row }) => row),
        ...(spots.length > 1 && { ofKind: true as const }),
        ...(verdict && { verdict }),
      },
    ];
  });
  return acts.length > 0 ? acts : null;
}

/** Yes or no, if the distance leaves no doubt. */
function verdictOn(
  wish: NonNullable<Query["distance"]>["wish"],
  rows: readonly { exact: number; inside?: true }[],
): "yes" | "no" | undefined {
  const all = rows.map(({ exact, inside }) => (inside ? 0 : exact));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  switch (wish) {
    case "walk":
      return most < walkable ? "yes" : least >= close ? "no" : undefined;
    case "near":
      return most <= close ? "yes" : least >= distant ? "no" : undefined;
    case "far":
      return most <= close ? "no" : least >= distant ? "yes" : undefined;
    default:
      return undefined;
  }
}

/** The spots a mention means: the one named before if it is of that kind, or else all of the kind. */
export function spotsMeant(about: Turn, { name, kinds, before }: SpotMention): readonly Spot[] {
  const { market } = about.context;
  const { near = [] } = about.state;
  const work = about.state.work === market.hub ? undefined : about.state.work;
  // "New to Miami": all homes are there.
  const spoken = (about.state.spoken ?? []).filter((one) => one !== market.hub);
  const named = (one: string | undefined): readonly Spot[] => {
    const spot = one === undefined ? undefined : spotNamed(one, market);
    return spot ? [spot] : [];
  };
  if (name !== undefined) return named(name);
  if (kinds) {
    const said = [...spoken, ...near].find((one) => isOfKind(one, kinds, market));
    return said === undefined ? spotsOfKind(kinds, market) : named(said);
  }
  // "The office", if a place was named and nothing else was said about work.
  if (before === "work") return named(work ?? near[0] ?? spoken[0]);
  return named(near[0] ?? work ?? spoken[0]);
}

function isOfKind(name: string, kinds: readonly LandmarkKind[], market: Market): boolean {
  const landmark = landmarkNamed(name, market);
  return landmark !== undefined && kinds.includes(landmark.kind);
}
