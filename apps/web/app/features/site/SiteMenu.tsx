import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { SiteLinks } from "./SiteLinks.tsx";
import { catalogs } from "./texts/catalogs.ts";

const menuId = "site-menu";
const item =
  "flex min-h-14 items-center border-b border-line display text-2xl leading-none aria-[current=page]:text-orange-ink";

/**
 * The header's links on narrow screens. A popover: the browser opens and closes it, with or without scripts, and Escape
 * or a tap outside closes it too.
 */
export function SiteMenu() {
  const t = useTexts(catalogs);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="-mr-2.5 grid size-11 place-items-center rounded-m hover:bg-fill bar:hidden"
      >
        <Icon name="menu" className="size-6!" />
        <span className="sr-only">{t("menu")}</span>
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={t("nav.label")}
        className="fixed inset-x-0 top-[65px] m-0 w-full max-w-none -translate-y-3 border-b border-line bg-paper px-4 pt-2 pb-6 text-ink opacity-0 shadow-2 transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-out open:translate-y-0 open:opacity-100 starting:open:-translate-y-3 starting:open:opacity-0 phone:px-8 bar:hidden"
      >
        <SiteLinks className={item} />
        <Link to={paths.early} className={`${button("accent", "huge")} mt-5 w-full`}>
          {t("join")}
        </Link>
      </nav>
    </>
  );
}
