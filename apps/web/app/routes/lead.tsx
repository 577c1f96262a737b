import { ConversationPanel } from "../features/conversation/ConversationPanel.tsx";
import { LeadView } from "../features/leads/detail/LeadView.tsx";
import type { Route } from "./+types/lead.ts";

export default function LeadRoute({ params }: Route.ComponentProps) {
  return (
    <LeadView
      leadId={params.leadId}
      conversation={(conversationId, name) => (
        <ConversationPanel key={conversationId} conversationId={conversationId} name={name} />
      )}
    />
  );
}
