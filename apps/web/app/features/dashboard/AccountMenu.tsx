import { languageNames, otherLanguage } from "@llave/ui/language";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useFirstSteps, useMarkFirstSteps } from "../../agent/firstSteps.ts";
import { useDashboardFigures } from "../../agent/queries.ts";
import { MenuPortal } from "../../components/dialog/MenuPortal.tsx";
import { Icon } from "../../components/Icon.tsx";
import { setSingleKeys, useSingleKeys } from "../../components/shortcuts.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { signOut } from "../../session/currentSession.ts";
import { catalogs } from "./texts/catalogs.ts";

const item =
  "flex h-11 items-center gap-3 rounded-s px-3 text-base font-medium outline-none select-none data-highlighted:bg-fill phone:h-9";

/** The agent's own menu. On a phone it also has what doesn't fit in the header. */
export function AccountMenu({ copy, children }: { copy: (() => Promise<unknown>) | null; children: ReactNode }) {
  const t = useTexts(catalogs);
  const { data: figures } = useDashboardFigures();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-m px-1.5 hover:bg-fill max-phone:mr-auto">
        {children}
        <span className="sr-only">{t("account")}</span>
        <Icon name="down" small className="text-muted" />
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-30 min-w-56 rounded-m border border-line bg-card p-1.5 shadow-2 data-[state=open]:animate-rise"
        >
          <div className="phone:hidden">
            {copy && (
              <DropdownMenu.Item className={item} onSelect={copy}>
                <Icon name="link" />
                {t("copy")}
              </DropdownMenu.Item>
            )}
            <LanguageItem />
            <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
          </div>
          <DropdownMenu.Item className={item} asChild>
            <Link to={paths.settings.profile}>
              <Icon name="settings" />
              {t("settings")}
            </Link>
          </DropdownMenu.Item>
          {figures?.admin && (
            <DropdownMenu.Item className={item} asChild>
              <Link to={paths.admin}>
                <Icon name="shield" />
                {t("administration")}
              </Link>
            </DropdownMenu.Item>
          )}
          <FirstStepsItem />
          <SingleKeysItem />
          <DropdownMenu.Item className={item} onSelect={signOut}>
            <Icon name="signOut" />
            {t("signOut")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  );
}

/** Brings back the list of first steps after it was hidden. */
function FirstStepsItem() {
  const t = useTexts(catalogs);
  const { data: steps } = useFirstSteps();
  const mark = useMarkFirstSteps();
  const navigate = useNavigate();
  if (!steps?.hidden) return null;
  const show = async () => {
    await mark({ hidden: false });
    await navigate(paths.dashboard);
  };
  return (
    <DropdownMenu.Item className={item} onSelect={() => void show()}>
      <Icon name="list" />
      {t("firstSteps")}
    </DropdownMenu.Item>
  );
}

/** Turns the keys for drafts and leads off and on; only useful with a keyboard. */
function SingleKeysItem() {
  const t = useTexts(catalogs);
  const work = useSingleKeys();
  return (
    <DropdownMenu.CheckboxItem className={`${item} max-phone:hidden`} checked={work} onCheckedChange={setSingleKeys}>
      <span className="grid size-[18px] place-items-center rounded-xs border-[1.5px] border-field">
        <DropdownMenu.ItemIndicator>
          <Icon name="check" small />
        </DropdownMenu.ItemIndicator>
      </span>
      {t("singleKeys")}
    </DropdownMenu.CheckboxItem>
  );
}

/** Names the other language, in that language. */
function LanguageItem() {
  const { language, setLanguage } = useLanguage();
  const other = otherLanguage(language);
  return (
    <DropdownMenu.Item className={item} lang={other} onSelect={() => setLanguage(other)}>
      <span className="grid size-[18px] place-items-center text-xs font-semibold">{other.toUpperCase()}</span>
      {languageNames[other]}
    </DropdownMenu.Item>
  );
}
