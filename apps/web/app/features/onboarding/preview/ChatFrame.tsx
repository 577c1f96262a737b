import { initialsOf } from "@llave/contract/text/initials";
import { readableTextOn } from "@llave/ui/contrast";
import type { ReactNode } from "react";
import { useOnboardingTexts } from "../useTexts.ts";

interface ChatFrameProps {
  name: string;
  photo: string;
  brandColor: string;
  children: ReactNode;
}

/** The header of the renter's chat page, as renters see it, and its content. */
export function ChatFrame({ name, photo, brandColor, children }: ChatFrameProps) {
  const t = useOnboardingTexts();
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-card shadow-2">
      <div className="flex items-center gap-3 border-b border-line px-5 py-4">
        <span
          className="grid size-12 flex-none place-items-center overflow-hidden rounded-full font-semibold"
          style={{ backgroundColor: brandColor, color: readableTextOn(brandColor) }}
        >
          {photo ? <img src={photo} alt="" className="size-full object-cover" /> : initialsOf(name)}
        </span>
        <div className="min-w-0">
          <p className="text-lg leading-6 font-semibold text-balance">{t("preview.specialist")}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{name}</p>
        </div>
        <p className="ml-auto flex flex-none items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-mint-ink">
          <span className="size-2 rounded-full bg-current" />
          {t("preview.connected")}
        </p>
      </div>
      {children}
    </div>
  );
}

/** A chat message. The renter's have the agent's color. */
export function Bubble({
  by,
  brandColor,
  children,
}: {
  by: "assistant" | "renter";
  brandColor?: string;
  children: ReactNode;
}) {
  if (by === "assistant") {
    return (
      <p className="max-w-[86%] self-start rounded-[18px] rounded-bl-[5px] bg-fill px-4 py-2.5 text-md whitespace-pre-line [overflow-wrap:anywhere]">
        {children}
      </p>
    );
  }
  const colors = brandColor ? { backgroundColor: brandColor, color: readableTextOn(brandColor) } : undefined;
  return (
    <p
      style={colors}
      className="max-w-[86%] self-end rounded-[18px] rounded-br-[5px] bg-ink px-4 py-2.5 text-md whitespace-pre-line text-on-night [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  );
}
