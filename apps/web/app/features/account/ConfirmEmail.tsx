import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { ResultIcon } from "../../components/states/ResultIcon.tsx";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Confirms a new address with the token of the mailed link. It requires a click on the button: programs that open every
 * link in a mail must not confirm it.
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const t = useTexts(catalogs);
  const { state, busy, confirm } = useConfirmation(token);
  if (state === "invalid") {
    return (
      <Ended
        resultIcon={<ResultIcon icon="link" tone="wrong" />}
        title={t("confirm.invalid.title")}
        text={t("confirm.invalid.text")}
      >
        <Link to={paths.account} className={button("navy", "large")}>
          {t("confirm.settings")}
        </Link>
      </Ended>
    );
  }
  if (state === "done") {
    return (
      <Ended resultIcon={<ResultIcon icon="check" />} title={t("confirm.done.title")} text={t("confirm.done.text")}>
        <Link to={paths.login} className={button("navy", "large")}>
          {t("confirm.login")}
        </Link>
      </Ended>
    );
  }
  return (
    <Opening resultIcon={<ResultIcon icon="mail" />} title={t("confirm.title")} text={t("confirm.text")}>
      <button type="button" aria-disabled={busy} className={button("accent", "huge")} onClick={() => void confirm()}>
        {t(busy ? "confirm.busy" : "confirm.submit")}
      </button>
    </Opening>
  );
}

type Confirmation = "ready" | "done" | "invalid";

function useConfirmation(token: string | null) {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const [state, setState] = useState<Confirmation>(token ? "ready" : "invalid");
  const { busy, runOnce } = useAction((failure) => {
    if (failure.code === "link_not_valid") setState("invalid");
    else toastFailure(failure, { title: t("refused.title"), fallback: t("refused.fallback") });
  });
  const confirm = () =>
    runOnce(async () => {
      await request("POST", "/api/account/email/confirm", { token });
      void queryClient.resetQueries();
      setState("done");
    });
  return { state, busy, confirm };
}

interface OpeningProps {
  resultIcon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Opening({ resultIcon, title, text, children }: OpeningProps) {
  return (
    <>
      {resultIcon}
      <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">{title}</h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{text}</p>
      {children}
    </>
  );
}

/** The result; the focus moves here because the clicked button is gone. */
function Ended(props: OpeningProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1}>
      <Opening {...props} />
    </div>
  );
}
