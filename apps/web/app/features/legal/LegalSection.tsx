import type { Block, LegalText } from "./legalText.ts";
import { RichText } from "./RichText.tsx";

/** 62 to 70 characters of the body font; meanings beside their terms get the same. */
const lineLength = "max-w-[34.5rem] text-pretty";

/** One numbered section; its id is the anchor for links. */
export function LegalSection({
  id,
  number,
  section,
}: {
  id: string;
  number: number;
  section: LegalText["sections"][string];
}) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="mt-14 scroll-mt-7 first:mt-0">
      <h2 id={headingId} className="display text-[1.625rem] leading-8 text-balance print:break-after-avoid">
        <span className="mr-2.5 text-muted">{number}</span>
        {section.title}
      </h2>
      {section.body.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string") {
    return (
      <p className={`mt-4 text-ink-2 ${lineLength}`}>
        <RichText text={block} />
      </p>
    );
  }
  return "list" in block ? <BulletList items={block.list} /> : <Terms terms={block.terms} />;
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={`mt-4 grid list-disc gap-2.5 pl-5 text-ink-2 marker:text-orange-dot ${lineLength}`}>
      {items.map((item) => (
        <li key={item} className="pl-1.5">
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Each term above its meaning on phones, beside it elsewhere. */
function Terms({ terms }: { terms: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className="mt-5 border-b border-line">
      {terms.map(([term, meaning]) => (
        <div
          key={term}
          className="gap-x-6 border-t border-line py-3.5 phone:grid phone:grid-cols-[9.5rem_minmax(0,34.5rem)] print:break-inside-avoid"
        >
          <dt className="font-semibold hyphens-auto">{term}</dt>
          <dd className="text-ink-2 text-pretty">
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
