import { Icon, type IconName } from "./Icon.tsx";

const tones = { done: "bg-mint text-mint-ink", wrong: "bg-danger-wash text-danger" } as const;

/** The seal at the top of a result page. Decorative: the heading says it. */
export function Stamp({ icon, tone = "done" }: { icon: IconName; tone?: keyof typeof tones }) {
  return (
    <span className={`mb-6 grid size-17 place-items-center rounded-[20px] ${tones[tone]}`}>
      <Icon name={icon} className="size-9!" />
    </span>
  );
}
