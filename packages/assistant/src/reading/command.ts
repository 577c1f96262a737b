import type { Against } from "../answering/query.ts";
import type { VisitWish } from "../showings/visitWish.ts";
import type { IsoDate, Language, ListingTopic, SlotName, Slots, Topic } from "../types.ts";
import type { MetaIntent } from "./metaIntents.ts";

/** The part of the message a command rests on: UTF-16 offsets into the masked text. */
export interface Span {
  start: number;
  end: number;
}

/** How a message points at listings. Which ones are meant, the dialogue decides from what it showed. */
export type ListingRef =
  /** By address, unit or street. */
  | { by: "id"; id: string }
  /** "The second one"; -1 is the last. */
  | { by: "place"; index: number }
  | { by: "area"; area: string }
  | { by: "rent"; amount: number }
  | { by: "size"; bedrooms: number }
  /** "The balcony one". */
  | { by: "feature"; topic: ListingTopic }
  | { by: "extreme"; topic: "price" | "square_feet" | "availability"; direction: "min" | "max" }
  /** The one talked about, the others beside it, some or each of those shown, everything there is; `two`: "those two". */
  | { by: "this" | "other" | "shown" | "every" | "all"; two?: true };

/** A home with the hour wished for it. */
export interface HomeAt {
  refs: ListingRef[];
  /** `HH:MM`. */
  time: string;
}

/** What a question wants to know; `describe` asks for a summary. */
export type AskOp = "value" | "check" | "list" | "compare" | "superlative" | "count" | "total" | "whyNot" | "describe";

/** When the renter could come: an exact day or hour, a wish that leaves several open, or a place in the choice. */
export interface TimeSaid {
  date?: IsoDate;
  /** `HH:MM`. */
  time?: string;
  wish?: VisitWish;
  /** Minutes from the time in question, "half an hour later"; 0 distance where only the direction is said. */
  shift?: { sign: 1 | -1; minutes?: number };
  /** Index into the times offered; -1 is the last of them. */
  choice?: number;
  /** A small number that may be a place in the choice as well as an hour, from 1. */
  count?: number;
  /** The first or last time that fits, or any. */
  pick?: "earliest" | "latest" | "any";
  /** "Another day": none of the times offered. */
  other?: true;
  /** "Same time", "same day". */
  same?: { time?: true; day?: true };
  /** None of the times offered will do, and no other is named. */
  none?: true;
  /** The date was said as a bare weekday: which week is meant, the talk tells. */
  isWeekday?: true;
  /** Days and hours that are ruled out. */
  not?: TimesRuledOut;
  /** When the renter is free, from what they tell of their own life: "I get off at 4", "in Atlanta until the 18th". */
  free?: VisitWish;
}

/** Days and hours (`HH:MM`) at which the renter can't come. */
export interface TimesRuledOut {
  days?: { from: IsoDate; to: IsoDate }[];
  weekdays?: number[];
  times?: string[];
  /** Times that were offered; ISO timestamps. */
  moments?: string[];
}

export type ShowingQuestion = "status" | "times" | "company" | "bring" | "video" | "mayCancel" | "other";

export type ContactWay = "whatsapp" | "email" | "text" | "call";

/** How and when someone wants to be reached. */
export interface ContactWish {
  by?: ContactWay;
  /** Ways that are ruled out. */
  not?: ContactWay[];
  /** Minutes after midnight. */
  earliest?: number;
  latest?: number;
}

/** What matters to a renter and no slot holds; the agent gets it in the renter's words. */
export type NeedName = "near" | "quiet" | "low_floor" | "not_high" | "elevator" | "transit";

/**
 * What a message does, clause by clause. The dialogue decides from commands alone and never sees text.
 */
export type Command = Span &
  (
    | {
        type: "setSlot";
        slot: SlotName;
        value: NonNullable<Slots[SlotName]>;
        how: "stated" | "correction" | "addition";
      }
    | { type: "clearSlot"; slot: SlotName }
    /** "I never said 2150": what was put down for the slot goes, and the value before it stands again. */
    | { type: "retract"; slot: SlotName; value: NonNullable<Slots[SlotName]> }
    | { type: "exclude"; areas: string[] }
    /** The renter doesn't give a slot (null: what was asked); `open`: any value will do. */
    | { type: "decline"; slot: SlotName | null; open: boolean }
    | {
        type: "ask";
        op: AskOp;
        topics: Topic[];
        refs: ListingRef[];
        against: Against;
        constraints: Slots;
        direction?: "min" | "max";
        /** "Tell me about it". */
        summary?: true;
        /** It ends with a question mark. */
        isMarked?: true;
        /** "The next cheapest": those shown before don't count. */
        next?: true;
        /** The question in the renter's words, as a reply that passes it on may repeat it. */
        quote?: string;
      }
    /** `better`: than the one in question, "something cheaper", "anything sooner". */
    | {
        type: "showListings";
        others: boolean;
        better?: { topic: "price" | "availability" | "square_feet"; direction: "min" | "max" };
      }
    | { type: "pick"; refs: ListingRef[] }
    | { type: "reject"; refs: ListingRef[]; tooExpensive: boolean }
    /** `also`: other homes on the same visit, each at its hour. */
    | { type: "requestShowing"; refs: ListingRef[]; when: TimeSaid; also?: HomeAt[] }
    /** `sees`: it is put as a wish to see a home, maybe another one: "can I see it at 4?". */
    | { type: "changeShowing"; refs: ListingRef[]; when: TimeSaid; sees?: true; also?: HomeAt[] }
    /** `unsure`: it may be given up, which is asked back. */
    | { type: "cancelShowing"; unsure?: true }
    /** `when`: the time that is to stay, as far as it is said. */
    | { type: "keepShowing"; when?: TimeSaid }
    /** `when`: the time that is checked, "is it still at 9?". */
    | { type: "askShowing"; about: ShowingQuestion; when?: TimeSaid }
    | { type: "noteShowing"; about: "late" | "company" | "company_instead" | "other" }
    | { type: "askHuman" }
    | { type: "askContact"; about: "number" | "hours" }
    /** "Text me, don't call": how and when to reach the renter. */
    | { type: "contactWish"; wish: ContactWish }
    /** The clause repeats a question that the agent answered for all renters. */
    | { type: "ownAnswer"; id: string }
    /** What matters to the renter and no slot holds; `place` is the landmark to live near. */
    | { type: "need"; need: NeedName; place?: string }
    | { type: "stop" | "start" | "help" }
    | { type: "toldYou" }
    /** "That's wrong" without what is right. */
    | { type: "correct" }
    | { type: "confirm" | "deny" }
    | { type: "meta"; intent: MetaIntent }
    | { type: "conduct"; topic: Topic }
    | { type: "otherRole"; role: "buys" | "lists" | "broker" | "other" }
    | { type: "switchLanguage"; to: Language | undefined }
    /** A number without a noun: which open question it answers depends on the conversation. */
    | { type: "bareNumber"; value: number }
    /** A clause that nothing explains. */
    | { type: "unexplained"; asks: boolean; words: number; quote?: string }
  );
export type CommandType = Command["type"];
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;
