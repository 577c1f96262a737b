import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useIntegrationTexts } from "./useIntegrationTexts.ts";

/** A secret that is shown only now, to copy. */
export function SecretText({ label, secret }: { label: string; secret: string }) {
  const t = useIntegrationTexts();
  const copy = useCopyLink();
  return (
    <div className="mt-4 flex items-center gap-2">
      <input
        readOnly
        value={secret}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        className="h-11 w-full min-w-0 rounded-m border border-line-2 bg-hover px-3 font-mono text-base"
      />
      <button type="button" className={button("line", "large")} onClick={() => void copy(secret)}>
        <Icon name="copy" small />
        {t("copy")}
      </button>
    </div>
  );
}
