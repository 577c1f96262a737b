import type { CommunityAgent } from "@llave/contract/site/community";
import { marketNames, maxIntroductionLength } from "@llave/contract/site/communityChoices";
import { type FormEvent, useState } from "react";
import { button } from "../../components/button.ts";
import { Modal } from "../../components/dialog/Modal.tsx";
import { TextAreaField } from "../../components/form/TextAreaField.tsx";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import type { StoredSession } from "../../session/storedSession.ts";
import { useAction } from "../../session/useAction.ts";
import { useVerification } from "../account/useVerification.ts";
import { catalogs } from "./texts/catalogs.ts";

interface ConnectDialogProps {
  agent: CommunityAgent;
  user: StoredSession["user"];
  onIntroduced(): void;
  onClose(): void;
}

/** Writes an introduction to an agent; for a sample profile it says that it isn't a real person. */
export function ConnectDialog({ agent, user, onIntroduced, onClose }: ConnectDialogProps) {
  const t = useTexts(catalogs);
  return (
    <Modal title={t("dialog.title", { name: agent.name })} onClose={onClose}>
      {(close) =>
        agent.sample ? (
          <SampleNotice close={close} />
        ) : (
          <IntroductionForm agent={agent} user={user} close={close} onIntroduced={onIntroduced} />
        )
      }
    </Modal>
  );
}

function SampleNotice({ close }: { close(): void }) {
  const t = useTexts(catalogs);
  return (
    <>
      <p className="mt-4 text-lg text-ink-2 text-pretty">{t("dialog.sample")}</p>
      <button type="button" onClick={close} className={`${button("navy", "large")} mt-6`}>
        {t("dialog.understood")}
      </button>
    </>
  );
}

interface IntroductionFormProps extends Omit<ConnectDialogProps, "onClose"> {
  close(): void;
}

function IntroductionForm({ agent, user, close, onIntroduced }: IntroductionFormProps) {
  const t = useTexts(catalogs);
  const market = agent.markets[0] ? marketNames[agent.markets[0]] : "Miami";
  const [message, setMessage] = useState(() =>
    t("dialog.draft", { name: agent.name, sender: user.name ?? "", market }),
  );
  const [error, setError] = useState<string>();
  const [unverified, setUnverified] = useState(false);
  const verification = useVerification(user.email);
  const { busy: sending, runOnce } = useAction((failure) => {
    setError(failure.error ?? t("dialog.failed"));
    setUnverified(failure.code === "email_not_verified");
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "") return setError(t("dialog.empty"));
    await runOnce(async () => {
      await request("POST", `/api/community/${agent.id}/connect`, { message: message.trim() });
      onIntroduced();
      toasts.add({ title: t("sent.title"), description: t("sent.text", { name: agent.name }) });
      close();
    });
  };

  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-5">
      <p className="text-lg text-ink-2 text-pretty">{t("dialog.text", { name: agent.name, email: user.email })}</p>
      <TextAreaField
        label={t("dialog.message")}
        value={message}
        maxLength={maxIntroductionLength}
        onChange={({ target }) => setMessage(target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        {unverified && (
          <button
            type="button"
            aria-disabled={verification.state !== "ready"}
            className={button("accent", "large")}
            onClick={() => void verification.send()}
          >
            {verification.label}
          </button>
        )}
        <button type="submit" aria-disabled={sending} className={button("navy", "large")}>
          {t(sending ? "dialog.sending" : "dialog.send")}
        </button>
        <button type="button" onClick={close} className={button("line", "large")}>
          {t("dialog.cancel")}
        </button>
      </div>
    </form>
  );
}
