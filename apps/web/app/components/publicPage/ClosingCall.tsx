import type { ReactNode } from "react";
import { Building } from "./Building.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** Links that look like buttons: navy for the first, `onAccent` for the second. */
  children: ReactNode;
}

/** The last panel of a public page: the call to action, in front of a building with one lit window. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section data-closing className="measure pt-12 pb-8 max-phone:px-2 phone:pt-16 phone:pb-18 wide:pt-30 wide:pb-28">
      <div className="relative isolate grid overflow-hidden rounded-xl bg-orange wide:min-h-[520px] wide:grid-cols-[1fr_500px]">
        <div className="self-center px-6 pt-9 phone:px-10 phone:pt-12 wide:py-20 wide:pl-18">
          <h2 className="title-page wide:text-[5.25rem]">{title}</h2>
          <p className="mt-4 mb-6 max-w-[30em] phone:mt-5 phone:mb-9 text-body text-pretty phone:text-lead">{text}</p>
          <div className="flex flex-wrap gap-3 max-phone:flex-col">{children}</div>
        </div>
        <Building className="mt-5 h-[150px] w-full phone:mt-10 phone:h-[360px] self-end wide:absolute wide:mt-0 wide:inset-y-0 wide:right-0 wide:-z-10 wide:h-full wide:w-[520px]" />
      </div>
    </section>
  );
}
