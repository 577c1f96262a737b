import { calendarFeed } from "@llave/contract/showings";
import { useQueryClient } from "@tanstack/react-query";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { request } from "../../data/request.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { feedKey, useCalendarFeed } from "./queries.ts";
import { useShowingTexts } from "./useShowingTexts.ts";

/** The secret address where a calendar app reads the agent's showings. */
export function CalendarFeedCard() {
  const t = useShowingTexts();
  const { data } = useCalendarFeed();
  const copy = useCopyLink();
  const { busy, renew, stop } = useFeedCommands(data?.address ?? null);
  if (!data) return null;
  return (
    <section aria-labelledby="calendar-feed" className="rounded-l border border-line bg-card p-4">
      <h2 id="calendar-feed" className="font-semibold">
        {t("feed.title")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t("feed.text")}</p>
      {data.address === null ? (
        <button
          type="button"
          aria-disabled={busy}
          className={`${button("line", "small")} mt-3`}
          onClick={() => void renew()}
        >
          <Icon name="link" small />
          {t("feed.create")}
        </button>
      ) : (
        <>
          <input
            readOnly
            value={data.address}
            aria-label={t("feed.address")}
            onFocus={(event) => event.target.select()}
            className="mt-3 h-9 w-full truncate rounded-s border border-line-2 bg-hover px-2.5 text-sm text-ink-2"
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
              onClick={() => void renew()}
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
  const t = useShowingTexts();
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
