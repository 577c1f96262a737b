import type { LeadDetail } from "@llave/contract/leads";
import type { ReactNode } from "react";
import { PageHead } from "../../../components/PageHead.tsx";
import { Panels } from "../../../components/Panels.tsx";
import { PersonHead } from "../../../components/PersonHead.tsx";
import { useMediaQuery } from "../../../components/useMediaQuery.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { leadName } from "../leadWords.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import { ContactCard } from "./ContactCard.tsx";
import { Conversations } from "./Conversations.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { HistoryCard } from "./HistoryCard.tsx";
import { MatchesCard } from "./MatchesCard.tsx";
import { NeedsYouCard } from "./NeedsYouCard.tsx";
import { NotesCard } from "./NotesCard.tsx";
import { NoticeCard } from "./NoticeCard.tsx";
import { RelatedCard } from "./RelatedCard.tsx";
import { ScoreCard } from "./ScoreCard.tsx";
import { ShowingsCard } from "./ShowingsCard.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const listCatalogues = { en: listEn, es: listEs };

/** Everything about a lead: three columns side by side, or one at a time in a narrow window. */
export function LeadPanels({ lead, conversation }: { lead: LeadDetail; conversation: ConversationSlot }) {
  const t = useTexts(catalogues);
  const name = leadName(lead, useTexts(listCatalogues));
  const panel = { lead, name, thread: <Conversations lead={lead} name={name} show={(id) => conversation(id, name)} /> };
  const wide = useMediaQuery("(min-width: 73.75rem)");
  return (
    <>
      <PageHead title={t("pageTitle", { name })} description={t("pageDescription")} />
      {wide ? <Columns {...panel} /> : <OnePanel {...panel} />}
    </>
  );
}

/** Shows one of this lead's conversations, with all its actions. */
export type ConversationSlot = (conversationId: string, name: string) => ReactNode;

interface PanelProps {
  lead: LeadDetail;
  name: string;
  thread: ReactNode;
}

function Columns({ lead, name, thread }: PanelProps) {
  return (
    <div className="mt-3 grid grid-cols-[292px_minmax(0,1fr)_356px] items-start gap-5 pb-10">
      <RenterCards lead={lead} name={name} heading />
      <div className="sticky top-20 flex h-[calc(100dvh-132px)] min-h-[520px] flex-col">{thread}</div>
      <UnderstoodCards lead={lead} />
    </div>
  );
}

function UnderstoodCards({ lead }: { lead: LeadDetail }) {
  return (
    <div className="grid gap-4">
      <FactsCard lead={lead} />
      <MatchesCard leadId={lead.id} />
      <NotesCard leadId={lead.id} />
    </div>
  );
}

/** A lead's cards beside a conversation that is open elsewhere. */
export function LeadAside({ lead }: { lead: LeadDetail }) {
  const name = leadName(lead, useTexts(listCatalogues));
  return (
    <div className="grid gap-4">
      <ContactCard lead={lead} name={name} heading={false} />
      {lead.tasks.length > 0 && <NeedsYouCard tasks={lead.tasks} />}
      <ShowingsCard leadId={lead.id} />
      <FactsCard lead={lead} />
    </div>
  );
}

function RenterCards({ lead, name, heading }: Omit<PanelProps, "thread"> & { heading: boolean }) {
  return (
    <div className="grid gap-4">
      <ContactCard lead={lead} name={name} heading={heading} />
      {lead.tasks.length > 0 && <NeedsYouCard tasks={lead.tasks} />}
      <RelatedCard lead={lead} />
      <ShowingsCard leadId={lead.id} />
      <ScoreCard lead={lead} />
      <NoticeCard notice={lead.notice} />
      <HistoryCard leadId={lead.id} />
    </div>
  );
}

function OnePanel({ lead, name, thread }: PanelProps) {
  const t = useTexts(catalogues);
  return (
    <div className="pb-6">
      <PersonHead name={name} lead={lead} />
      <Panels
        label={t("panel.label")}
        panels={[
          {
            key: "thread",
            label: t("panel.thread"),
            kept: true,
            content: <div className="flex h-[calc(100dvh-236px)] min-h-[420px] flex-col">{thread}</div>,
          },
          {
            key: "renter",
            label: t("panel.renter"),
            marked: lead.tasks.length > 0,
            content: <RenterCards lead={lead} name={name} heading={false} />,
          },
          { key: "understood", label: t("panel.understood"), content: <UnderstoodCards lead={lead} /> },
        ]}
      />
    </div>
  );
}
