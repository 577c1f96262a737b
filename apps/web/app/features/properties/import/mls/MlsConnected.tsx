import type { MlsConnection } from "@llave/contract/listings/mls";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { FormAlert } from "../../../../components/form/FormAlert.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { toastFailure, useAction } from "../../../../session/useAction.ts";
import { MlsListings } from "./MlsListings.tsx";
import { useMlsCalls } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useMlsImport } from "./useMlsImport.ts";

/** A connected MLS: which one, and the agent's listings there once they were read. */
export function MlsConnected({ connection }: { connection: MlsConnection }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const reading = useMlsImport();
  const { listings, busy } = reading;
  const imported = connection.importedAt;
  const on = [
    t("on.member", { id: connection.memberId }),
    imported === null
      ? t("on.never")
      : t("on.imported", { date: formatDate(language, imported, { day: "numeric", month: "long", year: "numeric" }) }),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex items-center gap-2 text-lg font-semibold">
            <Icon name="check" small className="text-mint-ink" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t("on.title", { host: new URL(connection.serviceUrl).host })}
            </span>
          </h2>
          <p className="mt-0.5 text-base text-ink-2">{on.join(" · ")}</p>
        </div>
        <Disconnect />
        <button
          type="button"
          aria-disabled={busy !== null}
          className={`${button(listings ? "line" : "navy", "large")} max-phone:w-full`}
          onClick={() => void reading.read()}
        >
          {t(busy === "reading" ? "reading" : listings ? "again" : "read")}
        </button>
      </div>
      {reading.error && (
        <div className="mt-3">
          <FormAlert text={reading.error} />
        </div>
      )}
      <div aria-live="polite">
        {listings ? (
          <MlsListings listings={listings} reading={reading} />
        ) : (
          <p className="mt-3 text-base text-muted">{t("read.hint")}</p>
        )}
      </div>
    </>
  );
}

function Disconnect() {
  const t = useTexts(catalogs);
  const [open, setOpen] = useState(false);
  const { disconnect } = useMlsCalls();
  const { runOnce } = useAction((failure) =>
    toastFailure(failure, { title: t("disconnect.title"), fallback: t("failed.text") }),
  );
  const confirm = () =>
    runOnce(async () => {
      await disconnect();
      toasts.add({ title: t("disconnected") });
    });
  return (
    <>
      <button
        type="button"
        className={`${button("line", "large")} max-phone:w-full max-phone:order-last`}
        onClick={() => setOpen(true)}
      >
        {t("disconnect")}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("disconnect.title")}
        description={t("disconnect.text")}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <button type="button" className={button("line", "large")} onClick={() => setOpen(false)}>
            {t("disconnect.keep")}
          </button>
          <button type="button" className={button("navy", "large")} onClick={() => void confirm()}>
            {t("disconnect")}
          </button>
        </div>
      </Dialog>
    </>
  );
}
