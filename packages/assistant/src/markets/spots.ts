import type { Landmark, LandmarkKind, Language, Market } from "../types.ts";
import { placeNamed } from "./placeNamed.ts";

/** A point that distances are measured from: a landmark, or the middle of an area. */
export interface Spot {
  /** How it reads after "from". */
  name: string;
  /** How it reads after "de". */
  spanish: string;
  at: readonly [number, number];
  /** For the middle of an area. */
  isArea?: true;
}

/** The landmark with a name, or undefined. */
export function landmarkNamed(name: string, market: Market): Landmark | undefined {
  return market.landmarks?.find((landmark) => landmark.name === name);
}

/** The landmark or the middle of the area with a name; undefined for other names and for areas without a known middle. */
export function spotNamed(name: string, market: Market): Spot | undefined {
  const area = placeNamed(name, market);
  if (area?.at) return { name, spanish: name, at: area.at, isArea: true };
  return area ? undefined : landmarkNamed(name, market);
}

/** The landmarks of some kinds. */
export function spotsOfKind(kinds: readonly LandmarkKind[], market: Market): readonly Spot[] {
  return (market.landmarks ?? []).filter(({ kind }) => kinds.includes(kind));
}

/** A spot's name in a reply. */
export function spotName({ name, spanish }: Spot, language: Language): string {
  return language === "en" ? name : spanish;
}
