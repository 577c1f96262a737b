import type { ReactNode } from "react";
import { useProfile } from "../../agent/queries.ts";
import { contentId } from "../../components/RouteFocus.tsx";
import { useSessionRefresh } from "../../session/useSessionRefresh.ts";
import { DashboardFailed, Waiting } from "./AccessScreens.tsx";
import { BrokerageReminder } from "./BrokerageReminder.tsx";
import { DashboardHeader } from "./DashboardHeader.tsx";
import { useLiveChanges } from "./useLiveChanges.ts";

interface DashboardShellProps {
  /** The header's search. */
  search: { field: ReactNode; button: ReactNode };
  /** The header's unread notifications. */
  notifications: ReactNode;
  children: ReactNode;
}

/** The frame of every dashboard view: header, live changes, and the view. */
export function DashboardShell({ search, notifications, children }: DashboardShellProps) {
  useSessionRefresh();
  useLiveChanges();
  const { data: profile, isError, refetch } = useProfile();
  if (!profile) return isError ? <DashboardFailed onRetry={() => void refetch()} /> : <Waiting text="loading" />;
  return (
    <div className="min-h-dvh bg-paper">
      <DashboardHeader profile={profile} search={search} notifications={notifications} />
      {profile.licenseState === "FL" && profile.brokerage === "" && <BrokerageReminder />}
      <main id={contentId} tabIndex={-1} className="measure outline-none">
        {children}
      </main>
    </div>
  );
}
