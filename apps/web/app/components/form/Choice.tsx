import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon.tsx";

interface ChoiceProps extends Omit<ComponentProps<"input">, "title"> {
  title: string;
  text?: string;
  /** Beside the title: a badge or a price. */
  end?: ReactNode;
  children?: ReactNode;
}

/** A card that works as a radio button or checkbox: all of it can be clicked. */
export function Choice({ title, text, end, children, className = "", ...input }: ChoiceProps) {
  const round = input.type === "radio" ? "rounded-full" : "rounded-s";
  return (
    <label
      className={`flex cursor-pointer gap-3 rounded-l border-[1.5px] border-line-2 bg-card px-4 py-3.5 transition-colors duration-[120ms] hover:bg-hover has-checked:border-ink has-checked:bg-hover has-focus-visible:border-focus has-focus-visible:ring-4 has-focus-visible:ring-focus/20 has-disabled:cursor-default ${className}`}
    >
      <span className="relative mt-px grid size-6 flex-none place-items-center">
        <input
          className={`peer size-full appearance-none border-[1.5px] border-field bg-card outline-none checked:border-ink checked:bg-ink ${round}`}
          {...input}
        />
        <Icon name="check" small className="pointer-events-none absolute hidden text-mint peer-checked:block" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-lg font-semibold">{title}</span>
          {end}
        </span>
        {text && <span className="mt-0.5 block text-base text-ink-2">{text}</span>}
        {children}
      </span>
    </label>
  );
}

/** A group of choices with its name. */
export function ChoiceGroup({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{legend}</legend>
      {hint && <p className="mt-0.5 text-base text-muted">{hint}</p>}
      <div className="mt-3">{children}</div>
    </fieldset>
  );
}
