/** An address that a person claims: an email address in lower case, or a phone number in E.164. */
export type Address = { kind: "email" | "phone"; value: string };
