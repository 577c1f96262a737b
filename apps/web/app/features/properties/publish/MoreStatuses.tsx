import type { PropertyStatus } from "@llave/contract/listings/properties";
import { DropdownMenu } from "radix-ui";
import { MoreMenu, moreMenuItem } from "../../../components/dialog/MoreMenu.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const statuses = ["pending", "off_market", "draft"] as const;

/** The less common statuses; a published listing is taken down here, out of reach of a second click on Publish. */
export function MoreStatuses({
  status,
  onChoose,
}: {
  status: PropertyStatus;
  onChoose: (status: PropertyStatus) => void;
}) {
  const t = useTexts(catalogs);
  return (
    <MoreMenu label={t("publish.more")}>
      {statuses
        .filter((next) => next !== status)
        .map((next) => (
          <DropdownMenu.Item key={next} onSelect={() => onChoose(next)} className={moreMenuItem}>
            {t(next === "draft" && status === "active" ? "publish.stop" : `publish.to.${next}`)}
          </DropdownMenu.Item>
        ))}
    </MoreMenu>
  );
}
