import { Fragment } from "react";

/** An email address that breaks before its @ and its dots, and inside a part only where that alone doesn't fit. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {email.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A sentence that names an email address, which breaks as {@link EmailText} does. */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  const at = text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <EmailText email={email} />
      {text.slice(at + email.length)}
    </>
  );
}
