import { Fragment } from "react";

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** A message's text; addresses in the assistant's messages become links. */
export function MessageText({ content, linked }: { content: string; linked: boolean }) {
  if (!linked) return content;
  return content.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <a key={at} href={part} target="_blank" rel="noopener nofollow">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
