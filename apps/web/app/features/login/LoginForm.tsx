import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginRequest, type LoginResponse, loginRequest } from "@llave/contract/auth";
import { type FormEvent, useState } from "react";
import { type FieldError, useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { config as configureSchemas } from "zod";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { TextField } from "../../components/TextField.tsx";
import { HttpError, request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { keepSession } from "../../session/currentSession.ts";
import { safeReturnTo } from "../../session/returnTo.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

// The content security policy forbids compiling schemas to code; without this the library would try.
configureSchemas({ jitless: true });

const catalogues = { en, es };

/** The sign-in form. What was typed stays where the server refuses it. */
export function LoginForm() {
  const t = useTexts(catalogues);
  const form = useForm<LoginRequest>({
    resolver: zodResolver(loginRequest),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const signIn = useSignIn((field, message) => form.setError(field, { type: "server", message }));
  const { errors, isSubmitting } = form.formState;
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : form.handleSubmit(signIn)(event));

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("email")}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        placeholder={t("email.placeholder")}
        error={fieldText(errors.email, t(form.getValues("email") === "" ? "email.missing" : "email.invalid"))}
        {...form.register("email")}
      />
      <PasswordField
        error={fieldText(errors.password, t("password.missing"))}
        registration={form.register("password")}
      />
      {errors.root?.message && (
        <p role="alert" className="rounded-m border border-danger-line bg-danger-wash px-4 py-3 text-md text-danger">
          {errors.root.message}
        </p>
      )}
      <button type="submit" aria-disabled={isSubmitting} className={`${button("accent", "huge")} mt-1 w-full`}>
        {t(isSubmitting ? "submit.busy" : "submit")}
      </button>
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

interface PasswordFieldProps {
  error: string | undefined;
  registration: ReturnType<ReturnType<typeof useForm<LoginRequest>>["register"]>;
}

function PasswordField({ error, registration }: PasswordFieldProps) {
  const t = useTexts(catalogues);
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      label={t("password")}
      type={visible ? "text" : "password"}
      required
      autoComplete="current-password"
      error={error}
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
      {...registration}
    />
  );
}

/** A server's text wins; a rule of the schema is worded by the page, in the page's language. */
function fieldText(error: FieldError | undefined, own: string): string | undefined {
  if (!error) return undefined;
  return error.type === "server" ? error.message : own;
}

type ShowError = (field: keyof LoginRequest | "root", message: string) => void;

/** Signs in, keeps the session and goes on; a refusal is shown as a toast and beside the field it concerns. */
function useSignIn(showError: ShowError) {
  const t = useTexts(catalogues);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return async (values: LoginRequest) => {
    try {
      const response = await request("POST", "/api/auth/login", values);
      keepSession((await response.json()) as LoginResponse);
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
      const body = error instanceof HttpError ? error.body : {};
      const message = body.error ?? t("failed.fallback");
      toasts.add({ title: t("failed.title"), description: message, tone: "destructive" });
      const { email, password } = body.fields ?? {};
      if (email) showError("email", email);
      if (password) showError("password", password);
      if (!email && !password) showError(body.code === "wrong_credentials" ? "password" : "root", message);
      return;
    }
    toasts.add({ title: t("welcome.title"), description: t("welcome.text") });
    await navigate(safeReturnTo(search.get("returnTo"), paths.dashboard));
  };
}
