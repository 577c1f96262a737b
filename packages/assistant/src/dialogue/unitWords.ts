/**
 * After a number, these make it an amount of money, not an hour, a unit or a day. Parts of patterns, in both languages.
 */
export const money = "usd|dollars?|d[oó]lares|bucks";
export const perMonth = "a month|per month|al mes";
/** And these make it a weight, or an area. */
export const weight = "lbs?\\b|pounds?|libras?";
export const floorArea = "sq|square|ft|pies";
