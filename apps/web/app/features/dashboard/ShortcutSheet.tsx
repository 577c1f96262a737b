import { useState } from "react";
import { useKeys } from "../../agent/useKeys.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { KeyCap } from "../../components/KeyCap.tsx";
import { setSingleKeys, useSingleKeys } from "../../components/shortcuts.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useDashboardPairs } from "./useDashboardPairs.ts";

const startId = "shortcuts";

const groups = [
  {
    title: "everywhere",
    keys: [
      ["keys.search", ["Ctrl", "K"]],
      ["keys.search.short", ["/"]],
      ["keys.list", ["?"]],
      ["keys.close", ["Esc"]],
      ["keys.copyLink", ["C", "L"]],
    ],
  },
  {
    title: "goTo",
    keys: [
      ["tabs.overview", ["G", "O"]],
      ["tabs.leads", ["G", "L"]],
      ["tabs.showings", ["G", "S"]],
      ["tabs.smartLinks", ["G", "K"]],
      ["tabs.properties", ["G", "P"]],
      ["tabs.analytics", ["G", "A"]],
    ],
  },
  {
    title: "queue",
    keys: [
      ["keys.next", ["J"]],
      ["keys.previous", ["K"]],
      ["keys.open", ["Enter"]],
    ],
  },
  {
    title: "lead",
    keys: [
      ["keys.next", ["J"]],
      ["keys.previous", ["K"]],
      ["keys.reply", ["R"]],
      ["keys.approve", ["A"]],
      ["keys.edit", ["Enter"]],
      ["keys.dismiss", ["X"]],
      ["keys.translate", ["T"]],
      ["keys.decision", ["N"]],
      ["keys.done", ["E"]],
      ["keys.undo", ["Z"]],
      ["keys.call", ["C", "C"]],
      ["keys.text", ["C", "T"]],
      ["keys.whatsapp", ["C", "W"]],
    ],
  },
  {
    title: "leads",
    keys: [
      ["keys.next", ["J"]],
      ["keys.previous", ["K"]],
      ["keys.open", ["Enter"]],
      ["keys.select", ["Space"]],
      ["keys.stage", ["S", "1–6"]],
      ["keys.filter", ["F"]],
    ],
  },
  {
    title: "board",
    keys: [
      ["keys.lift", ["Space"]],
      ["keys.carry", ["←", "→"]],
      ["keys.putBack", ["Esc"]],
    ],
  },
  {
    title: "showings",
    keys: [
      ["keys.views", ["D", "W", "L"]],
      ["keys.today", ["T"]],
      ["keys.book", ["B"]],
      ["keys.quarter", ["Alt", "↑ ↓"]],
      ["keys.day", ["Alt", "← →"]],
      ["keys.put", ["Enter"]],
    ],
  },
] as const;

/** Every key of the dashboard, opened by the question mark; single keys are turned off here. */
export function ShortcutSheet() {
  const t = useTexts(catalogs);
  const [open, setOpen] = useState(false);
  const work = useSingleKeys();
  useKeys({ "?": () => setOpen(true) });
  useDashboardPairs();
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t("keys.title")} firstFocus={startId}>
      <div className="mt-4 grid gap-6 phone:grid-cols-2">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={t(`keys.${title}`)}>
            {/* The list opens at its first title: its only field is at its end. */}
            <h3
              {...(title === groups[0].title && { id: startId, tabIndex: -1 })}
              className="text-sm font-semibold text-muted outline-none"
            >
              {t(`keys.${title}`)}
            </h3>
            <dl className="mt-2 divide-y divide-line">
              {keys.map(([name, caps]) => (
                <div key={caps.join(" ")} className="flex items-center justify-between gap-3 py-2">
                  <dt>{t(name)}</dt>
                  <dd className="flex flex-none gap-1">
                    <span className="sr-only">{caps.join(" ")}</span>
                    {caps.map((cap) => (
                      <KeyCap key={cap}>{cap}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="mt-5 flex min-h-11 items-center gap-3 border-t border-line pt-3 font-semibold">
        <input
          type="checkbox"
          checked={work}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="size-[18px] accent-ink"
        />
        {t("singleKeys")}
      </label>
    </Dialog>
  );
}
