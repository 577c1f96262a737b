import { LeadView } from "../features/leads/detail/LeadView.tsx";
import type { Route } from "./+types/lead.ts";

export default function LeadRoute({ params }: Route.ComponentProps) {
  return <LeadView leadId={params.leadId} />;
}
