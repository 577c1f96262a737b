import type { ColumnType } from "kysely";

/** A time that the database sets where none is given. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** A time that something may not have yet. */
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** JSON, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
