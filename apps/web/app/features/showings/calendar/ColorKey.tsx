import { useShowingTexts } from "../useShowingTexts.ts";

const samples = {
  confirmed: "border-mint-line bg-mint-wash",
  requested: "border-dashed border-orange-line bg-orange-wash",
  blocked: "border-line-2 bg-[repeating-linear-gradient(135deg,#f1ece4_0_3px,#e6dfd4_3px_6px)]",
  busy: "border-line-2 bg-fill-2",
  off: "border-line-2 bg-fill-2/45",
} as const;
const kinds = ["confirmed", "requested", "blocked", "busy", "off"] as const;

/** What the grid's colors mean. */
export function ColorKey() {
  const t = useShowingTexts();
  return (
    <section aria-labelledby="color-key" className="text-sm text-muted">
      <h2 id="color-key" className="mb-2 font-semibold text-ink">
        {t("key.title")}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`h-3 w-3.5 flex-none rounded-[4px] border ${samples[kind]}`} />
            {t(`key.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
