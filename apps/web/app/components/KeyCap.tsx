/** A key as it stands on a keyboard; screen readers hear it by `aria-keyshortcuts` of what it presses. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block min-w-5 rounded-xs border border-current/35 px-1 text-center font-body text-2xs leading-[18px] font-semibold whitespace-nowrap"
    >
      {children}
    </span>
  );
}
