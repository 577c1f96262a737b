import { ConversationView } from "../features/conversation/ConversationView.tsx";
import { LeadAside } from "../features/leads/detail/LeadPanels.tsx";
import type { Route } from "./+types/conversation.ts";

export default function ConversationRoute({ params }: Route.ComponentProps) {
  return (
    <ConversationView
      key={params.conversationId}
      conversationId={params.conversationId}
      aside={(lead) => <LeadAside lead={lead} />}
    />
  );
}
