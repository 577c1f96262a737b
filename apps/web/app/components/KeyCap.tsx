/** A key as labeled on a keyboard. Screen readers get it from `aria-keyshortcuts` on the element it activates. */
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
