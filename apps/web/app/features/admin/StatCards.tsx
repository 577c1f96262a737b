import { formatNumber } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { useWaitlistStats } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The four figures of the waitlist. */
export function StatCards() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { data } = useWaitlistStats();
  const count = (value: number | undefined) => value !== undefined && formatNumber(language, value);
  return (
    <dl aria-label={t("stats.label")} className="mt-5 grid grid-cols-2 gap-3 wide:grid-cols-4 wide:gap-4">
      <Stat label={t("stats.total")} value={count(data?.total)} note={t("stats.total.note")} />
      <Stat label={t("stats.agents")} value={count(data?.agents)} note={t("stats.agents.note")} />
      <Stat label={t("stats.pending")} value={count(data?.pending)} note={t("stats.pending.note")} />
      <Stat
        label={t("stats.wait")}
        value={data && t("stats.wait.value", { count: data.avgWaitDays })}
        note={t("stats.wait.note")}
      />
    </dl>
  );
}

/** One figure; a bar replaces it until it is known. */
function Stat({ label, value, note }: { label: string; value: string | false | undefined; note: string }) {
  return (
    <div className="rounded-l border border-line bg-card px-4 py-3.5 phone:px-[18px]">
      <dt className="text-sm text-ink-2 phone:text-base">{label}</dt>
      <dd>
        <span className="mt-1 block text-[1.375rem] leading-8 font-semibold phone:text-[1.6875rem]">
          {value || <span className="inline-block h-5 w-14 animate-pulse rounded-s bg-fill-2" />}
        </span>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </div>
  );
}
