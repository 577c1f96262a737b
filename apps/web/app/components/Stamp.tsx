import { Icon, type IconName } from "./Icon.tsx";

const tones = { done: "bg-mint text-mint-ink", wrong: "bg-danger-wash text-danger" } as const;

/** The seal over a page that says how something ended. Decorative: the heading says it. */
export function Stamp({ icon, tone = "done" }: { icon: IconName; tone?: keyof typeof tones }) {
  return (
    <span className={`mb-6 grid size-17 place-items-center rounded-[20px] ${tones[tone]}`}>
      <Icon name={icon} className="size-9!" />
    </span>
  );
}
