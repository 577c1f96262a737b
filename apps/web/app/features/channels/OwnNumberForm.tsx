import type { PhoneChannel } from "@llave/contract/channels/delivery";
import { type FormEvent, useState } from "react";
import { button } from "../../components/button.ts";
import { TextField } from "../../components/form/TextField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useAct, useChannelCalls } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

const empty = { accountSid: "", authToken: "", number: "" };

/** A number from the agent's own Twilio account. */
export function OwnNumberForm({ channel }: { channel: PhoneChannel }) {
  const t = useTexts(catalogs);
  const { busy, errors, act } = useAct();
  const { connect } = useChannelCalls(channel);
  const [own, setOwn] = useState(empty);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(() => connect(own), t("connected"))) setOwn(empty);
  };
  const field = (name: keyof typeof own) => ({
    value: own[name],
    error: errors[name],
    autoComplete: "off",
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => setOwn({ ...own, [name]: event.target.value }),
  });
  return (
    <details className="mt-4">
      <summary className="cursor-pointer py-2 font-semibold">{t("own")}</summary>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-2 grid gap-4">
        <TextField label={t("accountSid")} hint={t("accountSid.hint")} {...field("accountSid")} />
        <TextField label={t("authToken")} type="password" hint={t("authToken.hint")} {...field("authToken")} />
        <TextField label={t("number")} type="tel" hint={t("number.hint")} {...field("number")} />
        <button type="submit" aria-disabled={busy} className={`justify-self-start ${button("navy", "medium")}`}>
          {t(busy ? "connecting" : "connect")}
        </button>
      </form>
    </details>
  );
}
