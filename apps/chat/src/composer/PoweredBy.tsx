import { brand } from "@llave/ui/brand";
import { BrandMark } from "../icons/BrandMark.tsx";
import { useTexts } from "../texts/texts.ts";

/** Who made the chat, with a link to the product's site. */
export function PoweredBy() {
  const { t } = useTexts();
  return (
    <a className="powered" href="/">
      {t("poweredBy")} <BrandMark /> <b>{brand.name}</b>
    </a>
  );
}
