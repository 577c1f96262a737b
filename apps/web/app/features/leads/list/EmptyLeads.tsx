import { Link } from "react-router";
import { useSmartLinks } from "../../../agent/queries.ts";
import { useCopySmartLink } from "../../../agent/useCopySmartLink.ts";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Before the first lead: what will appear here, and how to get it. */
export function EmptyLeads({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(catalogs);
  const copy = useCopySmartLink();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-9 px-5 py-7 phone:px-10 phone:py-12 wide:grid-cols-[minmax(0,1fr)_460px] wide:px-18 wide:py-15">
      <div>
        <h2 className="display text-2xl">{t("empty.title")}</h2>
        <p className="mt-2.5 max-w-[48ch] text-md leading-[23px] text-ink-2">{t("empty.text")}</p>
        <p className="mt-6 flex flex-wrap gap-2.5 max-phone:*:w-full">
          {copy && (
            <button type="button" className={button("accent", "large")} onClick={copy}>
              <Icon name="link" />
              {t("empty.copy")}
            </button>
          )}
          <button type="button" className={button("line", "large")} onClick={onAdd}>
            <Icon name="plus" />
            {t("add.open")}
          </button>
          <Link to={paths.importLeads} className={button("line", "large")}>
            <Icon name="upload" />
            {t("import.openLong")}
          </Link>
        </p>
      </div>
      <FirstLead />
    </div>
  );
}

/** How a first lead arrives: the agent's own link, a message, a card. */
function FirstLead() {
  const t = useTexts(catalogs);
  const link = useSmartLinks().data?.find(({ abilities }) => abilities.open);
  return (
    <figure aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {link && (
        <div className="flex items-center gap-4 rounded-l border border-line bg-card px-5 py-4 shadow-2 wide:mr-14">
          <span className="grid size-11 flex-none place-items-center rounded-m bg-orange-wash text-orange-ink">
            <Icon name="link" />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{t("empty.link")}</b>
            <span className="block truncate text-sm text-muted">/smartlink/{link.slug}</span>
          </span>
          <span className="rounded-full bg-mint-wash px-2 py-1 text-xs font-semibold text-mint-ink inset-ring inset-ring-mint-line">
            {t("empty.active")}
          </span>
        </div>
      )}
      <p className="max-w-[300px] justify-self-end rounded-[18px] rounded-br-[5px] bg-ink px-4 py-2.5 text-md text-on-night">
        {t("empty.say")}
      </p>
      <div className="flex items-center gap-3.5 rounded-l border border-line bg-card px-4 py-3.5 shadow-2 wide:ml-14">
        <ScoreChip score={88} status="hot" />
        <span className="min-w-0">
          <b className="block font-semibold">{t("empty.first")}</b>
          <span className="block text-sm text-muted">{t("empty.firstSearch")}</span>
        </span>
      </div>
    </figure>
  );
}
