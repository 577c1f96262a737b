import type { ChannelState } from "@llave/contract/channels/channels";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** What renters write to reach the agent's links on the shared number; each opens a message to try it. */
export function LinkCodes({ state: { channel, codes, number } }: { state: ChannelState }) {
  const t = useTexts(catalogs);
  if (codes.length === 0) return null;
  const id = `codes-${channel}`;
  return (
    <details className="mt-3">
      <summary id={id} className="cursor-pointer py-1 font-semibold">
        {t("codes")}
      </summary>
      <p className="mt-1 max-w-prose text-base text-muted">{t("codes.text")}</p>
      <ul aria-labelledby={id} className="mt-2 grid gap-2">
        {codes.map(({ linkId, name, code, address }) => (
          <li key={linkId} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 break-words">{name}</span>
            <a href={address} className="inline-flex min-h-6 items-center font-semibold underline">
              {t(`codes.${channel}`, { code, number: number ?? "" })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
