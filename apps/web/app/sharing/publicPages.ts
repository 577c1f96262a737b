import { type Language, languageParameter, languages } from "@llave/ui/language";

/** The pages' share pictures; `vite/sharePictures.ts` draws each in both languages. */
export const sharePictures = ["home", "pricing", "faq", "about", "contact", "early"] as const;
export type SharePicture = (typeof sharePictures)[number];

/** Pages that search engines may list, by path, with their share picture. All others say `noindex`. */
const publicPages: Readonly<Record<string, SharePicture>> = {
  "/": "home",
  "/pricing": "pricing",
  "/about": "about",
  "/faq": "faq",
  "/contact": "contact",
  "/early": "early",
  "/signup": "early",
  "/login": "home",
  "/terms": "home",
  "/privacy": "home",
};

/** The paths of {@link publicPages}. */
export const publicPaths = Object.keys(publicPages);

/** The picture of a listed page; undefined for every other page. */
export function sharePictureOf(pathname: string): SharePicture | undefined {
  const path = withoutTrailingSlash(pathname);
  return Object.hasOwn(publicPages, path) ? publicPages[path] : undefined;
}

/** The path of a picture on this site. */
export function pictureAddress(picture: SharePicture, language: Language): string {
  return `/share/${picture}-${language}.png`;
}

/**
 * A page's own address in a language. English is the bare path: bots that ask for no
 * language get it, and one page must not be listed twice.
 */
export function addressIn(language: Language, pathname: string): string {
  const path = withoutTrailingSlash(pathname);
  return language === "en" ? path : `${path}?${languageParameter}=${language}`;
}

/** The addresses of a page in every language, for `hreflang`. */
export function alternates(pathname: string): { language: Language | "x-default"; address: string }[] {
  const own = languages.map((language) => ({ language, address: addressIn(language, pathname) }));
  return [...own, { language: "x-default", address: addressIn("en", pathname) }];
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, "");
}
