import type { CommunityAgent } from "@llave/contract/site/community";
import { useState } from "react";
import { button } from "../../components/button.ts";
import { ExplainedBadges } from "../../components/ExplainedBadge.tsx";
import { useAddressFilter } from "../../components/hooks/useAddressFilter.ts";
import { NextPageButton } from "../../components/NextPageButton.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { StoredSession } from "../../session/storedSession.ts";
import { AgentCard } from "./AgentCard.tsx";
import { ConnectDialog } from "./ConnectDialog.tsx";
import { LoadFailed, LoadingCards, NobodyFound } from "./DirectoryStates.tsx";
import { Filters } from "./Filters.tsx";
import { type DirectoryFilter, readFilter, writeFilter } from "./filter.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useDirectory } from "./useDirectory.ts";

/** The agents, how many there are, and the filters. */
export function Directory({ session }: { session: StoredSession }) {
  const t = useTexts(catalogs);
  const [filter, setFilter] = useAddressFilter(readFilter, writeFilter);
  const change = (changes: Partial<DirectoryFilter>) => setFilter({ ...filter, ...changes });
  const directory = useDirectory(filter);
  const pages = directory.data?.pages.map(({ page }) => page) ?? [];
  const agents = pages.flatMap((page) => page.agents);
  const clear = () => change({ q: "", market: "all", specialty: "all" });
  return (
    <div className="measure pt-8 pb-22 wide:pt-12 wide:pb-36">
      <Filters filter={filter} onFilter={change} />
      <Count page={pages.at(-1)} />
      {directory.isPending && <LoadingCards />}
      {directory.data && agents.length === 0 && <NobodyFound onClear={clear} />}
      {agents.length > 0 && <Cards agents={agents} view={filter.view} user={session.user} />}
      <div className="mt-8 grid justify-items-center *:w-full">
        {directory.isError && (
          <LoadFailed onRetry={() => void (directory.data ? directory.fetchNextPage() : directory.refetch())} />
        )}
        {!directory.isError && (
          <NextPageButton list={directory} className={`${button("line", "huge")} phone:w-auto!`}>
            {t(directory.isFetchingNextPage ? "more.busy" : "more")}
          </NextPageButton>
        )}
      </div>
    </div>
  );
}

/** The number of matches, announced whenever it changes. */
function Count({ page }: { page: { total: number; samples: number } | undefined }) {
  const t = useTexts(catalogs);
  return (
    <p role="status" className="my-6 min-h-6 text-lg">
      {page && (
        <>
          <b className="font-semibold">{t("found", { count: page.total })}</b>
          {page.samples > 0 && <span className="text-muted"> · {t("found.samples", { count: page.samples })}</span>}
        </>
      )}
    </p>
  );
}

interface CardsProps {
  agents: readonly CommunityAgent[];
  view: DirectoryFilter["view"];
  user: StoredSession["user"];
}

function Cards({ agents, view, user }: CardsProps) {
  const [connecting, setConnecting] = useState<CommunityAgent>();
  const [introduced, setIntroduced] = useState<ReadonlySet<string>>(new Set());
  const layout = view === "grid" ? "grid gap-4 phone:grid-cols-2 wide:grid-cols-3 wide:gap-6" : "grid gap-3";
  return (
    <ExplainedBadges>
      <ul data-view={view} className={layout}>
        {agents.map((agent) => (
          <li key={agent.id} className="min-w-0">
            <AgentCard
              agent={agent}
              view={view}
              standing={agent.id === user.id ? "own" : introduced.has(agent.id) ? "introduced" : "open"}
              onConnect={() => setConnecting(agent)}
            />
          </li>
        ))}
      </ul>
      {connecting && (
        <ConnectDialog
          key={connecting.id}
          agent={connecting}
          user={user}
          onIntroduced={() => setIntroduced(new Set([...introduced, connecting.id]))}
          onClose={() => setConnecting(undefined)}
        />
      )}
    </ExplainedBadges>
  );
}
