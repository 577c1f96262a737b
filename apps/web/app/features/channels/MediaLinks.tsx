import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** What every browser shows; the server sends other files for download only. */
const picture = /^image\/(?:jpe?g|png|gif|webp)$/;

/** The files a renter sent with a message: pictures as such, anything else for download. */
export function MediaLinks({ conversationId, media }: { conversationId: string; media: ThreadMessage["media"] }) {
  const t = useTexts(catalogs);
  if (media.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {media.map(({ id, contentType, name }) => {
        const href = `/api/conversations/${conversationId}/media/${id}`;
        return (
          <li key={id}>
            {picture.test(contentType) ? (
              <a href={href} target="_blank" rel="noopener">
                <img
                  src={href}
                  alt={name === null ? t("picture") : `${t("picture")}: ${name}`}
                  loading="lazy"
                  className="max-h-52 max-w-full rounded-m border border-line bg-fill"
                />
              </a>
            ) : (
              <a
                href={href}
                download
                className="text-sm font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {name ?? `${t("file")} (${contentType.split(";", 1)[0]})`}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
