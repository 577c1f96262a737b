import type { LegalText } from "../legalText.ts";

/** The privacy policy. It describes what the code does: when that changes, change this too. */
export const privacyEn = {
  title: "Privacy Policy",
  pageTitle: "Privacy Policy · Llave",
  description:
    "What Llave stores about a chat or an account, why, for how long, who sees it, and how to have it erased.",
  intro:
    "What Llave keeps about you, why, for how long, and who sees it. This page is for renters who chat through an agent’s SmartLink, for agents who use Llave, and for visitors to this site.",
  short: [
    "An AI assistant, not the agent, answers the chat. The chat is saved, and your agent can read it.",
    "We do not sell your data and show no advertising. Our cookies only make the product work.",
    "We never ask about, score or use any trait that fair housing law protects.",
    "We keep leads and conversations for two years after the last activity, or less if you ask.",
    "To see or erase your data, open {ownData}, say so in the chat, or write to {mail}.",
  ],
  sections: {
    who: {
      title: "Who we are",
      body: [
        "Llave is an AI leasing assistant and lead organizer for licensed real estate agents, in early access in Miami. “We” means Llave. “Your agent” means the agent whose SmartLink you opened.",
        "Your agent decides how to serve you and keeps their own records under the rules of their license and brokerage. We run the assistant and store the conversation on their behalf. We alone are responsible for accounts, the waitlist and this site.",
      ],
    },
    ai: {
      title: "You are talking to an AI",
      body: [
        "The assistant on a SmartLink is software. It says so before you can type, and again whenever you ask. It is not your agent, not a person, and holds no license.",
        "You can ask for a person at any time. We let your agent know, and the assistant stops asking you questions.",
        "It answers from the information your agent has entered, and it can still be wrong. Check anything important with your agent before you make a decision or pay anyone.",
        "Our own software interprets your messages and writes the replies. If an outside language model helps, its provider receives only what it needs for that reply: the recent messages without names, phone numbers or emails, your search, and the agent’s listings. It may not train its models on it.",
      ],
    },
    chat: {
      title: "What we store from a chat",
      body: [
        {
          terms: [
            [
              "The transcript",
              "What you and the assistant wrote, when and in which language, and which AI notice you saw.",
            ],
            [
              "Your search",
              "What we understood from it: area, bedrooms, bathrooms, budget, move-in date, lease length, pets, parking, furniture, showings you asked for, and the number of people if you mention it. The chat shows it as “Your search so far”, where you can change it.",
            ],
            ["Your contact", "The name, phone number or email you choose to give. You can say no and keep chatting."],
            [
              "The score",
              "A number from 0 to 100 with its reasons: how soon you move, how complete your search is, whether you can be reached, and what you asked for. It helps your agent decide who to call first. It does not judge you as a tenant.",
            ],
            ["The link", "Which SmartLink you opened, on which day, and whether you scanned its code."],
            [
              "Other channels",
              "If you write by text, WhatsApp or email: your number or address, and the files you send. If you ask about a home on a rental site that writes to your agent’s Llave address: what that site passes on about you.",
            ],
            ["Your rating", "The stars and the reasons, if you rate the chat."],
          ],
        },
        "Please never enter card numbers, Social Security numbers or passwords in a chat. It never needs them. If we recognize card numbers, Social Security numbers or statements about immigration status, we remove them before we store the message.",
        "The chat does not ask your device for its location, contacts, camera or microphone.",
      ],
    },
    agents: {
      title: "What we store about agents and the waitlist",
      body: [
        {
          terms: [
            [
              "Account",
              "Name, email, language, your password in a form that cannot be reversed, and where you are signed in (browser and time).",
            ],
            [
              "License",
              "License number and state, brokerage, what you attested, how and when the license was confirmed, when you opened the state’s license portal from Llave, and a photo of your wall license if you send one. We use it to verify you, to recheck at random and to meet our own obligations. Renters see your name, photo, brokerage and badge, never your license number.",
            ],
            ["Work", "Your profile, SmartLinks, listings, conversations, leads, and anything waiting for your answer."],
            [
              "Waitlist",
              "Name, email, whether you are an agent, your place, your referral code, who referred you, and the campaign in the link that brought you here.",
            ],
            [
              "Connections",
              "What you set up: your alert phone, calendars, MLS access, numbers for texts and WhatsApp, API keys, webhooks, authenticator app and passkeys. We encrypt the access to these services.",
            ],
            [
              "Community",
              "If you list yourself: your name, photo, brokerage, areas and languages, which other agents see. We keep introductions between agents for 2 years.",
            ],
            [
              "Contact form",
              "The name, email and message of anyone who writes to us there, agent or not. We keep them for 2 years.",
            ],
            ["Email", "Which emails we sent you and whether they arrived."],
            [
              "Devices",
              "If you turn on notifications on a device: its browser, the push address its maker gave it, and when a notification last went there. Your browser’s maker (Google, Apple, Mozilla or Microsoft) delivers notifications but cannot read them: they are encrypted for your device. They name the renter and what happened, never a phone number or an email. Signing out on a device ends them there.",
            ],
          ],
        },
      ],
    },
    purposes: {
      title: "What we use it for",
      body: [
        {
          list: [
            "To answer renters, understand their search and show their agent who to call first.",
            "To run accounts and the waitlist, and to send the emails that go with them.",
            "To verify that agents are licensed, and to keep out impostors and fraud.",
            "To keep Llave working and safe, which includes reviewing conversations where the assistant made a mistake.",
            "To comply with the law and answer lawful requests.",
          ],
        },
        "We never use conversations for advertising. What you tell one agent’s assistant is not shown to any other agent.",
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
              "Set when you open a SmartLink. A random number that lets you, and no one else, come back to your conversation. One year.",
            ],
            [
              "llave_sid",
              "Set when you sign in. Keeps you signed in. 30 days, renewed while you use Llave, 90 days at most.",
            ],
            [
              "llave_language",
              "Set when you choose a language or open a link to a page in a specific language. Remembers English or Spanish. One year.",
            ],
            [
              "llave_device",
              "Set when you sign in. A random number that lets your account recognize this browser, so we can email you when you sign in from a different one. One year.",
            ],
            ["llave_place", "Set when you join the waitlist. Shows you your own place in line. One year."],
            [
              "llave_own_data",
              "Set when you prove with a code that an email address or a phone is yours. Lets you see or erase your data. 30 minutes.",
            ],
          ],
        },
        "We count page views by page, language and day and, if you come from another site, by that site and the campaign in the link. The count uses no cookie and stores no address, no time of day and nothing else about you, so it cannot tell two visitors apart. If your browser sends Do Not Track or Global Privacy Control, your visit is not counted. We delete the counts after 2 years.",
        "Your browser’s own storage also holds your language, the campaign in the link that brought you here (until you close the tab), unsent chat messages, whether you declined to rate a chat and, while you are signed in, your name, your email and when your session ends. It also holds how an agent likes to see the screens: columns, views and keyboard shortcuts.",
        "We use your network (IP) address for a short time to stop floods of requests and password guessing. We store it with a conversation only as part of the proof if you check the box for texts or WhatsApp. For sign-ins and changes to the security of an account, we keep the shortened address and the type of browser for 2 years.",
      ],
    },
    sharing: {
      title: "Who sees it",
      body: [
        {
          terms: [
            [
              "Your agent",
              "Sees your conversation, your search, your contact details and your score, and nothing from other agents. If your agent connects a Google or Microsoft calendar, your showings go there with your name, your phone and the home. If your agent connects another program, it receives the leads, conversations and showings that the agent allows.",
            ],
            ["Our team", "Only those who need it for support, safety and repairs."],
            [
              "Service providers",
              "Companies that host our servers and database and deliver our email. If used, also the carrier of texts or WhatsApp messages and the provider of a language model. They may use data only to work for us. Where we show a street map, your browser fetches it from the map’s provider, which sees your network address and the area, not who you are.",
            ],
            ["Authorities", "Only where the law requires it, and no more than it requires."],
            ["A successor", "If Llave changes hands, your data stays protected by the promises on this page."],
          ],
        },
        "We do not sell or rent your data or give it to advertisers or data brokers. We do not share phone numbers or consent to messages with anyone for their own marketing.",
      ],
    },
    "fair-housing": {
      title: "Fair housing",
      body: [
        "We do not ask about any of these, score them or use them to choose the homes and times you are offered: race, color, religion, sex, disability, familial status and national origin, and what Florida and Miami-Dade County also protect, such as age, ancestry, pregnancy, marital status, sexual orientation, gender identity, source of income or being a survivor of domestic violence. Nor do we score your name or the language you write in, or use them to choose homes and times.",
        "If you mention any of this yourself, your words stay in the transcript, except for immigration status. A question about a housing voucher, an assistance animal or an accommodation goes to your agent to answer. It changes neither your score nor the homes you are shown.",
        "We test the assistant for this: the same search must give the same score with and without that information, in English and in Spanish.",
      ],
    },
    messages: {
      title: "Texts, WhatsApp and email",
      body: [
        "Giving your phone number in a chat is not consent to automated messages. You get them only if your agent turns them on and you agreed to that channel. If you write by text or WhatsApp first, you get answers there. If you give an email address, your agent and the assistant may write to you there about your search and your showings.",
        "We ask for consent separately for each channel, and the box is never checked in advance. You don’t have to agree in order to chat, see a home or rent one. As proof, we keep the wording, the time, the page, your network (IP) address and the number; the last three only as long as the conversation.",
        "To stop, reply STOP or ALTO, or say so in the chat. This covers all of that agent’s SmartLinks until you opt back in yourself. Reply HELP or AYUDA to find out who is writing. Your carrier’s message and data rates may apply.",
        "Emails about the waitlist have an unsubscribe link, and emails about a chat say how to stop them. We send emails that protect an account, such as a password reset, only when they are needed.",
      ],
    },
    retention: {
      title: "How long we keep it",
      body: [
        {
          terms: [
            [
              "Leads and conversations",
              "Two years after the last activity; then we erase them. If your agent removes a lead, we erase it after 30 days.",
            ],
            [
              "Accounts and license data",
              "Until the account is deleted. Its profile, SmartLinks, listings, leads and conversations are deleted with it.",
            ],
            ["Privacy request codes", "One day. A receipt that identifies no one stays with the agent’s account."],
            ["Waitlist", "Until your account is deleted or you ask us to remove you."],
            ["Sign-ins and emailed links", "Until they expire."],
            ["Email records", "90 days. We keep an invitation as long as its place on the waitlist."],
            [
              "What remains",
              "If you asked for no more messages: a one-way fingerprint of your phone number or email, so that no one messages you again, and proof of the consent you gave and withdrew.",
            ],
          ],
        },
        "We keep data longer only where the law requires it. Copies in backups disappear as backups are replaced, and we do not restore erased data.",
      ],
    },
    "your-data": {
      title: "See, correct or erase your data",
      body: [
        "No matter who you are or where you live, you can:",
        {
          list: [
            "see what we have about you and get a copy;",
            "have it corrected, or correct your search yourself in the chat;",
            "have it erased before the two years are up;",
            "stop messages, and ask for a person instead of the assistant.",
          ],
        },
        "Open {ownData} to get a copy or erase everything yourself, right away. You prove that it is you with the browser you chatted in, or with a code sent to the email address in the conversation or, if you wrote by text or WhatsApp, to the phone you wrote from. You can also write “delete my data” or “what do you have on me?” in the chat, which takes you there, or write to {mail}. We answer within 30 days, at no cost, and no one may treat you differently for asking.",
        "Erasing covers what your agent sees in Llave. Only the agent can erase what they have written down elsewhere.",
        "Agents can download everything in their account and delete it in the account settings, or ask us by email.",
      ],
    },
    security: {
      title: "Security",
      body: [
        "Connections to Llave are encrypted. Passwords and the secrets of sign-ins and emailed links are stored only in a form that cannot be reversed. Each agent can access only their own data.",
        "No system is perfectly safe. If a breach affects you, we notify you and the authorities as Florida law requires. If you find a vulnerability, please write to {mail}.",
      ],
    },
    children: {
      title: "Children",
      body: [
        "Llave is for adults. We do not knowingly store data from a child. If a child has used a chat, write to {mail} and we will erase the data.",
      ],
    },
    changes: {
      title: "Changes and contact",
      body: [
        "When this policy changes, the date at the top changes. If a change affects data we already have, we tell account holders by email before it takes effect.",
        "For questions, requests and complaints, write to {mail}. The rules for using Llave are in the {terms}.",
      ],
    },
  },
} as const satisfies LegalText;
