import { dayMs } from "@llave/contract/calendar";
import type { Property } from "@llave/contract/listings/properties";
import { formatMoney } from "@llave/ui/translate";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { setListingStatus } from "../../agent/listings.ts";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon } from "../../components/Icon.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { useUndoToast } from "../../undo/useUndoToast.ts";
import { useUnconfirmedListings } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Asks about the listing confirmed longest ago; nothing if all are fresh. */
export function StillAvailable() {
  const t = useTexts(catalogs);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const unconfirmed = useUnconfirmedListings();
  const { data } = unconfirmed;
  const { busy, answer } = useAnswer(() => heading.current?.focus());
  const [listing] = data?.items ?? [];
  if (!data || !listing) return <PartFailed name={t("available.title")} of={[unconfirmed]} />;
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card px-5 py-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t("available.title")}
        </h2>
        {data.total > 1 && <p className="text-sm text-muted">{t("available.of", { total: data.total })}</p>}
      </header>
      <Question listing={listing} />
      <div className="mt-3 flex gap-2">
        <button
          type="button"
          aria-disabled={busy}
          className={button("line", "small")}
          onClick={() => answer(listing, "active")}
        >
          <Icon name="check" small />
          {t("available.yes")}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          className={button("quiet", "small")}
          onClick={() => answer(listing, "leased")}
        >
          {t("available.leased")}
        </button>
      </div>
    </section>
  );
}

function Question({ listing }: { listing: Property }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const days = Math.floor((useNow() - Date.parse(listing.updatedAt)) / dayMs);
  const [image] = listing.images;
  return (
    <div className="mt-3 flex items-center gap-3">
      {image ? (
        <img src={image} alt="" loading="lazy" className="h-[42px] w-14 flex-none rounded-s object-cover" />
      ) : (
        <span className="grid h-[42px] w-14 flex-none place-items-center rounded-s bg-fill text-ink-2">
          <Icon name="building" />
        </span>
      )}
      <div className="min-w-0">
        <Link to={paths.property(listing.id)} className="reach font-semibold hover:underline">
          {listing.address || t("showings.noAddress")}
        </Link>
        <p className="text-sm text-muted">
          {listing.price !== null && `${formatMoney(language, listing.price)} · `}
          {t("available.confirmed", { count: days })}
        </p>
      </div>
    </div>
  );
}

/** Stores the answer, one at a time; `onAnswered` once the next question has replaced this one. */
function useAnswer(onAnswered: () => void) {
  const t = useTexts(catalogs);
  const offerUndo = useUndoToast();
  const client = useQueryClient();
  const { busy, run, runOnce } = useAction((failure) =>
    toastFailure(failure, { title: t("available.failed"), fallback: t("available.failed.text") }),
  );

  const answer = async ({ id, address }: Property, status: "active" | "leased") => {
    if (!(await runOnce(() => setListingStatus(client, id, status)))) return;
    onAnswered();
    const said = {
      title: t(`available.done.${status}`, { address }),
      description: t(`available.done.${status}.text`),
    };
    if (status === "active") toasts.add(said);
    else offerUndo(said, () => void run(() => setListingStatus(client, id, "active")));
  };
  return { busy, answer: (listing: Property, status: "active" | "leased") => void answer(listing, status) };
}
