import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { ListAlert } from "../../components/ListAlert.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { HttpError } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import { useSettingsTexts } from "./useTexts.ts";

interface SettingsPageProps<Data> {
  section: "profile" | "channels" | "assistant" | "notifications" | "community" | "integrations" | "plan";
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** One settings page: its heading, and its content once the data has loaded. */
export function SettingsPage<Data>({ section, query, children }: SettingsPageProps<Data>) {
  const t = useSettingsTexts();
  return (
    <>
      <PageHead title={`${t(`${section}.title`)} · ${t("pageTitle")}`} description={t("pageDescription")} />
      <header className="pt-6 pb-5">
        <h1 className="display text-2xl">{t(`${section}.title`)}</h1>
        <p className="mt-1 max-w-[64ch] text-md text-muted">{t(`${section}.lead`)}</p>
      </header>
      <div className="max-w-[760px]">{query.data ? children(query.data) : <NotThere query={query} />}</div>
    </>
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
