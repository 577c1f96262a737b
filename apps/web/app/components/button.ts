const base =
  "inline-flex items-center justify-center gap-2 border font-semibold leading-none whitespace-nowrap select-none " +
  "transition-colors duration-[120ms] aria-disabled:cursor-not-allowed";

const tones = {
  /** Orange: the main action of a view. */
  accent: "bg-orange border-orange text-ink hover:bg-orange-2 hover:border-orange-2",
  navy: "bg-ink border-ink text-on-night hover:bg-night-2",
  line: "bg-card border-line-2 text-ink hover:bg-fill",
  /** Removes something, with an undo. */
  danger: "bg-transparent border-transparent text-danger hover:bg-danger-wash",
  quiet: "bg-transparent border-transparent text-ink hover:bg-fill",
  /** A second action on an orange panel. */
  onAccent: "bg-transparent border-ink text-ink hover:bg-ink/7",
  onNight: "bg-transparent border-[#59618a] text-on-night hover:bg-night-2",
} as const;

const sizes = {
  small: "touch h-8 rounded-s px-3 text-sm",
  medium: "touch h-9 rounded-[10px] px-3.5 text-base",
  large: "h-11 rounded-m px-[18px] text-md",
  huge: "h-14 rounded-[14px] px-6 text-lg",
} as const;

/** The classes of a button, for buttons and for links that look like one. */
export function button(tone: keyof typeof tones, size: keyof typeof sizes = "medium"): string {
  return `${base} ${tones[tone]} ${sizes[size]}`;
}
