import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Always says that this is a demo, with a way out. */
export function DemoBar({ startOver }: { startOver: () => void }) {
  const t = useTexts(catalogs);
  return (
    <header className="flex min-h-15 flex-none items-center gap-3 bg-night px-3 py-2 text-md text-on-night phone:px-6 wide:min-h-14">
      <span className="rounded-full bg-orange px-3.5 py-1.5 text-base leading-none font-bold text-ink max-wide:hidden">
        {t("label")}
      </span>
      <p className="text-pretty">
        <span className="max-wide:hidden">{t("notice")}</span>
        <span className="text-base wide:hidden">
          <b>{t("label")}.</b> {t("noticeShort")}
        </span>
      </p>
      <div className="ml-auto flex flex-none gap-2">
        <button
          type="button"
          onClick={startOver}
          className={`${button("onNight", "large")} max-phone:w-11 max-phone:px-0`}
        >
          <Icon name="undo" />
          <span className="max-phone:sr-only">{t("startOver")}</span>
        </button>
        <Link to={paths.home} className={button("onNight", "large")}>
          <Icon name="close" />
          <span className="max-phone:hidden">{t("leave")}</span>
          <span className="phone:hidden">{t("leaveShort")}</span>
        </Link>
      </div>
    </header>
  );
}
