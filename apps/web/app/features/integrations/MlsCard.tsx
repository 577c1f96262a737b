import { Link } from "react-router";
import { useMls } from "../../agent/mls.ts";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { paths } from "../../paths.ts";
import { useIntegrationTexts } from "./useIntegrationTexts.ts";

/** Whether listings can come from the agent's MLS; connecting and importing happen where listings are imported. */
export function MlsCard() {
  const t = useIntegrationTexts();
  const mls = useMls();
  const { data } = mls;
  if (!data) return <PartFailed name={t("mls.title")} of={[mls]} />;
  const host = data.connection && new URL(data.connection.serviceUrl).host;
  return (
    <Card
      title={t("mls.title")}
      end={
        <Link to={paths.importFromMls} className={button("line")}>
          {t(host ? "mls.import" : "mls.connect")}
        </Link>
      }
    >
      <p className="mt-1 max-w-[64ch] text-md text-muted">{t("mls.text")}</p>
      <p className="mt-3 border-t border-line pt-3 text-md text-ink-2 [overflow-wrap:anywhere]">
        {host ? t("mls.on", { host }) : t("mls.off")}
      </p>
    </Card>
  );
}
