import { type DragEvent, type ReactNode, useId, useState } from "react";
import { button } from "../button.ts";
import { Icon } from "../Icon.tsx";

interface FileDropProps {
  /** The button's label. */
  label: string;
  /** The input's name, where something else on the page leads to it. */
  name?: string;
  accept: string;
  multiple?: boolean;
  /** The button's style. */
  tone?: "line" | "navy";
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Files can be dropped here or chosen with a button, which also works by keyboard. */
export function FileDrop({ label, name, accept, multiple = false, tone = "line", onFiles, children }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same by keyboard
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-m border border-dashed px-4 py-5 text-center ${over ? "border-ink bg-fill" : "border-field bg-paper"}`}
    >
      <label
        htmlFor={id}
        className={`${button(tone, tone === "navy" ? "large" : "medium")} cursor-pointer has-focus-visible:outline-2`}
      >
        <Icon name="share" small />
        {label}
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {children}
    </div>
  );
}
