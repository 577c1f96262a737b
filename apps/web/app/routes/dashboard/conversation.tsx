import { ConversationView } from "../../features/workspace/ConversationView.tsx";
import type { Route } from "./+types/conversation.ts";

export default function ConversationRoute({ params }: Route.ComponentProps) {
  return <ConversationView key={params.conversationId} conversationId={params.conversationId} />;
}
