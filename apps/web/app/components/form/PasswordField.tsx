import { type ComponentProps, useState } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Icon } from "../Icon.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { TextField } from "./TextField.tsx";

/** A password field, hidden until the person asks to see the password. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const t = useTexts(catalogs);
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      type={visible ? "text" : "password"}
      required
      end={
        <button
          type="button"
          aria-label={t(visible ? "password.hide" : "password.show")}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="mr-1.5 grid size-11 flex-none place-items-center rounded-[10px] text-ink-2 hover:bg-fill"
        >
          <Icon name={visible ? "eyeOff" : "eye"} />
        </button>
      }
    />
  );
}
