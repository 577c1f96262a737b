import type { ThreadMessage } from "@llave/contract/conversation";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The files a renter sent with a message, for download. */
export function MediaLinks({ conversationId, media }: { conversationId: string; media: ThreadMessage["media"] }) {
  const t = useTexts(catalogs);
  if (media.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {media.map(({ id, contentType }) => (
        <li key={id}>
          <a
            href={`/api/conversations/${conversationId}/media/${id}`}
            download
            className="text-sm font-semibold underline underline-offset-4"
          >
            {t("file")} ({contentType})
          </a>
        </li>
      ))}
    </ul>
  );
}
