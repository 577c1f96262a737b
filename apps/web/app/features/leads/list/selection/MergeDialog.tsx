import type { LeadDetail } from "@llave/contract/leads/leads";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { phoneText, slotLabel, slotLine, slotText } from "../../../../wording/slots.ts";
import { leadName } from "../../leadWords.ts";
import { useLead } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { useUndoable } from "../../useLeadChanges.ts";
import { useSameText } from "../../useSameText.ts";

interface MergeDialogProps {
  leadIds: readonly [string, string];
  onMerged(): void;
  onClose(): void;
}

/** Shows what two leads say, and which of it stays, before they become one. */
export function MergeDialog({ leadIds, onMerged, onClose }: MergeDialogProps) {
  const t = useTexts(catalogs);
  const { data: one, isError } = useLead(leadIds[0]);
  const { data: other, isError: otherFailed } = useLead(leadIds[1]);
  return (
    <Dialog open onClose={onClose} title={t("merge.title")} description={t("merge.text")}>
      {one && other ? (
        <Comparison one={one} other={other} onMerged={onMerged} onClose={onClose} />
      ) : (
        <p role="status" className="mt-4 text-muted">
          {t(isError || otherFailed ? "change.failed" : "loading")}
        </p>
      )}
    </Dialog>
  );
}

interface ComparisonProps extends Omit<MergeDialogProps, "leadIds"> {
  one: LeadDetail;
  other: LeadDetail;
}

function Comparison({ one, other, onMerged, onClose }: ComparisonProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const command = useUndoable();
  const [later, earlier] = factsAt(one) >= factsAt(other) ? [one, other] : [other, one];
  const merge = async () => {
    const done = await command(["POST", `/api/leads/${one.id}/merge`, { leadId: other.id }], {
      done: t("merge.done", { name: leadName(later, t) }),
      undo: ["POST", `/api/leads/${one.id}/unmerge`, { leadId: other.id }],
    });
    if (!done) return;
    onMerged();
    onClose();
  };
  const slots = [...new Set([...later.facts, ...earlier.facts].map(({ slot }) => slot))];
  const value = (lead: LeadDetail, slot: string) => {
    const fact = lead.facts.find((each) => each.slot === slot);
    const line = slotLine(slot);
    return fact && line ? slotText(line, fact.value, language) : null;
  };
  const contacts = [
    { key: "name", label: t("add.name"), values: [later.name, earlier.name] },
    {
      key: "phone",
      label: t("add.phone"),
      values: [later.phone, earlier.phone].map((phone) => phone && phoneText(phone)),
    },
    { key: "email", label: t("add.email"), values: [later.email, earlier.email] },
  ];
  const facts = slots.flatMap((slot) => {
    const line = slotLine(slot);
    if (!line || ["name", "phone", "email"].includes(slot)) return [];
    return { key: slot, label: slotLabel(line, language), values: [value(later, slot), value(earlier, slot)] };
  });
  const rows = [...contacts, ...facts].filter(({ values }) => values.some(Boolean));
  const shared = (["phone", "email"] as const).filter((contact) => one[contact] && sameContact(one, other, contact));
  const same = useSameText()(shared);
  return (
    <>
      <p className={`mt-3 ${same ? "font-semibold" : "text-orange-ink"}`}>{same ?? t("merge.different")}</p>
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="text-sm text-muted">
            <td />
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {t("merge.latest")}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {t("merge.earlier")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values: [first, second] }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 text-sm font-medium text-muted">
                {label}
              </th>
              <Value text={first ?? null} stays={Boolean(first)} />
              <Value text={second ?? null} stays={!first || first === second} />
            </tr>
          ))}
        </tbody>
      </table>
      {one.abilities.merge && other.abilities.merge && (
        <button type="button" className={`${button("navy", "large")} mt-5 w-full`} onClick={() => void merge()}>
          {t("merge.submit")}
        </button>
      )}
    </>
  );
}

/** Emails are the same in upper and lower case. */
function sameContact(one: LeadDetail, other: LeadDetail, contact: "phone" | "email"): boolean {
  return one[contact]?.toLowerCase() === other[contact]?.toLowerCase();
}

function Value({ text, stays }: { text: string | null; stays: boolean }) {
  const t = useTexts(catalogs);
  if (!text) return <td className="py-2 pr-3 text-muted">–</td>;
  return (
    <td className={`py-2 pr-3 [overflow-wrap:anywhere] ${stays ? "font-semibold" : "text-muted line-through"}`}>
      {text}
      {stays && <span className="sr-only"> {t("merge.stays")}</span>}
    </td>
  );
}

/** When a lead's facts are from: the renter's last message, or the day the agent added it. The later value wins. */
function factsAt({ threads, createdAt }: LeadDetail): string {
  return threads[0]?.lastHeardAt ?? createdAt;
}
