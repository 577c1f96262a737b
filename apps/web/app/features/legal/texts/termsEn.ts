import type { LegalText } from "../legalText.ts";

/** The terms of service. */
export const termsEn = {
  title: "Terms of Service",
  pageTitle: "Terms of Service · Llave",
  description:
    "The agreement for using Llave: early access, what the assistant does and does not do, and what agents answer for.",
  intro:
    "These terms are the agreement between you and Llave when you write in a chat, join the waitlist or use an account. We wrote them to be read.",
  short: [
    "Llave is in early access: by invitation, in Miami, and still changing.",
    "The assistant is an AI. It can be wrong, holds no license and decides nothing about you.",
    "Agents answer for their license, their listings and fair housing.",
    "A score or a chat may never be used to approve or refuse a tenant.",
    "No money is ever collected in a chat. If somebody asks you for it there, it is not us.",
  ],
  sections: {
    agreement: {
      title: "Your agreement with us",
      body: [
        "By creating an account, joining the waitlist or writing in a chat you accept these terms. The {privacy} tells what happens to your data. If you use Llave for a brokerage or a team, you accept for it as well and confirm that you may.",
        "You must be at least 18 years old.",
      ],
    },
    service: {
      title: "What Llave is",
      body: [
        "Llave is an AI leasing assistant and a lead organizer for licensed real-estate agents, mainly for rentals. An agent shares a SmartLink; renters chat with the assistant there in English or Spanish; the agent sees each conversation and what was understood from it.",
        "Llave is software. It is not a brokerage, a landlord or a screening company, represents neither side, and is not a party to any lease.",
      ],
    },
    "early-access": {
      title: "Early access",
      body: [
        "Llave is offered to a limited number of agents in one metropolitan area. We invite people from the waitlist and may choose whom and when; a place on it and its waiting time are estimates. Whoever comes to Llave through that list gets a trial of three months.",
        "Early access means that parts may change, be limited or end, and that faults happen. We aim for 99.9% uptime. That is our target, not a guarantee. Where we can, we announce interruptions.",
        "If you send us ideas or report faults, we may use what you tell us to improve Llave, without owing you anything for it.",
      ],
    },
    assistant: {
      title: "What the assistant does and does not do",
      body: [
        {
          list: [
            "It says that it is an AI, and offers a person to whoever asks for one.",
            "It tells what the agent has on record about a listing, and passes on to the agent what it does not know.",
            "It does not negotiate, approve or refuse an application, interpret a lease, give out keys or codes, or take money.",
            "It gives no legal, financial or tax advice and does not say which area is good, safe or right for whom.",
          ],
        },
        "It can misunderstand or be wrong. Prices, dates and conditions bind nobody until the agent or the landlord confirms them. In an emergency call 911, not the chat.",
      ],
    },
    renters: {
      title: "If you are looking for a home",
      body: [
        "Chatting is free, needs no account and obliges you to nothing. Please give true information about your search, and only what you want the agent to know.",
        "A showing is agreed when it is confirmed to you. Neither Llave nor a chat promises that a home is still available or that you will get it. Applications and leases are between you, the landlord and the agent.",
        "Before you pay anyone, look up the agent’s license on the state’s public site, and see the home. Copied listings are a common scam. Never send money, card numbers or your social security number through a chat.",
      ],
    },
    agents: {
      title: "If you are an agent: license and account",
      body: [
        "Llave is for licensed professionals only. You confirm that:",
        {
          list: [
            "your license is active in the state you chose, and what you tell us about it and about yourself is true;",
            "we may store your license data to verify it and to meet our duties, and may check it again at random;",
            "you tell us at once when your license lapses, is suspended or moves to another brokerage.",
          ],
        },
        "False information may lead to suspension. The License-Verified Agent badge rests on what its explanation says; it is not our recommendation.",
        "Your account is yours alone. Keep its password to yourself and tell us when somebody else may have used it.",
      ],
    },
    duties: {
      title: "If you are an agent: your duties",
      body: [
        "The assistant works for you and in your name. You remain the professional, and you:",
        {
          list: [
            "follow the license law and advertising rules of your state, which in Florida includes showing your brokerage’s name;",
            "read your conversations, answer what is passed on to you and correct what the assistant got wrong;",
            "choose how much it does by itself, and answer for what is sent on your behalf;",
            "list only homes you may offer, with true and current facts and pictures you may use;",
            "use what renters tell you only to help them find a home, and honor it when they ask to be left alone or to have their data erased;",
            "keep the records that your broker and the law require. You can download yours at any time.",
          ],
        },
      ],
    },
    "fair-housing": {
      title: "Fair housing",
      body: [
        "Everybody who uses Llave follows the federal Fair Housing Act, the Florida Fair Housing Act and, in Miami-Dade County, Chapter 11A of its Code. That holds for listings, for answers, for which homes are shown and for who is called back.",
        "Do not write listings or instructions that prefer or exclude people, and do not try to make the assistant ask for, score or filter by what those laws protect. It will refuse. We may reject such a text or close an account over it.",
        "The assistant treats a housing voucher as lawful income, does not treat assistance animals as pets, and passes requests for accommodation on to the agent, who must answer them.",
      ],
    },
    screening: {
      title: "No tenant screening",
      body: [
        "The score puts in order whom an agent calls first. It says how ready a search is, not how good a tenant is. It is not a consumer report, and Llave is not a consumer reporting agency.",
        "Nobody may use a score, a transcript or anything else from Llave to approve or refuse an applicant, or to set rent, a deposit or conditions. Those decisions are made by people, outside Llave, by the same written and lawful criteria for everyone.",
      ],
    },
    messages: {
      title: "Texts, WhatsApp and email",
      body: [
        "Automated texts and WhatsApp messages go out only where an agent turns them on and the renter agreed to that channel. A phone number given in a chat is not consent, and consent is never a condition for a showing or a lease.",
        "If you are an agent, you write only to people who agreed, by themselves and to you; you bring no bought or collected lists; you respect every STOP or ALTO at once and everywhere; and automated messages keep to 8 a.m. to 8 p.m. where the renter is, and to three in 24 hours.",
      ],
    },
    conduct: {
      title: "What nobody may do",
      body: [
        {
          list: [
            "Pretend to be somebody else, or an agent without being one.",
            "Deceive, threaten, harass or discriminate against anyone.",
            "Ask renters for money, card numbers or codes through Llave.",
            "Send advertising, malware or content you have no right to.",
            "Collect data in bulk, read what is not yours, or get around limits and protections.",
            "Copy the service or use it to train models that compete with it.",
          ],
        },
      ],
    },
    plans: {
      title: "Trials, plans and prices",
      body: [
        "A trial needs no card and never becomes a paid plan by itself. You pay only after choosing a paid plan, at the price and within the limits shown to you then, plus taxes. There is no revenue share and no success fee.",
        "Conversations beyond a plan’s limit are still answered and count as overage at that plan’s price; on a trial the assistant then only takes contact details for you. Changes of plan take effect immediately and are prorated. You can cancel at any time; the plan then runs to the end of the period you paid for. We announce a higher price at least 30 days before it applies.",
      ],
    },
    ownership: {
      title: "What is yours and what is ours",
      body: [
        "What you write and upload stays yours. You allow us to store, show, translate and process it as far as running Llave for you takes, and no further.",
        "The software, the design and the name Llave are ours. You may use them as these terms describe.",
      ],
    },
    ending: {
      title: "Ending it",
      body: [
        "You can stop at any time and delete your account in its settings. Download what you want to keep first: leads and conversations go with the account.",
        "We may suspend or close access where a license is false or missing, where fair housing or these terms are broken, where somebody may come to harm, or where the law asks it of us. We say why, and unless harm threatens we first give you the chance to put it right. If we end early access as a whole, you have at least 30 days to download your data.",
      ],
    },
    liability: {
      title: "Liability, in plain words",
      body: [
        "Llave comes as it is. We work on it with care, but in early access we cannot promise that it never fails, that the assistant is never wrong, or that it brings you a number of leads, a lease or a home.",
        "As far as the law allows, we are not liable for lost commissions, leases, profits or data, or for other indirect damage, and for everything together we are liable up to what you paid us in the twelve months before, or 100 US dollars if that is more.",
        "If you are an agent and somebody makes a claim against us because of your listings, your messages or your breach of the law or of these terms, you cover what it costs us, except for what we caused ourselves.",
        "None of this limits liability for intent or fraud, or rights that the law does not let you give up, those under fair housing and consumer law among them.",
      ],
    },
    law: {
      title: "Law and disputes",
      body: [
        "Please write to us first; most things can be settled within 30 days. Otherwise the law of Florida applies, and the courts in Miami-Dade County decide. Consumers keep the rights and courts that their own law guarantees them.",
        "If one part of these terms does not hold, the rest does. They exist in English and Spanish and mean the same in both; where they differ, the English text counts, unless the law gives you the benefit of the other.",
      ],
    },
    changes: {
      title: "Changes and contact",
      body: [
        "When these terms change, the date at their top changes. If a change matters, we tell account holders by email at least 30 days before. If you do not agree, you can delete your account before then; if you go on using Llave, the new terms apply.",
        "For everything about these terms, write to {mail}.",
      ],
    },
  },
} as const satisfies LegalText;
