import { type LoginRequest, type LoginResponse, loginRequest, type MeResponse } from "@llave/contract/account/auth";
import type { SecondStepNeeded } from "@llave/contract/account/secondFactors";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { button } from "../../components/button.ts";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { getJson, request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { keepSession } from "../../session/currentSession.ts";
import { safeReturnTo } from "../../session/returnTo.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { useInvitation } from "../../session/useInvitation.ts";
import { PasskeyButton, SecondStepForm } from "../secondFactors/SecondStepForm.tsx";
import { catalogs } from "./texts/catalogs.ts";

const notice = "rounded-m border border-mint-line bg-mint-wash px-4 py-3 text-md text-mint-ink";

/** The sign-in form. Typed text stays if the server refuses it. */
export function LoginForm() {
  const t = useTexts(catalogs);
  const form = useForm<LoginRequest>({
    resolver: schemaResolver(loginRequest),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const invitation = useInvitation();
  const invitedEmail = invitation.invited?.email;
  useEffect(() => {
    if (invitedEmail && !form.formState.dirtyFields.email) form.setValue("email", invitedEmail);
  }, [invitedEmail, form]);
  const [step, setStep] = useState<SecondStepNeeded["secondStep"] | null>(null);
  const onSignedIn = useOnSignedIn();
  const signIn = useSignIn({ invite: invitation.token, onSignedIn, onSecondStep: setStep }, (field, message) =>
    form.setError(field, { type: "server", message }, { shouldFocus: true }),
  );
  const { errors, isSubmitting } = form.formState;
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : form.handleSubmit(signIn)(event));
  if (step) return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={() => setStep(null)} />;

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      {invitation.invited && <p className={notice}>{t("invite.open", { name: invitation.invited.name })}</p>}
      {invitation.refused && <FormAlert text={t(`invite.${invitation.refused}`)} />}
      <TextField
        label={t("email")}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        placeholder={t("email.placeholder")}
        error={fieldText(errors.email, t(form.getValues("email") === "" ? "email.missing" : "email.invalid"))}
        below={
          <EmailSuggestion
            email={form.watch("email")}
            onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
          />
        }
        {...form.register("email")}
      />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        error={fieldText(errors.password, t("password.missing"))}
        {...form.register("password")}
      />
      <FormAlert text={errors.root?.message} />
      <button type="submit" aria-disabled={isSubmitting} className={`${button("accent", "huge")} mt-1 w-full`}>
        {t(isSubmitting ? "submit.busy" : "submit")}
      </button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-md">
        <Link to={paths.forgotPassword} className="py-3 font-semibold underline decoration-line-2 underline-offset-4">
          {t("forgot")}
        </Link>
        <Link to={paths.early} className="py-3 font-semibold underline decoration-line-2 underline-offset-4">
          {t("early")}
        </Link>
      </div>
    </form>
  );
}

type ShowError = (field: keyof LoginRequest | "root", message: string) => void;

interface SignIn {
  invite: string | undefined;
  onSignedIn(answer: LoginResponse): Promise<void>;
  onSecondStep(step: SecondStepNeeded["secondStep"]): void;
}

/** Stores the session after signing in, and continues. */
function useOnSignedIn() {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (signedIn: LoginResponse) => {
    keepSession(signedIn);
    if (signedIn.invitation === "refused") toasts.add({ title: t("welcome.title"), description: t("invite.refused") });
    else toasts.add({ title: t("welcome.title"), description: t("welcome.text") });
    const returnTo = search.get("returnTo");
    await navigate(returnTo ? safeReturnTo(returnTo, paths.dashboard) : await ownPage());
  };
}

/** A person's workplace: the administration for administrators, the dashboard for everyone else. */
async function ownPage(): Promise<string> {
  const me = await getJson<MeResponse>("/api/auth/me").catch(() => null);
  return me?.role === "admin" ? paths.admin : paths.dashboard;
}

/** Sends email and password; shows a failure as a toast and beside the affected field. */
function useSignIn({ invite, onSignedIn, onSecondStep }: SignIn, showError: ShowError) {
  const t = useTexts(catalogs);
  const { run } = useAction((failure) => {
    const fallback = t("failed.fallback");
    toastFailure(failure, { title: t("failed.title"), fallback });
    const { email, password } = failure.fields ?? {};
    if (email) showError("email", email);
    if (password) showError("password", password);
    if (email || password) return;
    showError(failure.code === "wrong_credentials" ? "password" : "root", failure.error ?? fallback);
  });

  return async (values: LoginRequest) => {
    await run(async () => {
      const response = await request("POST", "/api/auth/login", { ...values, invite });
      const signedIn: LoginResponse | SecondStepNeeded = await response.json();
      if ("secondStep" in signedIn) onSecondStep(signedIn.secondStep);
      else await onSignedIn(signedIn);
    });
  };
}
