import { type MlsAuthKind, type MlsConnectRequest, mlsAuthKinds } from "@llave/contract/listings/mls";
import { type FormEvent, useState } from "react";
import { button } from "../../../../components/button.ts";
import { FormAlert } from "../../../../components/form/FormAlert.tsx";
import { PasswordField } from "../../../../components/form/PasswordField.tsx";
import { TextField } from "../../../../components/form/TextField.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { type FailedCall, useAction } from "../../../../session/useAction.ts";
import { useMlsCalls } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

const empty = { serviceUrl: "", memberId: "", token: "", tokenUrl: "", clientId: "", clientSecret: "" };
type Field = keyof typeof empty;

const fieldsOf: Record<MlsAuthKind, readonly Field[]> = {
  token: ["serviceUrl", "memberId", "token"],
  client: ["serviceUrl", "memberId", "tokenUrl", "clientId", "clientSecret"],
};

/** States that no MLS is connected, and connects it. */
export function MlsConnect() {
  const t = useTexts(catalogs);
  const { connect } = useMlsCalls();
  const [auth, setAuth] = useState<MlsAuthKind>("token");
  const [values, setValues] = useState(empty);
  const [failure, setFailure] = useState<FailedCall>();
  const [checked, setChecked] = useState(false);
  const { busy, runOnce } = useAction((refused) => setFailure({ error: t("failed.text"), ...refused }));
  const fields = fieldsOf[auth];
  const errorOf = (field: Field) =>
    failure?.fields?.[field] ?? (checked && values[field].trim() === "" ? t("required") : undefined);
  const change = (field: Field) => ({
    value: values[field],
    error: errorOf(field),
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((all) => ({ ...all, [field]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (fields.some((field) => values[field].trim() === "")) return;
    const filled = Object.fromEntries(fields.map((field) => [field, values[field].trim()]));
    void runOnce(async () => {
      await connect({ auth, ...filled } as MlsConnectRequest);
      toasts.add({ title: t("connected") });
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[640px] gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t("off.title")}</h2>
        <p className="mt-1 max-w-[62ch] text-base text-ink-2">{t("off.text")}</p>
      </div>
      <TextField
        {...change("serviceUrl")}
        label={t("serviceUrl")}
        hint={t("serviceUrl.hint")}
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <TextField {...change("memberId")} label={t("memberId")} hint={t("memberId.hint")} spellCheck={false} />
      <fieldset>
        <legend className="text-md font-semibold">{t("auth.label")}</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {mlsAuthKinds.map((kind) => (
            <label key={kind} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-md">
              <input
                type="radio"
                name="mls-auth"
                className="size-[18px] accent-ink"
                checked={auth === kind}
                onChange={() => setAuth(kind)}
              />
              {t(`auth.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {auth === "token" ? (
        <PasswordField {...change("token")} label={t("token")} hint={t("secretNote")} />
      ) : (
        <>
          <TextField {...change("tokenUrl")} label={t("tokenUrl")} type="url" inputMode="url" placeholder="https://" />
          <TextField {...change("clientId")} label={t("clientId")} spellCheck={false} />
          <PasswordField {...change("clientSecret")} label={t("clientSecret")} hint={t("secretNote")} />
        </>
      )}
      <FormAlert text={failure?.error} />
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} justify-self-start`}>
        {t(busy ? "connecting" : "connect")}
      </button>
    </form>
  );
}
