import { type ReactNode, useId } from "react";
import { Icon } from "../../components/Icon.tsx";

interface SettingsSectionProps {
  title: string;
  text?: string;
  /** Why the last change wasn't saved. */
  error?: string | undefined;
  /** Below the text: a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of a settings page: its name on the left, its controls on the right; on phones below each other. */
export function SettingsSection({ title, text, error, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-line py-5 first:border-t-0 first:pt-1 medium:grid-cols-[184px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {text && <p className="mt-0.5 text-base text-muted">{text}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
      {/* The section's own title already names a group of choices. */}
      <div className="min-w-0 [&_legend]:sr-only [&_legend+div]:mt-0">
        {children}
        {error && (
          <p role="alert" className="mt-2 flex items-start gap-1.5 text-base text-danger">
            <Icon name="alert" small className="mt-[3px]" />
            {error}
          </p>
        )}
      </div>
    </section>
  );
}
