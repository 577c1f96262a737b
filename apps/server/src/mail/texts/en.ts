import type { Device } from "@llave/contract/account/device";
import type { Language } from "@llave/contract/language";
import { shortName } from "@llave/contract/text/shortName";
import type { MailItem, MailText } from "../message.ts";

/** Values that a mail's text can use. */
export interface MailValues {
  name: string;
  newEmail: string;
  position: string;
  /** Email address of the sender. */
  email: string;
  subject: string;
  /** The sender's text with its line breaks. */
  message: string;
  /** True if the assistant wrote it. */
  byAssistant: boolean;
  /** The language of the page they wrote on. */
  writtenIn: Language;
  /** Name of the person who introduces themselves. */
  sender: string;
  /** Their status: a license-verified agent, or an account that waits for access. */
  senderStatus: "agent" | "waiting";
  /** What a mail about notifications names, one line each, and how many there are in all. */
  news: MailItem[];
  newsCount: number;
  /** Today's showings, one line each. */
  showings: MailItem[];
  /** A showing: its current state, when and where it is, and with whom; to the agent, also the renter's phone. */
  showing: {
    state: "requested" | "confirmed" | "moved" | "canceled";
    when: string;
    address: string;
    agent: string;
    phone: string;
  };
  /** True if all of it is about one conversation. */
  inConversation: boolean;
  /** What someone signed in with, and when; null for a device whose name wouldn't mean anything to people. */
  device: Device | null;
  when: string;
  /** Six digits that prove an address. */
  code: string;
  /** The host of a webhook, or the name of a calendar's provider. */
  address: string;
}

/** The default if a mail has no such value. */
export const noValues: MailValues = {
  name: "",
  newEmail: "",
  position: "",
  email: "",
  subject: "",
  message: "",
  byAssistant: false,
  writtenIn: "en",
  sender: "",
  senderStatus: "waiting",
  news: [],
  newsCount: 0,
  showings: [],
  showing: { state: "confirmed", when: "", address: "", agent: "", phone: "" },
  inConversation: false,
  device: null,
  when: "",
  code: "",
  address: "",
};

export const en = {
  waitlist_joined: ({ name, position }: MailValues): MailText => ({
    subject: "You're on the Llave early-access list",
    heading: `Welcome, ${shortName(name)}!`,
    paragraphs: [
      `You're officially on the list${position && `. You're ${position} in line`}.`,
      "What happens next: we review sign-ups by hand, then email you your invitation. It gives you full access to the dashboard and an extended 3-month trial instead of the standard 1 month.",
      "Want to move up? Share your own link. Each person who joins with it moves you up 5 places.",
    ],
    button: "See my place",
    note: "You're getting this email because someone entered your address on our early-access page. If it wasn't you, just ignore it.",
  }),
  invitation: ({ name }: MailValues): MailText => ({
    subject: "Your invitation to Llave",
    heading: `It's your turn, ${shortName(name)}`,
    paragraphs: [
      "Your early access is ready. Llave answers your renters in English and Spanish around the clock, qualifies them and tells you who to call first.",
      "Setup takes about 5 minutes. Have your license number handy.",
    ],
    button: "Accept the invitation",
    note: "The link works once, for this email address, within 14 days. After that, reply to this email and we'll send you a new one.",
  }),
  password_reset: ({ name }: MailValues): MailText => ({
    subject: "Reset your Llave password",
    heading: "Choose a new password",
    paragraphs: [`Hi ${shortName(name)}, someone asked to reset the password for your Llave account.`],
    button: "Set a new password",
    note: "The link works once, within an hour. If it wasn't you, ignore this email: your password stays the same.",
  }),
  password_changed: ({ name }: MailValues): MailText => ({
    subject: "Your Llave password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `Hi ${shortName(name)}, your Llave password was just changed, and you were signed out everywhere else.`,
    ],
    button: "It wasn't me",
    note: "If it was you, you're all set. If not, reset your password right away.",
  }),
  email_change: ({ name, newEmail }: MailValues): MailText => ({
    subject: "Confirm your new email for Llave",
    heading: "Is this your email?",
    paragraphs: [
      `Hi ${shortName(name)}, please confirm that you want to sign in to Llave with ${newEmail} from now on.`,
    ],
    button: "Confirm this email",
    note: "The link works once, within 24 hours. If you didn't ask for this, ignore this email and nothing changes.",
  }),
  email_changed: (): MailText => ({
    subject: "Your Llave email was changed",
    heading: "Your email was changed",
    paragraphs: ["Your Llave account has a new email. You can't sign in with this one anymore."],
    note: "If it wasn't you, reply to this email right away.",
  }),
  email_verification: ({ name }: MailValues): MailText => ({
    subject: "Confirm your email for Llave",
    heading: "Is this your email?",
    paragraphs: [
      `Hi ${shortName(name)}, please confirm that this is your email so you can introduce yourself to other agents.`,
    ],
    button: "Confirm this email",
    note: "The link works once, within 24 hours. If you don't have a Llave account, just ignore this email.",
  }),
  sign_in_blocked: ({ name }: MailValues): MailText => ({
    subject: "We stopped sign-ins to your Llave account",
    heading: "Someone may be guessing your password",
    paragraphs: [
      `Hi ${shortName(name)}, someone tried to sign in to your Llave account many times with the wrong password, so we've put a delay on new attempts.`,
      "You can still sign in from any browser you've used before. Forgot your password? Choose a new one and the delay ends.",
    ],
    button: "Choose a new password",
    note: "We send this at most once a day. If it was you, you're all set.",
  }),
  codes_blocked: ({ name }: MailValues): MailText => ({
    subject: "Someone may know your Llave password",
    heading: "Someone may know your password",
    paragraphs: [
      `Hi ${shortName(name)}, someone entered the right password for your Llave account and then many wrong codes, so we've put a delay on new codes.`,
      "If it wasn't you, choose a new password now. That ends the delay, too.",
    ],
    button: "Choose a new password",
    note: "We send this at most once a day. If it was you, you're all set.",
  }),
  webhook_off: ({ name, address }: MailValues): MailText => ({
    subject: "We turned off one of your webhooks",
    heading: "A webhook stopped responding",
    paragraphs: [
      `Hi ${shortName(name)}, we couldn't deliver anything to ${address} for days, so we turned this webhook off.`,
      "Once the other program works again, turn the webhook back on. Everything that didn't arrive in the last 30 days is in its delivery log, and you can send it again from there.",
    ],
    button: "Open integrations",
    note: "Nothing else changed: your leads and conversations are all in Llave.",
  }),
  calendar_stopped: ({ name, address }: MailValues): MailText => ({
    subject: `Your ${address} calendar is no longer connected`,
    heading: `Llave lost access to ${address}`,
    paragraphs: [
      `Hi ${shortName(name)}, Llave can't see when you're busy anymore and can't add showings to your calendar.`,
      "Until you reconnect, your assistant uses the busy times it last read. We'll add new showings to your calendar when you do.",
    ],
    button: "Reconnect",
    note: "Your showings are all in Llave, and renters won't notice anything.",
  }),
  email_test: ({ name }: MailValues): MailText => ({
    subject: "Your emails from Llave are getting through",
    heading: "Your email works",
    paragraphs: [
      `Hi ${shortName(name)}, this is the test you sent yourself. Llave's notifications reach you at this address.`,
      "If you found it in your spam folder, mark it as not spam, so you don't miss a hot lead.",
    ],
    button: "Back to your connections",
    note: "You don't have to do anything else.",
  }),
  new_device: ({ name, device, when }: MailValues): MailText => ({
    subject: "New sign-in to your Llave account",
    heading: "A new device signed in",
    paragraphs: [
      `Hi ${shortName(name)}, someone signed in to your Llave account from a browser we haven't seen before:`,
      `${device ? `${device.browser} on ${device.system}` : "Unknown device"}, ${when}.`,
    ],
    button: "See where I'm signed in",
    note: "If it was you, you're all set. If not, change your password right away: that signs out every device.",
  }),
  contact_message: ({ name, email, subject, message, writtenIn }: MailValues): MailText => ({
    subject: `Contact form: ${subject}`,
    heading: subject,
    paragraphs: [
      `From ${name} <${email}>, on the ${writtenIn === "es" ? "Spanish" : "English"} page:`,
      ...lines(message),
    ],
    note: `Reply to this email to answer ${name}. They typed their address into the form, so it isn't confirmed. We promise an answer within 24 hours on business days.`,
  }),
  introduction: ({ name, sender, email, senderStatus, message }: MailValues): MailText => ({
    subject: `${sender} would like to connect on Llave`,
    heading: `${sender} found you in the Llave community`,
    paragraphs: [
      `Hi ${shortName(name)}, ${sender} (${email}) sent you this introduction:`,
      ...lines(message),
      senderStatus === "agent"
        ? `${sender} is a licensed agent who uses Llave.`
        : `${sender} has a Llave account but is still on the waitlist: we haven't seen a license.`,
    ],
    note: `Reply to this email to answer ${sender}; they won't see your address until you do. You get introductions because you're listed in the community. To stop them, turn off “List me in the community” in Settings.`,
  }),
  notifications: ({ subject, news, newsCount, inConversation }: MailValues): MailText => ({
    subject: subject || `${newsCount} things need your attention on Llave`,
    heading: newsCount === 1 ? "One thing needs your attention" : `${newsCount} things need your attention`,
    paragraphs:
      newsCount > news.length ? [`Here are the newest. ${newsCount - news.length} more are in your dashboard:`] : [],
    items: news,
    button: inConversation ? "Open the conversation" : "Open your dashboard",
    note: "You chose to get these by email. You can change that in your dashboard's settings.",
  }),
  digest: ({ news, newsCount, showings }: MailValues): MailText => ({
    subject: `Your day: ${[showings.length > 0 && counted(showings.length, "showing"), newsCount > 0 && counted(newsCount, "thing", "to look at")].filter(Boolean).join(", ")}`,
    heading: "Good morning",
    paragraphs: [
      ...(showings.length > 0 ? [`Showings today: ${showings.length}.`] : ["No showings today."]),
      ...(newsCount > 0 ? [`New overnight: ${newsCount}.`] : []),
    ],
    items: [...showings, ...news],
    button: "Open your dashboard",
    note: "You chose this morning email. You can change that in your dashboard's settings.",
  }),
  showing: ({ showing }: MailValues): MailText => ({ ...renterShowing[showing.state](showing) }),
  showing_agent: ({ name, showing }: MailValues): MailText => ({
    subject: agentShowing[showing.state](name, showing.when),
    heading: agentShowing[showing.state](name, showing.when),
    paragraphs: [showing.phone, showing.address ? `Where: ${showing.address}` : "No listing chosen yet."].filter(
      Boolean,
    ),
    button: "Open the conversation",
    note: "The attached calendar file keeps your calendar up to date. You can turn these emails off in your dashboard's settings.",
  }),
  showing_reminder: ({ showing, message }: MailValues): MailText => ({
    subject: `Your showing is ${showing.when}`,
    heading: "See you soon",
    paragraphs: message ? lines(message) : [`${showing.when}${at(showing.address)}, with ${showing.agent}.`],
    button: "See, move or cancel my showing",
    note: "Can't make it? Please move or cancel it so someone else can have the time.",
  }),
  privacy_code: ({ code }: MailValues): MailText => ({
    subject: `${code} is your code for your data on Llave`,
    heading: `Your code: ${code}`,
    paragraphs: [
      "Someone asked to see the data Llave has for this email address. Enter the code on the page where you asked.",
    ],
    note: "It works once, within 15 minutes. If it wasn't you, ignore this email: nobody can see or erase anything without the code. Never share it with anyone.",
  }),
  privacy_erased: (): MailText => ({
    subject: "Your Llave data has been erased",
    heading: "Your data has been erased",
    paragraphs: [
      "We've erased everything Llave and its agents had under this email address: chats, search details and showings.",
    ],
    note: "We confirmed the request with a code sent to this address. You can chat with an agent's assistant again any time; you'll start fresh.",
  }),
  follow_up: ({ name, sender, message, byAssistant }: MailValues): MailText => ({
    subject: `A message from ${name}`,
    heading: byAssistant ? `${name}'s AI assistant` : `${name} wrote to you`,
    paragraphs: [...lines(message), byAssistant ? `— AI assistant for ${sender}` : `— ${sender}`],
    button: "Reply in the chat",
    note: "You're getting this email because you left your address in the chat. To stop all messages, open the chat and type STOP.",
  }),
  thread_message: ({ name, sender, message, byAssistant, subject, news }: MailValues): MailText => ({
    subject: subject || `A message from ${name}`,
    heading: byAssistant ? `${name}'s AI assistant` : `${name} wrote to you`,
    paragraphs: [...lines(message), byAssistant ? `— AI assistant for ${sender}` : `— ${sender}`],
    items: news,
    button: "Open the chat",
    note: "To answer, just reply to this email. To stop all messages, reply STOP.",
  }),
  chat_message: ({ name, sender, message, byAssistant, news }: MailValues): MailText => ({
    subject: `New reply from ${name}`,
    heading: byAssistant ? `${name}'s AI assistant` : `${name} wrote to you`,
    paragraphs: [...lines(message), byAssistant ? `— AI assistant for ${sender}` : `— ${sender}`],
    items: news,
    button: "Open the chat",
    note: "You're getting this email because you left your address in the chat and weren't there for the answer. To stop all messages, open the chat and type STOP.",
  }),
  unsubscribe: "Stop these emails",
  footer: "Llave, the leasing assistant for licensed real estate agents",
  linkHelp: "If the button doesn't work, copy this address into your browser:",
  unsubscribePage: {
    title: "Stop these emails",
    question: "No more emails about the waitlist, including your invitation?",
    questionAgent: "No more follow-up emails from this agent? You'll still get emails about showings you book.",
    questionEmails:
      "No more emails from this agent? That includes answers and emails about showings. Texts and the chat stay as they are.",
    button: "Yes, stop them",
    done: "Done. You won't get any more emails about the waitlist. You can join again on the early-access page any time.",
    doneAgent: "Done. You won't get any more follow-up emails from this agent. You can keep chatting any time.",
    doneEmails: "Done. You won't get any more emails from this agent. You can keep chatting any time.",
    broken: "This link is incomplete. Open it again from the email.",
  },
};

const at = (address: string) => address && `, ${address}`;

type Showing = MailValues["showing"];
/** "1 showing", "3 things to look at". */
const counted = (count: number, noun: string, rest = "") =>
  [`${count} ${noun}${count === 1 ? "" : "s"}`, rest].filter(Boolean).join(" ");
const link = "See, move or cancel my showing";
const why = "You're getting this email because you booked a showing in the chat and left your address.";

const renterShowing: Record<Showing["state"], (showing: Showing) => MailText> = {
  requested: ({ when, address, agent }) => ({
    subject: `Waiting for ${agent} to confirm: ${when}`,
    heading: "You requested a showing",
    paragraphs: [`${when}${at(address)}. ${agent} will confirm it soon.`],
    button: link,
    note: why,
  }),
  confirmed: ({ when, address, agent }) => ({
    subject: `Your showing is confirmed: ${when}`,
    heading: "Your showing is confirmed",
    paragraphs: [`${when}${at(address)}, with ${agent}.`],
    button: link,
    note: `${why} Open the attached file to add it to your calendar.`,
  }),
  moved: ({ when, address, agent }) => ({
    subject: `Your showing has a new time: ${when}`,
    heading: "Your showing has a new time",
    paragraphs: [`${when}${at(address)}, with ${agent}.`],
    button: link,
    note: `${why} The attached file updates your calendar.`,
  }),
  canceled: ({ when, address, agent }) => ({
    subject: `Your showing on ${when} is canceled`,
    heading: "Your showing is canceled",
    paragraphs: [`Your showing on ${when}${at(address)} with ${agent} is canceled.`],
    note: `${why} You can ask for another time in the chat.`,
  }),
};

const agentShowing: Record<Showing["state"], (who: string, when: string) => string> = {
  requested: (who, when) => `${who} wants a showing: ${when}`,
  confirmed: (who, when) => `Showing with ${who}: ${when}`,
  moved: (who, when) => `Showing with ${who} moved to ${when}`,
  canceled: (who, when) => `Showing with ${who} canceled: ${when}`,
};

/** The paragraphs of a person's text. */
export function lines(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
