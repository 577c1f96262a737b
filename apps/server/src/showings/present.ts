import type { Showing } from "@llave/contract/showings/showings";
import { pointOf } from "../time/markets.ts";
import type { ListedShowing } from "./repository.ts";

/** A showing for its agent. */
export function presentShowing(row: ListedShowing): Showing {
  const point = pointOf(row.market, row.area);
  return {
    id: row.showing_id,
    at: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: row.status === "expired" ? "canceled" : row.status,
    ...(row.declined && { declined: true }),
    address: row.address,
    point: point && [point[0], point[1]],
    propertyId: row.property_id,
    conversationId: row.conversation_id,
    leadId: row.kept_lead_id,
    leadName: row.kept_name,
    leadPhone: row.kept_phone,
    told: row.renter_email !== null || (row.channel !== null && row.channel !== "web"),
    language: row.language,
  };
}
