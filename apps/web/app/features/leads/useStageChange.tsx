import type { StageChange } from "@llave/contract/leads/leadChanges";
import type { Lead, ListedLead, LostReason } from "@llave/contract/leads/leads";
import { type InfiniteData, type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { setListingStatus } from "../../agent/listings.ts";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { useUndoAction } from "../../undo/useUndoToast.ts";
import { leadName } from "./leadWords.ts";
import { type Lease, LeaseDialog, LostDialog, type StagedLead } from "./StageDialogs.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { refetchLeads, useLeadFailure } from "./useLeadChanges.ts";

/** What a stage needs before leads can move there. */
interface Asked {
  stage: "leased" | "lost";
  leads: readonly StagedLead[];
}

/**
 * Moves leads to a stage, with five seconds to undo it. Leased asks for the lease, of one lead at a time; lost asks for
 * a reason.
 * @returns the function that does it, and the dialog to render
 */
export function useStageChange(): {
  change: (leads: readonly StagedLead[], stage: Lead["stage"]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const send = useStageCall();
  const queryClient = useQueryClient();
  const { run } = useAction(useLeadFailure());
  const close = () => setAsked(undefined);
  const change = (leads: readonly StagedLead[], stage: Lead["stage"]) => {
    const moved = leads.filter((lead) => lead.stage !== stage);
    if (moved.length === 0) return;
    if (stage === "leased" || stage === "lost") setAsked({ stage, leads: moved });
    else void send(moved, { stage });
  };
  const [first] = asked?.leads ?? [];
  const lease = async (figures: Lease, homeId: string) => {
    if (!first || !(await send([first], { stage: "leased", ...figures }))) return;
    close();
    if (homeId) await run(() => setListingStatus(queryClient, homeId, "leased"));
  };
  const lose = async (reason: LostReason) => {
    if (asked && (await send(asked.leads, { stage: "lost", reason }))) close();
  };
  const dialog = (
    <>
      {first && asked?.stage === "leased" && <LeaseDialog lead={first} onLease={lease} onClose={close} />}
      {asked?.stage === "lost" && <LostDialog leads={asked.leads} onLose={lose} onClose={close} />}
    </>
  );
  return { change, dialog };
}

/** Sends a change of stage; returns true if it was done. */
function useStageCall() {
  const t = useTexts(catalogs);
  const undoAction = useUndoAction();
  const queryClient = useQueryClient();
  const { run } = useAction(useLeadFailure());
  const post = async (changes: StageChange[]): Promise<StageChange[] | null> => {
    await moveInLists(queryClient, changes);
    let before: StageChange[] | null = null;
    await run(async () => {
      before = (await (await request("POST", "/api/leads/stages", { changes })).json()).before;
    });
    refetchLeads(queryClient);
    return before;
  };
  return async (leads: readonly StagedLead[], to: Omit<StageChange, "id">): Promise<boolean> => {
    const before = await post(leads.map(({ id }) => ({ id, ...to })));
    if (!before) return false;
    const stage = t(`stage.${to.stage}`);
    const [only] = leads;
    toasts.add({
      title:
        leads.length === 1 && only
          ? t("stage.moved", { name: leadName(only, t), stage })
          : t("stage.movedSeveral", { count: leads.length, stage }),
      action: undoAction(() => void post(before)),
    });
    return true;
  };
}

interface ListPages {
  leads: ListedLead[];
  next: string | null;
}

const lists = { predicate: ({ queryKey: [path] }: Query) => String(path).startsWith("/api/leads?") };

/**
 * Shows new stages in every fetched list right away; the lists are fetched again afterward. A fetch still in progress
 * would bring the old stages back, and a card would be in two columns.
 */
async function moveInLists(queryClient: QueryClient, changes: readonly StageChange[]): Promise<void> {
  await queryClient.cancelQueries(lists);
  const to = new Map(changes.map(({ id, stage }) => [id, stage]));
  const fetched = queryClient.getQueriesData<InfiniteData<ListPages>>(lists);
  const known = new Map(
    fetched.flatMap(
      ([, data]) => data?.pages.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const)) ?? [],
    ),
  );
  const moved = [...to].flatMap(([id, stage]) => {
    const lead = known.get(id);
    return lead ? { ...lead, stage } : [];
  });
  for (const [key, data] of fetched) {
    if (!data) continue;
    const only = new URLSearchParams(String(key[0]).split("?")[1]).get("stage");
    const pages = data.pages.map((page, index) => {
      const arriving = only === null || index > 0 ? [] : moved.filter(({ stage }) => stage === only);
      const staying = page.leads.flatMap((lead) => {
        const stage = to.get(lead.id);
        if (stage === undefined) return lead;
        return only === null ? { ...lead, stage } : [];
      });
      const leads = arriving.length > 0 ? [...staying, ...arriving].toSorted((a, b) => b.score - a.score) : staying;
      return { ...page, leads };
    });
    queryClient.setQueryData(key, { ...data, pages });
  }
}
