import { type ReactNode, useId } from "react";

/** A part of the form under its own heading. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card px-4 py-5 phone:px-6">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {note && <p className="mt-0.5 max-w-[68ch] text-base text-muted">{note}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  );
}
