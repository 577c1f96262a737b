import type { ReactNode } from "react";
import { Section } from "../../../components/publicPage/Section.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { Film } from "./Film.tsx";
import { ProductPicture } from "./ProductPicture.tsx";

/** On a phone everything is in one row, and a picture shows the part of its screen that the text is about. */
const frame = "rounded-xl border border-line bg-card max-phone:h-68! max-phone:object-cover";
const onPhone = "(max-width: 39.99rem) 296px";

/** The product itself: the agent's workspace, the renter's chat, the showings, and a film of a night. */
export function Product() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Section late title={t("film.title")} lead={t("film.lead")}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
        tabIndex={0}
        aria-label={t("film.title")}
        className="grid gap-x-6 gap-y-11 max-phone:-mx-4 max-phone:snap-x max-phone:scroll-px-4 max-phone:auto-cols-[296px] max-phone:grid-flow-col max-phone:gap-x-3 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-2 wide:grid-cols-[1fr_302px] wide:gap-y-14"
      >
        <Shown part="workspace">
          <ProductPicture
            shot={{ name: "/product/workspace", shape: "laptop" }}
            phone={{ name: "/product/workspace-phone", shape: "phone" }}
            language={language}
            alt={t("product.workspace.alt")}
            sizes={`${onPhone}, (min-width: 73.75rem) 984px, 100vw`}
            className={`${frame} max-phone:object-bottom`}
          />
        </Shown>
        <Shown part="chat">
          <ProductPicture
            shot={{ name: "/product/chat-phone", shape: "phone" }}
            language={language}
            alt={t("product.chat.alt")}
            sizes={`${onPhone}, 302px`}
            className={`${frame} phone:max-w-[302px] max-phone:object-[50%_66%]`}
          />
        </Shown>
        <Shown part="showings" beside>
          <ProductPicture
            shot={{ name: "/product/showings", shape: "laptop" }}
            phone={{ name: "/product/showings-phone", shape: "phone" }}
            language={language}
            alt={t("product.showings.alt")}
            sizes={`${onPhone}, (min-width: 73.75rem) 984px, 100vw`}
            className={`${frame} max-phone:object-top`}
          />
        </Shown>
        <div className="max-phone:snap-start wide:col-span-2">
          <Film />
        </div>
      </section>
    </Section>
  );
}

interface ShownProps {
  part: "workspace" | "chat" | "showings";
  /** True for the text beside the picture on a wide window, instead of below it. */
  beside?: boolean;
  children: ReactNode;
}

function Shown({ part, beside = false, children }: ShownProps) {
  const t = useTexts(catalogs);
  const wide = beside ? "wide:col-span-2 wide:grid wide:grid-cols-[1fr_302px] wide:items-end wide:gap-x-6" : "";
  return (
    <div className={`max-phone:snap-start ${wide}`}>
      {children}
      <div className={beside ? "mt-5 wide:mt-0" : "mt-5"}>
        <h3 className="title-card">{t(`product.${part}.title`)}</h3>
        <p className="mt-2 max-w-[34em] text-body text-ink-2 text-pretty">{t(`product.${part}.text`)}</p>
      </div>
    </div>
  );
}
