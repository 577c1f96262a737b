import { brand } from "@llave/ui/brand";

/** The key in its navy square, with the product's name beside it. */
export function Logo({ compactOnPhone = false }: { compactOnPhone?: boolean }) {
  return (
    <span className="inline-flex items-center gap-[9px] display text-[1.3125rem] leading-none">
      <svg viewBox="0 0 32 32" className="size-7 flex-none" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-ink" />
        <g className="fill-none stroke-orange" strokeWidth="2.6" strokeLinecap="round">
          <circle cx="12" cy="12.5" r="5" />
          <path d="m15.7 16.2 8 8m-4.4-4.4 2.6-2.6" />
        </g>
      </svg>
      <span className={compactOnPhone ? "max-phone:sr-only" : ""}>{brand.name}</span>
    </span>
  );
}
