import type { ReactNode } from "react";
import { PageHead } from "../../components/page/PageHead.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { FollowUpsToday } from "../followUps/FollowUpsToday.tsx";
import { NextShowings } from "./NextShowings.tsx";
import { PerformanceTrends } from "./PerformanceTrends.tsx";
import { useReplyQueue } from "./queries.ts";
import { RecentActivity } from "./RecentActivity.tsx";
import { ReplyQueue } from "./ReplyQueue.tsx";
import { SinceLastClosing } from "./SinceLastClosing.tsx";
import { StillAvailable } from "./StillAvailable.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Two columns; if there is only room for one, upcoming items come before past ones. */
const column = "grid grid-cols-[minmax(0,1fr)] gap-6 max-wide:contents";

/**
 * The dashboard's first view: who to call first, the next showings, what happened last, and the trends.
 * @param first shown above it, with the page's heading
 * @param empty true if there is nothing else to show yet
 */
export function OverviewView({ first, empty = false }: { first?: ReactNode; empty?: boolean }) {
  const t = useTexts(catalogs);
  const { data: queue } = useReplyQueue();
  // A renter who waits matters more than any first step.
  const waits = first !== undefined && !empty && (queue?.total ?? 0) > 0;
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {waits && (
        <div className="mt-5">
          <ReplyQueue />
        </div>
      )}
      {first ?? <h1 className="sr-only">{t("title")}</h1>}
      {!empty && <Work queue={!waits} />}
    </>
  );
}

/** @param queue false where the queue is already shown */
function Work({ queue }: { queue: boolean }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]">
      <div className={column}>
        {queue && (
          <div className="max-wide:order-1">
            <ReplyQueue />
          </div>
        )}
        <div className="max-wide:order-3">
          <RecentActivity />
        </div>
      </div>
      <div className={column}>
        <div className="max-wide:order-2">
          <NextShowings />
        </div>
        <div className="empty:hidden max-wide:order-2">
          <FollowUpsToday />
        </div>
        <div className="grid gap-6 empty:hidden max-wide:order-2">
          <StillAvailable />
          <SinceLastClosing />
        </div>
        <div className="max-wide:order-4">
          <PerformanceTrends />
        </div>
      </div>
    </div>
  );
}
