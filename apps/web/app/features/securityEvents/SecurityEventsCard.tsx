import type { AdminSecurityEvent, SecurityEvent } from "@llave/contract/account/securityEvents";
import { formatDate } from "@llave/ui/translate";
import { useInfiniteQuery } from "@tanstack/react-query";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { NextPageButton } from "../../components/NextPageButton.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { getPage } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const addresses = { own: "/api/account/security-events", admin: "/api/admin/security-events" } as const;

/** The security log, newest first: for the own account, or for every account. */
export function SecurityEventsCard({ of }: { of: "own" | "admin" }) {
  const t = useTexts(catalogs);
  const log = useInfiniteQuery({
    queryKey: [addresses[of]],
    queryFn: ({ pageParam, signal }) => getPage<(SecurityEvent | AdminSecurityEvent)[]>(pageParam, signal),
    initialPageParam: addresses[of] as string,
    getNextPageParam: (page: { next: string | null }) => page.next,
    staleTime: 0,
  });
  const { data, isError, refetch } = log;
  if (isError) return <ListAlert title={t("failed")} retry={t("retry")} onRetry={() => void refetch()} />;
  if (!data) return null;
  const events = data.pages.flatMap(({ page }) => page);
  return (
    <Card title={t(`title.${of}`)}>
      <p className="mt-1 mb-3 max-w-[64ch] text-md text-muted">{t(of === "own" ? "text" : "text.admin")}</p>
      {events.length === 0 && <p className="text-md text-ink-2">{t("none")}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <NextPageButton list={log} className={`${button("line", "small")} mt-3`}>
        {t("more")}
      </NextPageButton>
    </Card>
  );
}

function EventRow({ event }: { event: SecurityEvent | AdminSecurityEvent }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { kind, proof, device, network, at } = event;
  const whose = "email" in event ? [event.email ?? t("nobody")] : [];
  const details = [...whose, ...(proof ? [t(`proof.${proof}`)] : []), device, network].filter(Boolean);
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={`font-semibold ${kind.startsWith("sign_in_") ? "text-orange-ink" : ""}`}>
          {t(`kind.${kind}`)}
        </span>
        <time dateTime={at} className="text-sm text-muted">
          {formatDate(language, at, { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{details.join(" · ")}</p>
    </li>
  );
}
