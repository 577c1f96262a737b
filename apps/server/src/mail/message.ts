/** A mail ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The reply-to address, if it isn't the sender. */
  replyTo?: { name: string; address: string };
  /** The Message-ID of the mail it answers, so that mail programs show both in one thread. */
  inReplyTo?: string;
  /** Where one POST, without sign-in or another click, ends mails of this kind; absent for account mails. */
  unsubscribeUrl?: string;
  /** A calendar entry to add, change or remove. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}

/** One of several items in a mail, and where to deal with it. */
export interface MailItem {
  text: string;
  href: string;
}

/** The content of one mail, in one language. Paragraphs are plain text. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown below the paragraphs, each with its own link. */
  items?: MailItem[];
  /** The main button; absent in notices. */
  button?: string;
  /** Small print below the button: how long it works, what to do if it wasn't you. */
  note: string;
}
