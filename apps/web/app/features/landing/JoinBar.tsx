import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../notifications/standsAtBottom.ts";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * The call to action at the bottom of a phone, always within thumb's reach; `joinButtons.ts` hides it where it would repeat
 * another.
 */
export function JoinBar() {
  const t = useTexts(catalogs);
  return (
    <div
      data-join-bar
      {...standsAtBottom}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] medium:hidden print:hidden"
    >
      <Link to={paths.early} className={`${button("accent", "huge")} w-full`}>
        {t("hero.join")}
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
