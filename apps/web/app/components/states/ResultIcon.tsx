import { Icon, type IconName } from "../Icon.tsx";

const tones = { done: "bg-mint text-mint-ink", wrong: "bg-danger-wash text-danger" } as const;

/** The large icon above a result page's heading. Decorative: the heading says the same. */
export function ResultIcon({ icon, tone = "done" }: { icon: IconName; tone?: keyof typeof tones }) {
  return (
    <span className={`mb-6 grid size-17 place-items-center rounded-[20px] ${tones[tone]}`}>
      <Icon name={icon} className="size-9!" />
    </span>
  );
}
