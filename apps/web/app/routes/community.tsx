import { PageHead } from "../components/PageHead.tsx";
import { CommunityHero } from "../features/community/CommunityHero.tsx";
import { Directory } from "../features/community/Directory.tsx";
import { Guarding } from "../features/community/Guarding.tsx";
import { en } from "../features/community/texts/en.ts";
import { es } from "../features/community/texts/es.ts";
import { useCommunityAccess } from "../features/community/useCommunityAccess.ts";
import { SitePage } from "../features/site/SitePage.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";

const catalogs = { en, es };

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
