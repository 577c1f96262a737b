import { calendarFeed } from "@llave/contract/showings/showings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { ConfirmDialog } from "../../components/dialog/ConfirmDialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { request } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { feedKey, useCalendarFeed } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The secret address where a calendar app reads the agent's showings. */
export function CalendarFeedCard() {
  const t = useTexts(catalogs);
  const feed = useCalendarFeed();
  const { data } = feed;
  const copy = useCopyLink();
  const [asked, setAsked] = useState(false);
  const { busy, renew, stop } = useFeedCommands(data?.address ?? null);
  if (!data) return <PartFailed name={t("feed.title")} of={[feed]} />;
  return (
    <section aria-labelledby="calendar-feed" className="flex flex-col rounded-l border border-line bg-card p-5">
      <header className="mb-4 flex items-start gap-3">
        <span aria-hidden="true" className="grid size-10 flex-none place-items-center rounded-m bg-fill-2">
          <Icon name="link" />
        </span>
        <div className="min-w-0">
          <h2 id="calendar-feed" className="text-lg font-semibold">
            {t("feed.title")}
          </h2>
          <p className="text-base text-muted">{t("feed.text")}</p>
        </div>
      </header>
      <ul className="grid gap-1.5 text-base text-ink-2">
        <li className="flex gap-2.5">
          <Icon name="check" small className="mt-[3px] flex-none text-mint-ink" />
          {t("feed.point")}
        </li>
        <li className="flex gap-2.5">
          <Icon name="minus" small className="mt-[3px] flex-none text-muted" />
          {t("feed.not")}
        </li>
      </ul>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t("feed.renew.title")}
        text={t("feed.renew.text")}
        action={t("feed.renew.do")}
        keep={t("feed.renew.keep")}
        onConfirm={() => {
          setAsked(false);
          void renew();
        }}
      />
      {data.address === null ? (
        <div className="mt-auto pt-5">
          <button
            type="button"
            aria-disabled={busy}
            className={`${button("line", "large")} w-full`}
            onClick={() => void renew()}
          >
            {t("feed.create")}
          </button>
        </div>
      ) : (
        <>
          <input
            readOnly
            value={data.address}
            aria-label={t("feed.address")}
            onFocus={(event) => event.target.select()}
            className="mt-4 h-9 w-full truncate rounded-s border border-line-2 bg-hover px-2.5 text-sm text-ink-2"
          />
          <p className="mt-2 text-sm text-muted">{t("feed.howto")}</p>
          <p className="mt-2 text-sm text-muted">{t("feed.secret")}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button
              type="button"
              className={button("line", "small")}
              onClick={() => data.address !== null && void copy(data.address)}
            >
              <Icon name="copy" small />
              {t("feed.copy")}
            </button>
            <button
              type="button"
              aria-disabled={busy}
              className={button("quiet", "small")}
              onClick={() => setAsked(true)}
            >
              {t("feed.renew")}
            </button>
            <button
              type="button"
              aria-disabled={busy}
              className={button("danger", "small")}
              onClick={() => void stop()}
            >
              {t("feed.stop")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** @param address the current address, if any */
function useFeedCommands(address: string | null) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { busy, runOnce } = useAction(({ error }) =>
    toasts.add({ title: error ?? t("feed.failed"), tone: "destructive" }),
  );
  const renew = () =>
    runOnce(async () => {
      const answer = await request("POST", feedKey[0], { language });
      queryClient.setQueryData(feedKey, calendarFeed.parse(await answer.json()));
      if (address) toasts.add({ title: t("feed.renewed") });
    });
  const stop = () =>
    runOnce(async () => {
      await request("DELETE", feedKey[0]);
      queryClient.setQueryData(feedKey, { address: null });
      toasts.add({ title: t("feed.stopped") });
    });
  return { busy, renew, stop };
}
