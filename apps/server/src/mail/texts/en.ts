import type { Device } from "@llave/contract/device";
import type { MailItem, MailText } from "../message.ts";

/** Values that a mail's text can name. */
export interface MailValues {
  name: string;
  newEmail: string;
  position: string;
  /** Address of who wrote. */
  email: string;
  subject: string;
  /** What they wrote, as they broke its lines. */
  message: string;
  /** The language of the page they wrote on. */
  writtenIn: "en" | "es";
  /** Name of who introduces themselves. */
  sender: string;
  /** What is known of them: a license-verified agent, or an account that waits for access. */
  standing: "agent" | "waiting";
  /** What a mail about notifications names, one line each, and how many there are in all. */
  news: MailItem[];
  newsCount: number;
  /** A showing: what it is now, when and where it is, and with whom. */
  showing: { state: "requested" | "confirmed" | "moved" | "cancelled"; when: string; address: string; agent: string };
  /** True where all of it is about one conversation. */
  inConversation: boolean;
  /** What somebody signed in with, and when; null for a device that nobody would know by name. */
  device: Device | null;
  when: string;
  /** Six digits that prove an address. */
  code: string;
}

/** What a text reads where its mail has no such value. */
export const noValues: MailValues = {
  name: "",
  newEmail: "",
  position: "",
  email: "",
  subject: "",
  message: "",
  writtenIn: "en",
  sender: "",
  standing: "waiting",
  news: [],
  newsCount: 0,
  showing: { state: "confirmed", when: "", address: "", agent: "" },
  inConversation: false,
  device: null,
  when: "",
  code: "",
};

export const en = {
  waitlist_joined: ({ name, position }: MailValues): MailText => ({
    subject: "You're on the Llave early-access list",
    heading: `Welcome, ${name}!`,
    paragraphs: [
      `You're officially on the list${position && `, at place ${position}`}.`,
      "What happens next: we review sign-ups by hand, then send you an email with your invitation. With it you get full access to the dashboard and an extended 3-month trial instead of the standard 1 month.",
      "Want to move up? Share your own link: each person who joins with it moves you up 5 places.",
    ],
    button: "See my place",
    note: "You get this email because somebody entered your address on our early-access page. If that wasn't you, you can ignore it.",
  }),
  invitation: ({ name }: MailValues): MailText => ({
    subject: "Your invitation to Llave",
    heading: `It's your turn, ${name}`,
    paragraphs: [
      "Your early access is ready. Llave answers your renters in English and Spanish around the clock, qualifies them and tells you whom to call first.",
      "Setting up takes about 5 minutes. Have your license number at hand.",
    ],
    button: "Accept the invitation",
    note: "The link works once, for this email address, for 14 days. After that, reply to this email and we'll send a new one.",
  }),
  password_reset: ({ name }: MailValues): MailText => ({
    subject: "Reset your Llave password",
    heading: "Choose a new password",
    paragraphs: [`Hi ${name}, somebody asked to reset the password of your Llave account.`],
    button: "Set a new password",
    note: "The link works once, for one hour. If it wasn't you, ignore this email: your password stays as it is.",
  }),
  password_changed: ({ name }: MailValues): MailText => ({
    subject: "Your Llave password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `Hi ${name}, the password of your Llave account was just changed, and every other session was signed out.`,
    ],
    button: "It wasn't me",
    note: "If it was you, there is nothing to do. If not, request a new password right away.",
  }),
  email_change: ({ name, newEmail }: MailValues): MailText => ({
    subject: "Confirm your new email for Llave",
    heading: "Is this your email?",
    paragraphs: [`Hi ${name}, please confirm that you want to sign in to Llave with ${newEmail} from now on.`],
    button: "Confirm this email",
    note: "The link works once, for 24 hours. If you didn't ask for this, ignore this email and nothing changes.",
  }),
  email_changed: (): MailText => ({
    subject: "Your Llave email was changed",
    heading: "Your email was changed",
    paragraphs: ["Your Llave account has a new email. From now on you can't sign in with this one."],
    note: "If it wasn't you, reply to this email right away.",
  }),
  email_verification: ({ name }: MailValues): MailText => ({
    subject: "Confirm your email for Llave",
    heading: "Is this your email?",
    paragraphs: [
      `Hi ${name}, please confirm that this is your email. Then you can introduce yourself to other agents.`,
    ],
    button: "Confirm this email",
    note: "The link works once, for 24 hours. If you have no Llave account, ignore this email and nothing happens.",
  }),
  sign_in_blocked: ({ name }: MailValues): MailText => ({
    subject: "We stopped sign-ins to your Llave account",
    heading: "Somebody is guessing your password",
    paragraphs: [
      `Hi ${name}, there were many sign-ins to your Llave account with a wrong password, so we make whoever it is wait.`,
      "You can go on in every browser where you signed in before. If you forgot your password, choose a new one: that ends the wait.",
    ],
    button: "Choose a new password",
    note: "You get this email at most once a day. If it was you, there is nothing to do.",
  }),
  new_device: ({ name, device, when }: MailValues): MailText => ({
    subject: "New sign-in to your Llave account",
    heading: "A new device signed in",
    paragraphs: [
      `Hi ${name}, your Llave account was opened in a browser that we had not seen before:`,
      `${device ? `${device.browser} on ${device.system}` : "Unknown device"}, ${when}.`,
    ],
    button: "See where I am signed in",
    note: "If it was you, there is nothing to do. If not, change your password right away: that signs everybody out.",
  }),
  contact_message: ({ name, email, subject, message, writtenIn }: MailValues): MailText => ({
    subject: `Contact form: ${subject}`,
    heading: subject,
    paragraphs: [
      `From ${name} <${email}>, on the ${writtenIn === "es" ? "Spanish" : "English"} page:`,
      ...lines(message),
    ],
    note: `Reply to this email to answer ${name}. The address was typed into the form and is not confirmed. Promised response: within 24 hours on business days.`,
  }),
  introduction: ({ name, sender, email, standing, message }: MailValues): MailText => ({
    subject: `${sender} would like to connect on Llave`,
    heading: `${sender} found you in the Llave community`,
    paragraphs: [
      `Hi ${name}, ${sender} (${email}) sends you this introduction:`,
      ...lines(message),
      standing === "agent"
        ? `${sender} is a licensed agent who uses Llave.`
        : `${sender} has a Llave account but is still on the waitlist: we have not seen a license.`,
    ],
    note: `Reply to this email to answer ${sender}; only then do they see your address. You get introductions because you are listed in the community. Take your profile off the list to stop them.`,
  }),
  notifications: ({ news, newsCount, inConversation }: MailValues): MailText => ({
    subject: newsCount === 1 ? (news[0]?.text ?? "") : `${newsCount} things wait for you on Llave`,
    heading: newsCount === 1 ? "One thing waits for you" : `${newsCount} things wait for you`,
    paragraphs: newsCount > news.length ? [`The newest, and ${newsCount - news.length} more in your dashboard:`] : [],
    items: news,
    button: inConversation ? "Open the conversation" : "Open your dashboard",
    note: "You chose to be told of this by email. You can change that in your dashboard's settings.",
  }),
  showing: ({ showing }: MailValues): MailText => ({ ...renterShowing[showing.state](showing) }),
  showing_agent: ({ name, showing }: MailValues): MailText => ({
    subject: agentShowing[showing.state](name, showing.when),
    heading: agentShowing[showing.state](name, showing.when),
    paragraphs: [showing.address ? `Where: ${showing.address}` : "The home is not settled yet."],
    button: "Open the conversation",
    note: "The attached calendar file keeps your calendar up to date. You can turn these emails off in your dashboard's settings.",
  }),
  showing_reminder: ({ showing }: MailValues): MailText => ({
    subject: `Your visit is ${showing.when}`,
    heading: "See you soon",
    paragraphs: [`${showing.when}${at(showing.address)}, with ${showing.agent}.`],
    button: "See, move or cancel my visit",
    note: "Can't make it? Move or cancel it with the button, so that somebody else can have the time.",
  }),
  privacy_code: ({ code }: MailValues): MailText => ({
    subject: `${code} is your code for your data on Llave`,
    heading: `Your code: ${code}`,
    paragraphs: [
      "Somebody asked for what Llave keeps about this email address. Enter the code on the page where you asked.",
    ],
    note: "It works once, for 15 minutes. If it wasn't you, ignore this email: nothing is shown or erased without the code. Never give it to anybody.",
  }),
  privacy_erased: (): MailText => ({
    subject: "Your data on Llave is erased",
    heading: "Your data is erased",
    paragraphs: [
      "What Llave and its agents kept with this email address is erased: chats, details of your search and visits.",
    ],
    note: "It was asked for with a code sent to this address. You can write to an agent's assistant again whenever you like; that begins anew.",
  }),
  follow_up: ({ name, sender, message }: MailValues): MailText => ({
    subject: `A message from ${name}`,
    heading: `${name} wrote to you`,
    paragraphs: [...lines(message), `— ${sender}`],
    button: "Answer in the chat",
    note: "You get this email because you left your address in the chat. To get no more messages at all, open the chat and write STOP.",
  }),
  unsubscribe: "Stop these emails",
  footer: "Llave, the leasing assistant for licensed real estate agents",
  linkHelp: "If the button doesn't work, copy this address into your browser:",
  unsubscribePage: {
    title: "Stop these emails",
    question: "No more emails about the waitlist, including your invitation?",
    questionAgent: "No more follow-up emails from this agent? Emails about a visit that you arrange still come.",
    button: "Yes, stop them",
    done: "Done. You won't get more emails about the waitlist. Join again on the early-access page whenever you like.",
    doneAgent:
      "Done. You won't get more follow-up emails from this agent. You can go on in the chat whenever you like.",
    broken: "This link is not complete. Open it again from the email.",
  },
};

const at = (address: string) => address && `, ${address}`;

type Showing = MailValues["showing"];
const link = "See, move or cancel my visit";
const why = "You get this email because you arranged a visit in the chat and left your address.";

const renterShowing: Record<Showing["state"], (showing: Showing) => MailText> = {
  requested: ({ when, address, agent }) => ({
    subject: `Your visit ${when} waits for ${agent}`,
    heading: "Your visit is requested",
    paragraphs: [`${when}${at(address)}. ${agent} confirms it soon.`],
    button: link,
    note: why,
  }),
  confirmed: ({ when, address, agent }) => ({
    subject: `Your visit is confirmed: ${when}`,
    heading: "Your visit is confirmed",
    paragraphs: [`${when}${at(address)}, with ${agent}.`],
    button: link,
    note: `${why} The attached file puts the visit into your calendar.`,
  }),
  moved: ({ when, address, agent }) => ({
    subject: `Your visit has a new time: ${when}`,
    heading: "Your visit has a new time",
    paragraphs: [`${when}${at(address)}, with ${agent}.`],
    button: link,
    note: `${why} The attached file updates your calendar.`,
  }),
  cancelled: ({ when, address, agent }) => ({
    subject: `Your visit ${when} is cancelled`,
    heading: "Your visit is cancelled",
    paragraphs: [`The visit ${when}${at(address)} with ${agent} will not take place.`],
    note: `${why} You can ask for another time in the chat whenever you like.`,
  }),
};

const agentShowing: Record<Showing["state"], (who: string, when: string) => string> = {
  requested: (who, when) => `${who} asks for a showing ${when}`,
  confirmed: (who, when) => `Showing with ${who}: ${when}`,
  moved: (who, when) => `Showing with ${who} moved to ${when}`,
  cancelled: (who, when) => `Showing with ${who} cancelled: ${when}`,
};

/** Paragraphs of what a person wrote. */
export function lines(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
