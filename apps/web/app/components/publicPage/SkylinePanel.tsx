import type { ReactNode } from "react";
import { Skyline } from "./Skyline.tsx";

/** The dark half of a split page: text above Miami's skyline at night. */
export function SkylinePanel({ children }: { children?: ReactNode }) {
  return (
    <aside className="relative isolate flex flex-col overflow-hidden bg-night text-on-night">
      <svg viewBox="0 0 400 400" className="absolute top-40 -right-40 -z-10 size-[420px]" aria-hidden="true">
        <circle cx="200" cy="200" r="200" className="fill-night-2" />
      </svg>
      {children && (
        <div className="w-full max-w-[644px] px-4 pt-12 pb-10 phone:px-8 wide:px-18 wide:pt-22">{children}</div>
      )}
      <Skyline className="mt-auto h-52 w-full wide:h-60 wide:flex-1" />
    </aside>
  );
}
