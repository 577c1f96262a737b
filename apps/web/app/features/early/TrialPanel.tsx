import { SkylinePanel } from "../../components/publicPage/SkylinePanel.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const months = [1, 2, 3] as const;
const block = "grid place-items-center rounded-m text-md font-semibold";

/** The benefit of joining early: a three-month trial instead of the standard one. */
export function TrialPanel() {
  const t = useTexts(catalogs);
  return (
    <SkylinePanel>
      <h2 className="display-xl text-balance max-w-[9em] text-[2.5rem] wide:text-[3.75rem]">{t("panel.title")}</h2>
      <p className="sr-only">{t("panel.text")}</p>
      <dl className="mt-9 grid max-w-[500px] gap-6 wide:mt-11">
        <div>
          <Trial name={t("panel.early")} length={t("panel.early.months")} />
          <dd className="grid grid-cols-3 gap-1.5" aria-hidden="true">
            {months.map((number) => (
              <span key={number} className={`${block} h-16 bg-orange text-ink`}>
                {t("panel.month", { number })}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <Trial name={t("panel.standard")} length={t("panel.standard.months")} />
          <dd className="grid grid-cols-3 gap-1.5" aria-hidden="true">
            <span className={`${block} h-10 bg-night-3`}>{t("panel.month", { number: 1 })}</span>
            <span className="h-10 rounded-m border-[1.5px] border-dashed border-[#59638c]" />
            <span className="h-10 rounded-m border-[1.5px] border-dashed border-[#59638c]" />
          </dd>
        </div>
      </dl>
    </SkylinePanel>
  );
}

function Trial({ name, length }: { name: string; length: string }) {
  return (
    <dt className="mb-2.5 flex justify-between gap-3 text-body">
      <b className="font-semibold">{name}</b>
      <span>{length}</span>
    </dt>
  );
}
