import type { IsoDate, Topic } from "../types.ts";

/** A listing with the figure that makes it stand out. */
export interface Weighed {
  propertyId: string;
  address: string;
  /** USD a month, or square feet. */
  value: number;
}

/** What a listing is, in a few facts. */
export interface HomeRow {
  propertyId: string;
  address: string;
  area: string;
  price: number;
}

export interface ListingSummary {
  propertyId: string;
  address: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  squareFeet?: number;
  availableFrom?: IsoDate;
  /** Other facts in words: pets, parking, the view. */
  terms: { topic: Topic; text: string }[];
  updated: IsoDate;
}

/** All of some weekdays or of one day, one hour (`HH:MM`), or those between `earliest` and `latest`, in minutes after midnight. */
export interface NoTimes {
  time?: string;
  weekdays?: number[];
  date?: IsoDate;
  /** The last day, if `date` is the first of a stretch; absent and `since` for an open one. */
  until?: IsoDate;
  since?: IsoDate;
  earliest?: number;
  latest?: number;
  /** The hours are said as they are, without "in the evening". */
  exact?: true;
}

/** A time in the market's time zone: ISO date and `HH:MM`. */
export interface ShowingTime {
  date: IsoDate;
  time: string;
}

/** Facts that are numbers on every listing. */
export type RangeTopic = "price" | "bedrooms" | "bathrooms" | "square_feet";

/** How far a home or an area is from something, in miles, rounded as replies state them; `inside`: it is in that area. */
export interface DistanceRow {
  address: string;
  /** Its middle is the starting point of the distance. */
  area: string;
  propertyId?: string;
  /** In the reply's language. */
  to: string;
  miles: number;
  inside?: true;
  /** US dollars a month, where the distances are the list of homes to choose from. */
  price?: number;
}
