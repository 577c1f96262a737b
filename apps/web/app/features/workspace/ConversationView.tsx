import { Navigate } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useConversation } from "../conversation/queries.ts";
import { catalogs as listCatalogs } from "../leads/texts/catalogs.ts";
import { OpenLead } from "./lead/OpenLead.tsx";
import { PersonMissing, PersonSkeleton } from "./PersonStates.tsx";
import { usePlace } from "./place/usePlace.ts";
import { WorkspaceFrame } from "./WorkspaceFrame.tsx";

/**
 * A conversation's address: redirects to its lead; a conversation without a lead appears in the same frame. The answer
 * may have another id: that of the conversation it became part of.
 */
export function ConversationView({ conversationId }: { conversationId: string }) {
  const { data, error, refetch } = useConversation(conversationId);
  const place = usePlace(null);
  const words = useTexts(listCatalogs);
  if (data?.leadId) return <Navigate to={paths.thread(data.leadId, data.id)} replace />;
  return (
    <WorkspaceFrame place={place} leadId={null}>
      {data ? (
        <OpenLead
          lead={undefined}
          threads={[
            { conversationId: data.id, startedAt: data.createdAt, lastHeardAt: data.updatedAt, needsYou: false },
          ]}
          name={data.name ?? words("anonymous")}
          place={place}
        />
      ) : error ? (
        <PersonMissing of="conversation" error={error} back={place.back} onRetry={() => void refetch()} />
      ) : (
        <PersonSkeleton />
      )}
    </WorkspaceFrame>
  );
}
