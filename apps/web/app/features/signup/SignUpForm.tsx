import { type RegisterRequest, type RegisterResponse, registerRequest } from "@llave/contract/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { button } from "../../components/button.ts";
import { CheckRow } from "../../components/form/CheckRow.tsx";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { keepSession } from "../../session/currentSession.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { type Invitation, invitationLookup } from "../../session/useInvitation.ts";
import { SignUpNotice } from "./SignUpNotice.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Time to read that the account was created before the page changes (specification, section 9). Milliseconds. */
const redirectDelayMs = 1_000;

type SignUp = Omit<RegisterRequest, "invite">;

/** The sign-up form. Typed text stays if the server refuses it; an invitation's address can't be changed. */
export function SignUpForm({ invitation }: { invitation: Invitation }) {
  const t = useTexts(catalogs);
  const { form, invited } = useSignUpForm(invitation);
  const { register, done } = useRegister(invitation.token, (field, message) =>
    form.setError(field, { type: "server", message }, { shouldFocus: true }),
  );
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || done;
  const submit = (event: FormEvent) => (busy ? event.preventDefault() : form.handleSubmit(register)(event));

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("name")}
        required
        autoComplete="name"
        error={fieldText(errors.name, t("name.missing"))}
        {...form.register("name")}
      />
      <TextField
        label={t("email")}
        type="email"
        required
        readOnly={invited}
        autoComplete="email"
        inputMode="email"
        placeholder={t("email.placeholder")}
        error={fieldText(errors.email, t(form.getValues("email") === "" ? "email.missing" : "email.invalid"))}
        below={
          <EmailSuggestion
            email={invited ? undefined : form.watch("email")}
            onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
          />
        }
        {...form.register("email")}
      />
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        hint={errors.password ? undefined : t("password.hint")}
        error={fieldText(errors.password, t("password.short"))}
        {...form.register("password")}
      />
      {/* The waitlist wants to know; with an invitation, the setup asks for the license itself. */}
      {!invited && <CheckRow label={t("isAgent")} {...form.register("isAgent")} />}
      <FormAlert text={errors.root?.message} />
      <button type="submit" aria-disabled={busy} className={`${button("accent", "huge")} w-full`}>
        {t(busy ? "submit.busy" : "submit")}
      </button>
      <SignUpNotice />
    </form>
  );
}

/** The form's state, filled with the invitation's name and address once known. */
function useSignUpForm({ invited }: Invitation) {
  const form = useForm<SignUp>({
    resolver: schemaResolver(registerRequest.omit({ invite: true })),
    defaultValues: { name: "", email: "", password: "", isAgent: false },
    mode: "onTouched",
  });
  useEffect(() => {
    if (!invited) return;
    form.setValue("email", invited.email);
    if (form.getValues("name") === "") form.setValue("name", invited.name);
  }, [invited, form]);
  return { form, invited: invited !== undefined };
}

type ShowError = (field: keyof SignUp | "root", message: string) => void;

/**
 * Creates the account, stores its session and continues after a second; a failure is shown as a toast and beside its
 * field.
 */
function useRegister(invite: string | undefined, showError: ShowError) {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [redirectTo, setRedirectTo] = useState<string>();

  useEffect(() => {
    if (redirectTo === undefined) return;
    const timer = setTimeout(() => {
      // Data fetched while signed out doesn't apply to the new account. The invitation stays in the cache: otherwise it
      // would be looked up once more, and by now it is used.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== invitationLookup });
      void navigate(redirectTo);
    }, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [redirectTo, navigate, queryClient]);

  const { run } = useAction((failure) => {
    const fallback = t("failed.fallback");
    const message = failure.error ?? fallback;
    toastFailure(failure, { title: t("failed.title"), fallback });
    const wrong = (["name", "email", "password"] as const).filter((field) => failure.fields?.[field]);
    for (const field of wrong) showError(field, failure.fields?.[field] ?? message);
    if (wrong.length === 0) showError(failure.code === "email_taken" ? "email" : "root", message);
  });
  const register = async (values: SignUp) => {
    await run(async () => {
      const response = await request("POST", "/api/auth/register", { ...values, invite });
      const registered: RegisterResponse = await response.json();
      keepSession(registered);
      toasts.add({ title: t("created.title"), description: t("created.text") });
      setRedirectTo(registered.redirectTo ?? paths.dashboard);
    });
  };
  return { register, done: redirectTo !== undefined };
}
