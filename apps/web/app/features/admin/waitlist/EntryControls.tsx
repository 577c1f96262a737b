import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { button } from "../../../components/button.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { canBeInvited } from "./entryWords.ts";
import type { Selection } from "./selection.ts";

/** What both layouts of the list share. */
export interface EntryRowsProps {
  entries: readonly WaitlistEntry[];
  selection: Selection;
  /** True while invitations are being sent to the server. */
  busy: boolean;
  onInvite(entries: readonly WaitlistEntry[]): void;
}

/** Selects one entry; absent if it can no longer be invited. */
export function ChooseEntry({ entry, selection }: { entry: WaitlistEntry; selection: Selection }) {
  const t = useTexts(catalogs);
  if (!canBeInvited(entry)) return null;
  return (
    <input
      type="checkbox"
      aria-label={t("choose.one", { name: entry.name })}
      checked={selection.isChosen(entry.id)}
      onChange={() => selection.toggle(entry)}
      className="block size-[18px] accent-ink"
    />
  );
}

/** Invites one entry, or resends its invitation. */
export function InviteEntry({
  entry,
  busy,
  onInvite,
}: { entry: WaitlistEntry } & Pick<EntryRowsProps, "busy" | "onInvite">) {
  const t = useTexts(catalogs);
  if (!canBeInvited(entry)) return null;
  const key = entry.status === "pending" ? "invite" : "invite.again";
  return (
    <button
      type="button"
      aria-label={t(`${key}.one`, { name: entry.name })}
      aria-disabled={busy}
      onClick={() => !busy && onInvite([entry])}
      className={button("line", "small")}
    >
      {t(key)}
    </button>
  );
}
