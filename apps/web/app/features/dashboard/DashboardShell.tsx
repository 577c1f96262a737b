import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useProfile } from "../../agent/queries.ts";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { isLeadPage } from "../../paths.ts";
import { useSessionRefresh } from "../../session/useSessionRefresh.ts";
import { UndoBar, UndoKey } from "../../undo/UndoBar.tsx";
import { DashboardFailed, Waiting } from "./AccessScreens.tsx";
import { BrokerageReminder } from "./BrokerageReminder.tsx";
import { DashboardHeader } from "./DashboardHeader.tsx";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { useLiveChanges } from "./useLiveChanges.ts";

interface DashboardShellProps {
  /** The header's search. */
  search: { field: ReactNode; button: ReactNode };
  /** The header's unread notifications. */
  notifications: ReactNode;
  children: ReactNode;
}

/** A lead and a conversation fill the window, each column with its own scroll; on phones without the header. */
const fillsTheWindow = (pathname: string) =>
  isLeadPage(pathname) || /^\/dashboard\/conversations\/[^/]+\/?$/.test(pathname);

/** The frame of every dashboard view: header, live changes, and the view. */
export function DashboardShell({ search, notifications, children }: DashboardShellProps) {
  useSessionRefresh();
  useLiveChanges();
  const { data: profile, isError, refetch } = useProfile();
  const filled = fillsTheWindow(useLocation().pathname);
  if (!profile) return isError ? <DashboardFailed onRetry={() => void refetch()} /> : <Waiting text="loading" />;
  return (
    <div className={`bg-paper ${filled ? "flex h-dvh flex-col" : "min-h-dvh"}`}>
      <div className={filled ? "contents max-medium:hidden" : "contents"}>
        <DashboardHeader profile={profile} search={search} notifications={notifications} />
      </div>
      {profile.licenseState === "FL" && profile.brokerage === "" && <BrokerageReminder />}
      <main
        id={contentId}
        tabIndex={-1}
        className={filled ? "min-h-0 flex-1 outline-none" : "work-measure outline-none"}
      >
        {children}
        {!filled && <UndoBar floating />}
        <UndoKey />
      </main>
      <ShortcutSheet />
    </div>
  );
}
