import { type CalendarConnection, calendarProviders, calendarSignInProblems } from "@llave/contract/showings/calendars";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { BackLink } from "../../components/page/BackLink.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { CalendarFeedCard } from "./CalendarFeedCard.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { stateOf, useConnections } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Where agents connect their own calendars: Google, Outlook, and any app that subscribes to an address. */
export function CalendarsView() {
  const t = useTexts(catalogs);
  const connections = useConnections();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.showings} text={t("back")} />
      <h1 className="display mt-1 text-2xl">{t("title")}</h1>
      <p className="mt-1 mb-5 max-w-180 text-md text-ink-2">{t("lead")}</p>
      <Outcome />
      {connections.isLoadingError && (
        <ListAlert
          title={t("load.title")}
          text={t("load.text")}
          retry={t("retry")}
          onRetry={() => void connections.refetch()}
        />
      )}
      {connections.isPending && <Loading />}
      {connections.data && <Cards connections={connections.data} />}
    </>
  );
}

function Cards({ connections }: { connections: CalendarConnection[] }) {
  const isBlind = connections.every((connection) => stateOf(connection) === "off");
  return (
    <>
      {isBlind && <Blind />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10 medium:grid-cols-2 wide:grid-cols-3">
        {connections.map((connection) => (
          <ConnectionCard key={connection.provider} connection={connection} />
        ))}
        <CalendarFeedCard />
      </div>
    </>
  );
}

/** What the assistant relies on while no calendar is connected. */
function Blind() {
  const t = useTexts(catalogs);
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md">
      <Icon name="alert" small className="text-orange-ink" />
      <span className="min-w-52 flex-1">
        <b className="font-semibold">{t("blind.title")}</b> {t("blind.text")}
      </span>
      <Link to={paths.settings.availability} className="reach font-semibold underline underline-offset-4">
        {t("hours")}
      </Link>
    </p>
  );
}

/** How a sign-in at the provider ended, if the agent just came back from it. */
function Outcome() {
  const t = useTexts(catalogs);
  const [search] = useSearchParams();
  const connected = calendarProviders.find((provider) => provider === search.get("connected"));
  const problem = calendarSignInProblems.find((one) => one === search.get("problem"));
  const provider = calendarProviders.find((one) => one === search.get("provider"));
  if (connected) {
    return (
      <p role="status" className="mb-4 rounded-m border border-mint-line bg-mint-wash px-4 py-3 text-md text-mint-ink">
        {t(`done.${connected}`)}
      </p>
    );
  }
  if (!problem || !provider) return null;
  return (
    <p role="alert" className="mb-4 rounded-m border border-danger-line bg-danger-wash px-4 py-3 text-md text-danger">
      {t(`problem.${problem}`, { name: t(`short.${provider}`) })}
    </p>
  );
}

function Loading() {
  const t = useTexts(catalogs);
  return (
    <div className="animate-appear">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className="grid gap-4 medium:grid-cols-2 wide:grid-cols-3">
        <div className="h-72 animate-pulse rounded-l bg-fill-2" />
        <div className="h-72 animate-pulse rounded-l bg-fill-2" />
        <div className="h-72 animate-pulse rounded-l bg-fill-2" />
      </div>
    </div>
  );
}
