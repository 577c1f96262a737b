import type { LegalText } from "../legalText.ts";

/** The privacy policy. It tells what the code does: a change there that it names is a change here. */
export const privacyEn = {
  title: "Privacy Policy",
  pageTitle: "Privacy Policy · Llave",
  description: "What Llave stores of a chat or an account, why, for how long, who sees it, and how to have it erased.",
  intro:
    "What Llave keeps about you, why, for how long, and who sees it. This page is for renters who chat through an agent’s SmartLink, for agents who use Llave, and for visitors of this site.",
  short: [
    "An AI assistant answers the chat, not the agent. The chat is saved, and your agent reads it.",
    "We do not sell your data and show no advertising. Our cookies only make the product work.",
    "Nothing about a group that fair housing law protects is asked for, scored or used.",
    "Leads and conversations are kept for two years after the last activity, or less if you ask.",
    "To see or erase your data, open {ownData}, say so in the chat, or write to {mail}.",
  ],
  sections: {
    who: {
      title: "Who we are",
      body: [
        "Llave is an AI leasing assistant and lead organizer for licensed real-estate agents, in early access in Miami. “We” means Llave. “Your agent” means the agent whose SmartLink you opened.",
        "Your agent decides how to serve you and keeps their own records under the rules of their license and brokerage. We run the assistant and store the conversation on their behalf. For accounts, the waitlist and this site, the responsibility is ours alone.",
      ],
    },
    ai: {
      title: "You are talking to an AI",
      body: [
        "The assistant on a SmartLink is software. It says so before you can type, and again whenever you ask. It is not your agent, not a person, and holds no license.",
        "You can ask for a person at any time. Your agent is told, and the assistant stops asking you questions.",
        "It answers from what your agent has put on record, and it can still be wrong. Check what matters with your agent before you decide anything or pay anyone.",
        "Our own software understands your messages and words the replies. Where an outside language model helps with that, its provider receives only the text it needs for that reply and may not train its models on it.",
      ],
    },
    chat: {
      title: "What we store of a chat",
      body: [
        {
          terms: [
            [
              "The transcript",
              "What you and the assistant wrote, when, and in which language, and which AI notice you were shown.",
            ],
            [
              "Your search",
              "What was understood from it: area, bedrooms, bathrooms, budget, move-in date, lease length, pets, parking, furniture, showings you asked for, and the number of people if you mention it. The chat shows it as “Your search so far”, where you can change it.",
            ],
            ["Your contact", "The name, phone number or email you choose to give. You can refuse and go on chatting."],
            [
              "The score",
              "A number from 0 to 100 with its reasons: how soon you move, how complete your search is, whether you can be reached, and what you asked for. It helps your agent see whom to call first. It does not judge you as a tenant.",
            ],
            ["The link", "Which SmartLink you opened, on which day, and whether you scanned its code."],
          ],
        },
        "Please never write card numbers, social security numbers or passwords in a chat. Nothing there needs them. Card and social security numbers, and statements about immigration status, are taken out before a message is stored wherever we recognize them.",
        "The chat does not ask your device for its location, contacts, camera or microphone.",
      ],
    },
    agents: {
      title: "What we store of agents and the waitlist",
      body: [
        {
          terms: [
            [
              "Account",
              "Name, email, language, your password in a form that cannot be turned back into it, and where you are signed in (browser and time).",
            ],
            [
              "License",
              "License number and state, brokerage, what you attested, how and when the license was confirmed, when you opened the state’s license portal from Llave, and a photo of your wall license if you send one. We use it to verify you, to check again at random, and to meet our own duties. Renters see your name, photo, brokerage and badge, never your license number.",
            ],
            ["Work", "Your profile, SmartLinks, listings, conversations, leads, and what waits for your answer."],
            [
              "Waitlist",
              "Name, email, whether you are an agent, your place, your referral code, who referred you, and the campaign named in the address that brought you here.",
            ],
            ["Mail", "Which emails we sent you and whether they arrived."],
          ],
        },
      ],
    },
    purposes: {
      title: "What we use it for",
      body: [
        {
          list: [
            "To answer renters, understand their search and show their agent whom to call first.",
            "To run accounts and the waitlist, and to send the emails that belong to them.",
            "To verify that agents are licensed, and to keep impostors and fraud away.",
            "To keep Llave working and safe, which includes looking at conversations where the assistant made a mistake.",
            "To meet the law and to answer lawful requests.",
          ],
        },
        "Conversations are never used for advertising. What you tell one agent’s assistant is not shown to another agent.",
      ],
    },
    cookies: {
      title: "Cookies and your device",
      body: [
        "We set these cookies and no others. None of them follows you to other sites.",
        {
          terms: [
            [
              "llave_visitor",
              "Set when you open a SmartLink. A random number that lets you, and nobody else, come back to your conversation. One year.",
            ],
            [
              "llave_sid",
              "Set when you sign in. Keeps you signed in. 30 days, renewed while you use Llave, 90 days at most.",
            ],
            [
              "llave_language",
              "Set when you choose a language, or open a link to a page in one. Remembers English or Spanish. One year.",
            ],
            [
              "llave_device",
              "Set when you sign in. A random number by which your account knows this browser, so that we can write to you about a sign-in from any other. One year.",
            ],
            ["llave_place", "Set when you join the waitlist. Shows you your own place on it. One year."],
          ],
        },
        "We count how often each page is opened: its name, the language, the day, and where you came from outside, the site and the campaign that the link named. The count uses no cookie and holds no address, no time of day and nothing else about you, so it cannot tell two visitors apart. If your browser sends Do Not Track or Global Privacy Control, your visit is not counted. Counts are deleted after 2 years.",
        "Your browser’s own storage also holds your language, the campaign of the link you came by (until you close the tab), chat messages that have not been sent yet and, while you are signed in, your name, your email and the end of the session.",
        "Your network (IP) address serves for a short while to hold back floods of requests and password guessing. It is not stored with a conversation. Of sign-ins and changes that touch the security of an account we keep the shortened address and the kind of browser for 2 years.",
      ],
    },
    sharing: {
      title: "Who sees it",
      body: [
        {
          terms: [
            ["Your agent", "Sees your conversation, your search, your contact and the score, and no other agent’s."],
            ["Our team", "Only those who need it, for support, safety and repairs."],
            [
              "Service providers",
              "Companies that host our servers and database and deliver our email. Where they are in use, also the carrier of texts or WhatsApp messages and the provider of a language model. They may use data only to work for us.",
            ],
            ["Authorities", "Only where the law requires it, and no more than it requires."],
            ["A successor", "If Llave changes hands, your data stays under the promises of this page."],
          ],
        },
        "We do not sell or rent your data, or hand it to advertisers or data brokers. Phone numbers and consent to messages are not shared with anyone for marketing of their own.",
      ],
    },
    "fair-housing": {
      title: "Fair housing",
      body: [
        "Race, color, religion, sex, disability, familial status and national origin, and what Florida and Miami-Dade County protect beyond them, such as age, ancestry, pregnancy, marital status, sexual orientation, gender identity, source of income or being a survivor of domestic violence: none of it is asked for, scored, or used to choose the homes and times you are offered. Nor is your name or the language you write in.",
        "If you mention such a thing yourself, your words stay in the transcript, except for immigration status. A question about a housing voucher, an assistance animal or an accommodation goes to your agent as something to answer. It changes neither the score nor the homes you are shown.",
        "We test the assistant for this: the same search must give the same score with and without such a fact, in English and in Spanish.",
      ],
    },
    messages: {
      title: "Texts, WhatsApp and email",
      body: [
        "Giving your phone number in a chat is not consent to automated messages. Texts and WhatsApp messages reach you only when your agent turns them on and you agreed to that channel.",
        "Consent is asked for separately for each channel and is never ticked in advance. You need not give it to chat, to see a home or to rent one. We keep its wording, its time and the number as proof.",
        "To stop, answer STOP or ALTO, or say so in the chat. It holds for all SmartLinks of that agent until you start again yourself. HELP or AYUDA tells you who is writing. Your carrier’s message and data rates may apply.",
        "Emails about the waitlist have a link that stops them. Emails that protect an account, such as a password reset, are sent only when they are needed.",
      ],
    },
    retention: {
      title: "How long we keep it",
      body: [
        {
          terms: [
            ["Leads and conversations", "Two years after the last activity, then they are erased."],
            [
              "Accounts and license data",
              "Until the account is deleted. Its profile, SmartLinks, listings, leads and conversations go with it.",
            ],
            ["Codes of privacy requests", "One day. A receipt that names nobody stays with the agent’s account."],
            ["Waitlist", "Until your account is deleted or you ask us to take you off."],
            ["Sign-ins and mailed links", "Until they expire."],
            ["Record of emails", "90 days. An invitation stays as long as its place on the waitlist."],
            [
              "What remains",
              "Where you asked for no more messages: a one-way fingerprint of your phone number or email, so that nobody writes to you again, and proof of the consent you gave and withdrew.",
            ],
          ],
        },
        "We keep something longer only where the law obliges us to. Copies in backups disappear as backups are replaced, and we do not restore what was erased.",
      ],
    },
    "your-data": {
      title: "See, correct or erase your data",
      body: [
        "Whoever you are and wherever you live, you can:",
        {
          list: [
            "see what we hold about you and receive a copy;",
            "have it corrected, or correct your search yourself in the chat;",
            "have it erased before the two years are over;",
            "stop messages, and ask for a person instead of the assistant.",
          ],
        },
        "On the page {ownData} you get a copy or erase everything yourself, at once. You prove that it is you by the browser you chatted in, or by a code to the email that the conversation holds. You can also write “delete my data” or “what do you have on me?” in the chat, which brings you there, or write to {mail}. We answer within 30 days, at no cost, and nobody may treat you differently for asking.",
        "Erasing covers what your agent sees in Llave. What an agent has written down elsewhere, only that agent can erase.",
        "Agents can download all their account holds and delete it in the account settings, or ask us by email.",
      ],
    },
    security: {
      title: "Security",
      body: [
        "Connections to Llave are encrypted. Passwords and the secrets of sign-ins and mailed links are stored only in a form that cannot be turned back. Each agent can reach only their own data.",
        "No system is perfectly safe. If a breach concerns you, we tell you and the authorities as Florida law requires. If you find a weakness, please write to {mail}.",
      ],
    },
    children: {
      title: "Children",
      body: [
        "Llave is for adults. We do not knowingly store data that a child has given us. If a child has used a chat, write to {mail} and we erase it.",
      ],
    },
    changes: {
      title: "Changes and contact",
      body: [
        "When this policy changes, the date at its top changes. If a change matters for data we already hold, we tell account holders by email before it takes effect.",
        "For questions, requests and complaints, write to {mail}. The rules for using Llave are in the {terms}.",
      ],
    },
  },
} as const satisfies LegalText;
