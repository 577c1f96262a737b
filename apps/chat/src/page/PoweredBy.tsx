import { brand } from "@llave/ui/brand";
import { useTexts } from "../texts/texts.ts";
import { BrandMark } from "./BrandMark.tsx";

/** Who made the chat, with a link to the product's site. */
export function PoweredBy() {
  const { t } = useTexts();
  return (
    <a className="powered" href="/">
      {t("poweredBy")} <BrandMark /> <b>{brand.name}</b>
    </a>
  );
}
