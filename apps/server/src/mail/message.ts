/** A mail ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who is answered by "reply", where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** Where one POST, without sign-in or another click, ends mails of this kind; absent for account mails. */
  unsubscribeUrl?: string;
  /** A calendar's entry to put in, change or take out. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}

/** One of several things a mail tells of, and where it is dealt with. */
export interface MailItem {
  text: string;
  href: string;
}

/** What one mail says, in one language. Paragraphs are plain text. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Stand below the paragraphs, each a link of its own. */
  items?: MailItem[];
  /** The one thing to press; absent in notices. */
  button?: string;
  /** Small print below the button: how long it works, what to do when it was not you. */
  note: string;
}
