import { Navigate } from "react-router";
import { useMediaQuery } from "../../components/useMediaQuery.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useConversation } from "../conversation/queries.ts";
import { en as listEn } from "../leads/texts/en.ts";
import { es as listEs } from "../leads/texts/es.ts";
import { OpenLead } from "./OpenLead.tsx";
import { PeoplePane } from "./PeoplePane.tsx";
import { PersonMissing, PersonSkeleton } from "./PersonStates.tsx";
import { usePlace } from "./usePlace.ts";
import { usePlaceKeys } from "./usePlaceKeys.ts";

const listCatalogues = { en: listEn, es: listEs };

/** A conversation's address: redirects to its lead; a conversation without a lead appears in the same frame. */
export function ConversationView({ conversationId }: { conversationId: string }) {
  const { data, error, refetch } = useConversation(conversationId);
  const place = usePlace(null);
  usePlaceKeys(place);
  const words = useTexts(listCatalogues);
  const phone = useMediaQuery("(width < 48rem)");
  const rail = useMediaQuery("(width < 64rem)");
  if (data?.leadId) return <Navigate to={paths.thread(data.leadId, conversationId)} replace />;
  const columns = rail ? "grid-cols-[4rem_minmax(0,1fr)]" : "grid-cols-[19.25rem_minmax(0,1fr)]";
  return (
    <div className={phone ? "h-full" : `grid h-full grid-rows-[minmax(0,1fr)] ${columns}`}>
      {!phone && <PeoplePane place={place} leadId={null} rail={rail} />}
      <div className="flex h-full min-h-0 min-w-0 flex-col">
        {data ? (
          <OpenLead
            lead={undefined}
            threads={[{ conversationId, startedAt: data.createdAt, lastHeardAt: data.updatedAt, needsYou: false }]}
            name={data.name ?? words("anonymous")}
            place={place}
          />
        ) : error ? (
          <PersonMissing of="conversation" error={error} back={place.back} onRetry={() => void refetch()} />
        ) : (
          <PersonSkeleton />
        )}
      </div>
    </div>
  );
}
