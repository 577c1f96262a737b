import type { LeadDetail } from "@llave/contract/leads/leads";
import { LeadFollowUpsCard } from "../../followUps/LeadFollowUpsCard.tsx";
import { ContactCard } from "../../leads/detail/contact/ContactCard.tsx";
import { FactsCard } from "../../leads/detail/facts/FactsCard.tsx";
import { HistoryCard } from "../../leads/detail/history/HistoryCard.tsx";
import { MatchesCard } from "../../leads/detail/matches/MatchesCard.tsx";
import { NoticeCard } from "../../leads/detail/NoticeCard.tsx";
import { NotesCard } from "../../leads/detail/notes/NotesCard.tsx";
import { OpenItemsCard } from "../../leads/detail/openItems/OpenItemsCard.tsx";
import { RelatedCard } from "../../leads/detail/RelatedCard.tsx";
import { ScoreCard } from "../../leads/detail/score/ScoreCard.tsx";
import { ShowingsCard } from "../../showings/ShowingsCard.tsx";

/** A lead's facts beside its thread: open items first, then the search, then the rest. */
export function FactsPane({ lead, name }: { lead: LeadDetail; name: string }) {
  return (
    <>
      {lead.tasks.length > 0 && <OpenItemsCard items={lead.tasks} asked={lead.language} />}
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
