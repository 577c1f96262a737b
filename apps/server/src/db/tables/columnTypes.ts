import type { ColumnType } from "kysely";

/** A time that the database sets if none is given. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** A time that may be missing. */
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** JSON, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
