import type { ComponentProps } from "react";
import { Icon } from "../Icon.tsx";

/** A checkbox whose whole row can be tapped. */
export function CheckRow({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-3.5 rounded-m border-[1.5px] border-line-2 bg-card px-[18px] text-lg font-medium has-checked:border-ink has-focus-visible:border-focus has-focus-visible:ring-4 has-focus-visible:ring-focus/20">
      <span className="relative grid size-[26px] flex-none place-items-center">
        <input
          type="checkbox"
          className="peer size-full appearance-none rounded-s border-[1.5px] border-field bg-card outline-none checked:border-ink checked:bg-ink"
          {...input}
        />
        <Icon name="check" className="pointer-events-none absolute hidden text-mint peer-checked:block" />
      </span>
      {label}
    </label>
  );
}
