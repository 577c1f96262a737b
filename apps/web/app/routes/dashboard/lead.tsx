import { WorkspaceView } from "../../features/workspace/WorkspaceView.tsx";
import type { Route } from "./+types/lead.ts";

export default function LeadRoute({ params }: Route.ComponentProps) {
  return <WorkspaceView leadId={params.leadId} />;
}
