import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { HttpError } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import { SavedPill, SavedProvider } from "./saved.tsx";
import { useSettingsTexts } from "./useTexts.ts";

interface SettingsPageProps<Data> {
  section:
    | "profile"
    | "channels"
    | "assistant"
    | "answers"
    | "followUps"
    | "availability"
    | "notifications"
    | "community"
    | "integrations"
    | "plan";
  query: UseQueryResult<Data>;
  /** True for a page with something beside its sections. */
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** One settings page: its heading, and its content once the data has loaded. */
export function SettingsPage<Data>({ section, query, wide = false, children }: SettingsPageProps<Data>) {
  const t = useSettingsTexts();
  return (
    <SavedProvider>
      <PageHead title={`${t(`${section}.title`)} · ${t("pageTitle")}`} description={t("pageDescription")} />
      {/* It stays in sight, so that a change can be undone from the end of a long page. */}
      <header className="sticky top-[60px] z-10 phone:top-16 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-paper pt-3 pb-2 bar:pt-5">
        <h1 className="display text-2xl">{t(`${section}.title`)}</h1>
        <SavedPill />
      </header>
      <p className="mb-4 max-w-[64ch] text-md text-muted">{t(`${section}.lead`)}</p>
      <div className={wide ? "" : "max-w-[880px]"}>
        {query.data ? children(query.data) : <NotThere query={query} />}
      </div>
    </SavedProvider>
  );
}

function NotThere({ query }: { query: UseQueryResult<unknown> }) {
  const t = useSettingsTexts();
  if (!query.isError) return <Skeleton />;
  if (query.error instanceof HttpError && query.error.body.code === "onboarding_unfinished") return <Unfinished />;
  return (
    <ListAlert
      title={t("failed.title")}
      text={t("failed.text")}
      retry={t("failed.retry")}
      onRetry={() => void query.refetch()}
    />
  );
}

function Skeleton() {
  const t = useSettingsTexts();
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t("loading")}</span>
      {["h-40", "h-56"].map((height) => (
        <span key={height} className={`block rounded-l border border-line bg-card ${height}`} />
      ))}
    </div>
  );
}

/** An account without an agent profile, such as an administrator's, has nothing to set here. */
function Unfinished() {
  const t = useSettingsTexts();
  return (
    <section className="rounded-l border border-line bg-card px-5 py-10 text-center">
      <h2 className="display text-xl">{t("setup.title")}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-[48ch] text-md text-muted">{t("setup.text")}</p>
      <Link to={paths.onboarding} className={button("accent", "large")}>
        {t("setup.link")}
      </Link>
    </section>
  );
}
