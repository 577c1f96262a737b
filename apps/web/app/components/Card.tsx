import { type ReactNode, useId } from "react";

/** A titled card; the title names the section. */
export function Card({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card px-[18px] pt-4 pb-[18px]">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
