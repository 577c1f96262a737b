import type { ReactNode } from "react";

interface SectionProps {
  /** The section's anchor. */
  id?: string;
  title: string;
  /** One sentence beside the title, or below it on a narrow page. */
  lead?: ReactNode;
  /** For sections far down a long page: laid out as they come near. */
  late?: boolean;
  children: ReactNode;
}

/** A section of a public page: title, one sentence, and its content. */
export function Section({ id, title, lead, late, children }: SectionProps) {
  return (
    <section id={id} className={`measure pt-12 phone:pt-22 wide:pt-36 ${late ? "late" : ""}`}>
      <div className="mb-5 grid items-end gap-x-8 gap-y-2.5 phone:mb-8 phone:gap-y-4 wide:mb-14 wide:grid-cols-[7fr_5fr]">
        <h2 className="title-section">{title}</h2>
        {lead && (
          <p className="max-w-[46ch] text-body text-ink-2 text-pretty phone:text-lead wide:justify-self-end">{lead}</p>
        )}
      </div>
      {children}
    </section>
  );
}
