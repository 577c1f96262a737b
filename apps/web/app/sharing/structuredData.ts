import { pricingPlans } from "@llave/contract/account/plans";
import { brand } from "@llave/ui/brand";
import { capitalized } from "@llave/ui/capitalized";

/** A thing that search engines understand, in schema.org terms. It contains only facts about this product. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** Who makes the product, and how to contact them. */
export function organization(origin: string): Thing {
  return {
    "@type": "Organization",
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: brand.supportMail,
        availableLanguage: ["en", "es"],
      },
      { "@type": "ContactPoint", contactType: "sales", email: brand.salesMail, availableLanguage: ["en", "es"] },
    ],
  };
}

/** The product with the prices of its pricing page. No rating: no one has rated it in public. */
export function softwareApplication(origin: string, description: string): Thing {
  const offers = Object.entries(pricingPlans).map(([plan, { monthly }]) => ({
    "@type": "Offer",
    name: capitalized(plan),
    price: monthly,
    priceCurrency: "USD",
  }));
  return {
    "@type": "SoftwareApplication",
    name: brand.name,
    url: `${origin}/`,
    description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: ["en", "es"],
    offers,
  };
}

/** A page's questions with their answers, word for word. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", mainEntity };
}
