import { understandMasked } from "../understanding/understand.ts";
import { plainText } from "./asides.ts";
import { hearingContext } from "./hear.ts";
import type { Turn } from "./turn.ts";

const asksSum =
  /\b(?:total|altogether|in all|all together|all in|en total|todo junto|sum|suma|cuanto (?:me |nos )?(?:seria|serian|sale|saldria|costaria|vendria|queda|quedaria))\b.*?\b(\w+ (?:months?|meses))\b|\b(?:for|por) (?:the|all|los|todos los|esos) (\w+ (?:months?|meses))\b.*\b(?:total|altogether|in all|en total)\b/;

/** The number of months to add up: "What's the total for the six months?". */
export function monthsAsked({ message, state, context }: Turn): number | undefined {
  const [, first, second] = asksSum.exec(plainText(message)) ?? [];
  const said = first ?? second;
  if (said === undefined) return undefined;
  return understandMasked(said, { ...hearingContext(state, context), asked: "lease_months" }).slots.lease_months;
}
