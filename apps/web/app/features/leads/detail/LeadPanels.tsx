import type { LeadDetail } from "@llave/contract/leads";
import { type ReactNode, useState } from "react";
import { Avatar } from "../../../components/Avatar.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { ScoreChip } from "../../../components/ScoreChip.tsx";
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
const panels = ["thread", "renter", "understood"] as const;
type Panel = (typeof panels)[number];

/** Everything about a lead: three columns side by side, or one at a time where the window is narrow. */
export function LeadPanels({ lead, conversation }: { lead: LeadDetail; conversation: ConversationSlot }) {
  const t = useTexts(catalogues);
  const name = leadName(lead, useTexts(listCatalogues));
  const panel = { lead, name, thread: <Conversations lead={lead} show={(id) => conversation(id, name)} /> };
  const wide = useMediaQuery("(min-width: 73.75rem)");
  return (
    <>
      <PageHead title={t("pageTitle", { name })} description={t("pageDescription")} />
      {wide ? <Columns {...panel} /> : <OnePanel {...panel} />}
    </>
  );
}

/** Shows a conversation of this lead, with all that can be done in it. */
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
      <div className="grid gap-4">
        <FactsCard lead={lead} />
        <MatchesCard leadId={lead.id} />
        <NotesCard leadId={lead.id} />
      </div>
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
      <ShowingsCard leadId={lead.id} />
      <ScoreCard lead={lead} />
      <RelatedCard lead={lead} />
      <NoticeCard notice={lead.notice} />
      <HistoryCard leadId={lead.id} />
    </div>
  );
}

function OnePanel({ lead, name, thread }: PanelProps) {
  const t = useTexts(catalogues);
  const [open, setOpen] = useState<Panel>("thread");
  return (
    <div className="pb-6">
      <header className="mt-2 flex items-center gap-3">
        <Avatar name={name} className="size-11 text-md" />
        <h1 className="min-w-0 flex-1 truncate display text-xl">{name}</h1>
        <ScoreChip score={lead.score} status={lead.status} />
      </header>
      <div role="tablist" aria-label={t("panel.label")} className="mt-3 flex rounded-[10px] bg-fill-2 p-0.5">
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`tab-${panel}`}
            aria-selected={panel === open}
            aria-controls="lead-panel"
            onClick={() => setOpen(panel)}
            className="relative h-11 flex-1 rounded-[8px] px-2 text-sm font-semibold text-ink-2 aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-1"
          >
            {t(`panel.${panel}`)}
            {panel === "renter" && lead.tasks.length > 0 && (
              <span className="ml-1.5 inline-block size-[7px] rounded-full bg-orange-dot" />
            )}
          </button>
        ))}
      </div>
      <div id="lead-panel" role="tabpanel" aria-labelledby={`tab-${open}`} className="mt-3">
        {open === "thread" && <div className="flex h-[calc(100dvh-236px)] min-h-[420px] flex-col">{thread}</div>}
        {open === "renter" && <RenterCards lead={lead} name={name} heading={false} />}
        {open === "understood" && (
          <div className="grid gap-4">
            <FactsCard lead={lead} />
            <MatchesCard leadId={lead.id} />
            <NotesCard leadId={lead.id} />
          </div>
        )}
      </div>
    </div>
  );
}
