import type { LeadDetail } from "@llave/contract/leads";
import { LeadFollowUpsCard } from "../followUps/LeadFollowUpsCard.tsx";
import { ContactCard } from "../leads/detail/ContactCard.tsx";
import { FactsCard } from "../leads/detail/FactsCard.tsx";
import { HistoryCard } from "../leads/detail/HistoryCard.tsx";
import { MatchesCard } from "../leads/detail/MatchesCard.tsx";
import { NotesCard } from "../leads/detail/NotesCard.tsx";
import { NoticeCard } from "../leads/detail/NoticeCard.tsx";
import { OpenItemsCard } from "../leads/detail/OpenItemsCard.tsx";
import { RelatedCard } from "../leads/detail/RelatedCard.tsx";
import { ScoreCard } from "../leads/detail/ScoreCard.tsx";
import { ShowingsCard } from "../showings/ShowingsCard.tsx";

/** A lead's facts beside its thread: open items first, then the search, then the rest. */
export function FactsPane({ lead, name }: { lead: LeadDetail; name: string }) {
  return (
    <>
      {lead.tasks.length > 0 && <OpenItemsCard items={lead.tasks} />}
      <RelatedCard lead={lead} />
      <FactsCard lead={lead} />
      <MatchesCard leadId={lead.id} />
      <ShowingsCard lead={lead} />
      <LeadFollowUpsCard leadId={lead.id} />
      <ContactCard lead={lead} name={name} />
      <ScoreCard lead={lead} />
      <NotesCard leadId={lead.id} />
      <NoticeCard notice={lead.notice} />
      <HistoryCard leadId={lead.id} />
    </>
  );
}
