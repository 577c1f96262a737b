import { Navigate } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { leadName } from "../leads/leadWords.ts";
import { useLead } from "../leads/queries.ts";
import { catalogs as listCatalogs } from "../leads/texts/catalogs.ts";
import { OpenLead } from "./lead/OpenLead.tsx";
import { PersonMissing, PersonSkeleton, RefreshFailed } from "./PersonStates.tsx";
import { usePlace } from "./place/usePlace.ts";
import { WorkspaceFrame } from "./WorkspaceFrame.tsx";

/** A lead's page in three columns: the people it was opened from, the thread, and the facts. */
export function WorkspaceView({ leadId }: { leadId: string }) {
  const place = usePlace(leadId);
  const lead = useLead(leadId);
  const words = useTexts(listCatalogs);

  // A lead that was merged into another opens that one.
  if (lead.data && lead.data.id !== leadId) return <Navigate to={paths.lead(lead.data.id) + place.query} replace />;
  return (
    <WorkspaceFrame place={place} leadId={leadId}>
      {lead.data && lead.isRefetchError && (
        <RefreshFailed at={lead.dataUpdatedAt} onRetry={() => void lead.refetch()} />
      )}
      {lead.data ? (
        <OpenLead
          key={lead.data.id}
          lead={lead.data}
          threads={lead.data.threads}
          name={leadName(lead.data, words)}
          place={place}
        />
      ) : lead.error ? (
        <PersonMissing of="lead" error={lead.error} back={place.back} onRetry={() => void lead.refetch()} />
      ) : (
        <PersonSkeleton />
      )}
    </WorkspaceFrame>
  );
}
