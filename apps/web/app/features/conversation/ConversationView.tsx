import type { ConversationDetail } from "@llave/contract/inbox";
import type { LeadDetail } from "@llave/contract/leads";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Panels } from "../../components/Panels.tsx";
import { PersonHead } from "../../components/PersonHead.tsx";
import { useMediaQuery } from "../../components/useMediaQuery.ts";
import { refresh } from "../../data/queryClient.ts";
import { HttpError } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { ConversationPanel } from "./ConversationPanel.tsx";
import { useConversation } from "./queries.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface ConversationViewProps {
  conversationId: string;
  /** Shown beside a known lead's conversation. */
  aside: (lead: LeadDetail) => ReactNode;
}

/** One conversation at its own address: the person, the thread with its composer, and the captured details. */
export function ConversationView({ conversationId, aside }: ConversationViewProps) {
  const t = useTexts(catalogues);
  const { data: conversation, error, refetch } = useConversation(conversationId);
  const name = conversation?.name ?? t("anonymous");
  return (
    <>
      <PageHead title={t("pageTitle", { name })} description={t("pageDescription")} />
      <nav aria-label={t("back")} className="flex min-h-11 items-center gap-2 pt-3.5">
        <Link to={paths.dashboard} className={`${button("quiet", "small")} -ml-2.5`}>
          <Icon name="left" small />
          {t("back")}
        </Link>
        {conversation?.leadId && (
          <Link to={paths.lead(conversation.leadId)} className={`${button("quiet", "small")} ml-auto`}>
            {t("openLead")}
            <Icon name="right" small />
          </Link>
        )}
      </nav>
      {conversation ? (
        <Conversation conversation={conversation} name={name} aside={aside} />
      ) : (
        <NoConversation error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface ConversationProps extends Pick<ConversationViewProps, "aside"> {
  conversation: ConversationDetail;
  name: string;
}

function Conversation({ conversation, name, aside }: ConversationProps) {
  const t = useTexts(catalogues);
  const wide = useMediaQuery("(min-width: 73.75rem)");
  const lead = useQuery<LeadDetail>({
    queryKey: [`/api/leads/${conversation.leadId}`],
    enabled: conversation.leadId !== null,
    ...refresh.leads,
  }).data;
  const thread = <ConversationPanel conversationId={conversation.id} name={name} />;
  const beside = lead ? aside(lead) : <NothingUnderstood />;
  return (
    <div className="pb-8">
      <PersonHead name={name} lead={lead} />
      {wide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_356px] items-start gap-5">
          <div className="flex h-[calc(100dvh-200px)] min-h-[520px] flex-col">{thread}</div>
          {beside}
        </div>
      ) : (
        <Panels
          label={t("panel.label")}
          panels={[
            {
              key: "thread",
              label: t("panel.thread"),
              kept: true,
              content: <div className="flex h-[calc(100dvh-256px)] min-h-[440px] flex-col">{thread}</div>,
            },
            { key: "renter", label: t("panel.renter"), content: beside },
          ]}
        />
      )}
    </div>
  );
}

function NothingUnderstood() {
  const t = useTexts(catalogues);
  return <p className="rounded-l border border-line bg-card p-5 text-muted">{t("aside.none")}</p>;
}

/** Still loading, not found, or unreachable. */
function NoConversation({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTexts(catalogues);
  if (!error) {
    return (
      <div className="mt-3 grid animate-appear gap-5 pb-10 wide:grid-cols-[1fr_356px]">
        <p role="status" className="sr-only">
          {t("loading")}
        </p>
        <div className="h-[560px] animate-pulse rounded-l border border-line bg-card" />
        <div className="h-80 animate-pulse rounded-l border border-line bg-card max-wide:hidden" />
      </div>
    );
  }
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return (
    <section role={missing ? undefined : "alert"} className="py-20">
      <h1 className="display text-2xl">{t(missing ? "missing.title" : "failed.title")}</h1>
      {missing && <p className="mt-3 text-lg text-ink-2">{t("missing.text")}</p>}
      <p className="mt-6">
        {missing ? (
          <Link to={paths.dashboard} className={button("navy", "large")}>
            {t("missing.back")}
          </Link>
        ) : (
          <button type="button" className={button("navy", "large")} onClick={onRetry}>
            {t("retry")}
          </button>
        )}
      </p>
    </section>
  );
}
