import { brand } from "@llave/ui/brand";
import { useTexts } from "../texts/texts.ts";
import { BrandMark } from "./BrandMark.tsx";

export function PoweredBy() {
  const { t } = useTexts();
  return (
    <a className="powered" href="/">
      {t("poweredBy")} <BrandMark /> <b>{brand.name}</b>
    </a>
  );
}
