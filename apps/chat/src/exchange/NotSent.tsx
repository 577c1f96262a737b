import type { MouseEvent } from "react";
import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";

/** Under a message that wasn't sent; `wait` is the number of seconds until a retry is allowed. */
export function NotSent({ wait, retry }: { wait: number; retry: (click: MouseEvent) => void }) {
  const { t } = useTexts();
  return (
    <p className="not-sent">
      <Icon name="alert" />
      {t("notSent")}
      <button type="button" className="plain" aria-disabled={wait > 0} onClick={(click) => wait === 0 && retry(click)}>
        {wait > 0 ? t("retryIn", { seconds: wait }) : t("retry")}
      </button>
    </p>
  );
}
