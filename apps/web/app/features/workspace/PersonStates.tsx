import { formatDate } from "@llave/ui/translate";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { HttpError } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs as threadCatalogs } from "../conversation/texts/catalogs.ts";
import { catalogs as leadCatalogs } from "../leads/detail/texts/catalogs.ts";
import { catalogs } from "./texts/catalogs.ts";

interface PersonMissingProps {
  of: "lead" | "conversation";
  error: Error;
  back: string;
  onRetry: () => void;
}

/** The lead doesn't exist, or couldn't be loaded. */
export function PersonMissing({ of, error, back, onRetry }: PersonMissingProps) {
  const lead = useTexts(leadCatalogs);
  const thread = useTexts(threadCatalogs);
  const t = of === "lead" ? lead : thread;
  const own = useTexts(catalogs);
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  const title = t(missing ? "missing.title" : "failed.title");
  return (
    <section role={missing ? undefined : "alert"} className="px-4 py-20 phone:px-8">
      <PageHead title={`${title} · Llave`} description={title} />
      <h1 className="display text-2xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-2">{missing ? t("missing.text") : own("failed.text")}</p>
      <p className="mt-6 flex flex-wrap gap-2.5">
        {missing ? (
          <Link to={of === "lead" ? "/dashboard/leads" : back} className={button("navy", "large")}>
            {t("missing.back")}
          </Link>
        ) : (
          <>
            <button type="button" className={button("navy", "large")} onClick={onRetry}>
              {t("retry")}
            </button>
            <Link to={back} className={button("line", "large")}>
              {own("back")}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

/** Says that the data on screen may be out of date. */
export function RefreshFailed({ at, onRetry }: { at: number; onRetry: () => void }) {
  const t = useTexts(leadCatalogs);
  const { language } = useLanguage();
  const time = formatDate(language, new Date(at), { hour: "numeric", minute: "2-digit" });
  return (
    <div
      role="alert"
      className="flex flex-none flex-wrap items-center gap-3 border-b border-danger-line bg-danger-wash px-5 py-2"
    >
      <p className="flex-1">{t("failed.refresh", { time })}</p>
      <button type="button" className={button("line", "small")} onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

/** The shape of the page while a lead loads. */
export function PersonSkeleton() {
  const t = useTexts(catalogs);
  const loading = useTexts(leadCatalogs);
  const line = "rounded-full bg-fill-2";
  return (
    <div className="flex flex-1 animate-appear flex-col bg-card">
      <PageHead title={t("pageTitle", { name: loading("back") })} description={t("pageDescription")} />
      <p role="status" className="sr-only">
        {loading("loading")}
      </p>
      <div className="flex h-16 animate-pulse items-center gap-3 px-5">
        <span className="size-9 rounded-full bg-fill-2" />
        <span className={`${line} h-3 w-40`} />
      </div>
      <div className="h-[45px] border-y border-line bg-tint" />
      <div className="grid animate-pulse gap-5 p-5">
        <span className="h-14 w-2/3 rounded-m bg-fill-2" />
        <span className="h-14 w-1/2 justify-self-end rounded-m bg-assistant" />
        <span className="h-10 w-1/3 rounded-m bg-fill-2" />
      </div>
    </div>
  );
}
