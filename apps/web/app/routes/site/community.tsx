import { PageHead } from "../../components/page/PageHead.tsx";
import { CommunityHero } from "../../features/community/CommunityHero.tsx";
import { Directory } from "../../features/community/Directory.tsx";
import { Guarding } from "../../features/community/Guarding.tsx";
import { catalogs } from "../../features/community/texts/catalogs.ts";
import { useCommunityAccess } from "../../features/community/useCommunityAccess.ts";
import { SitePage } from "../../features/site/SitePage.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";

/** The directory of agents, for signed-in people. */
export default function CommunityPage() {
  const t = useTexts(catalogs);
  const access = useCommunityAccess();
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {access.state === "granted" ? (
        <>
          <CommunityHero />
          <Directory session={access.session} />
        </>
      ) : (
        <Guarding access={access} />
      )}
    </SitePage>
  );
}
