import type { LegalText } from "../legalText.ts";

/** The terms of service. */
export const termsEn = {
  title: "Terms of Service",
  pageTitle: "Terms of Service · Llave",
  description:
    "The agreement for using Llave: early access, what the assistant does and does not do, and what agents are responsible for.",
  intro:
    "These terms are the agreement between you and Llave when you write in a chat, join the waitlist or use an account. We wrote them to be read.",
  short: [
    "Llave is in early access: by invitation, in Miami, and still changing.",
    "The assistant is an AI. It can be wrong, holds no license and decides nothing about you.",
    "Agents are responsible for their license, their listings and fair housing.",
    "A score or a chat may never be used to approve or reject a tenant.",
    "We never collect money in a chat. If someone asks you for money there, it is not us.",
  ],
  sections: {
    agreement: {
      title: "Your agreement with us",
      body: [
        "By creating an account, joining the waitlist or writing in a chat, you accept these terms. The {privacy} explains what happens to your data. If you use Llave for a brokerage or a team, you also accept on its behalf and confirm that you are allowed to.",
        "You must be at least 18 years old.",
      ],
    },
    service: {
      title: "What Llave is",
      body: [
        "Llave is an AI leasing assistant and a lead organizer for licensed real estate agents, mainly for rentals. An agent shares a SmartLink; renters chat with the assistant there in English or Spanish; the agent sees each conversation and what the assistant understood from it.",
        "Llave is software. It is not a brokerage, a landlord or a screening company, represents neither side, and is not a party to any lease.",
      ],
    },
    "early-access": {
      title: "Early access",
      body: [
        "Llave is offered to a limited number of agents in one metropolitan area. We invite people from the waitlist and may choose who to invite and when; your place in line and your waiting time are estimates. If you join Llave through the waitlist, you get a three-month trial.",
        "In early access, features may change, be limited or end, and things can break. We aim for 99.9% uptime. That is our target, not a guarantee. When we can, we announce interruptions.",
        "If you send us ideas or report problems, we may use what you tell us to improve Llave without owing you anything for it.",
      ],
    },
    assistant: {
      title: "What the assistant does and does not do",
      body: [
        {
          list: [
            "It says that it is an AI, and offers you a person if you ask for one.",
            "It answers from what the agent has entered about a listing, and passes what it does not know on to the agent.",
            "It does not negotiate, approve or reject an application, interpret a lease, give out keys or codes, or take money.",
            "It gives no legal, financial or tax advice and does not say which areas are good, safe or right for anyone.",
          ],
        },
        "It can misunderstand or be wrong. Prices, dates and conditions are not binding until the agent or the landlord confirms them. In an emergency call 911, not the chat.",
      ],
    },
    renters: {
      title: "If you are looking for a home",
      body: [
        "Chatting is free, requires no account and commits you to nothing. Please give true information about your search, and share only what you want the agent to know.",
        "A showing is set once it is confirmed to you. Neither Llave nor a chat promises that a home is still available or that you will get it. Applications and leases are between you, the landlord and the agent.",
        "Before you pay anyone, look up the agent’s license on the state’s public site and see the home. Copied listings are a common scam. Never send money, card numbers or your Social Security number through a chat.",
      ],
    },
    agents: {
      title: "If you are an agent: license and account",
      body: [
        "Llave is for licensed professionals only. You confirm that:",
        {
          list: [
            "your license is active in the state you chose, and what you tell us about it and about yourself is true;",
            "we may store your license data to verify it and to meet our obligations, and may recheck it at random;",
            "you will tell us right away if your license lapses, is suspended or moves to another brokerage.",
          ],
        },
        "False information may lead to suspension. The Licensed Agent and License-Verified Agent badges mean what their explanations say; they are not a recommendation from us.",
        "Your account is yours alone. Don’t share its password, and tell us if someone else may have used it.",
      ],
    },
    duties: {
      title: "If you are an agent: your duties",
      body: [
        "The assistant works for you and in your name. You are still the professional, and you:",
        {
          list: [
            "follow the license law and advertising rules of your state, which in Florida includes showing your brokerage’s name;",
            "read your conversations, answer what the assistant passes on to you and correct what it got wrong;",
            "choose how much it does on its own, and are responsible for what is sent on your behalf;",
            "list only homes you may offer, with true, current facts and pictures you may use;",
            "use what renters tell you only to help them find a home, and respect their wishes when they ask to be left alone or to have their data erased;",
            "keep the records that your broker and the law require. You can download yours at any time.",
          ],
        },
      ],
    },
    "fair-housing": {
      title: "Fair housing",
      body: [
        "Everyone who uses Llave must follow the federal Fair Housing Act, the Florida Fair Housing Act and, in Miami-Dade County, Chapter 11A of its Code. This applies to listings, to answers, to which homes are shown and to who gets a call back.",
        "Do not write listings or instructions that prefer or exclude people, and do not try to make the assistant ask about, score or filter by anything those laws protect. It will refuse. We may reject such a text or close an account over it.",
        "The assistant treats a housing voucher as lawful income, does not treat assistance animals as pets, and passes requests for accommodation on to the agent, who must answer them.",
      ],
    },
    screening: {
      title: "No tenant screening",
      body: [
        "The score helps an agent decide who to call first. It says how ready a search is, not how good a tenant is. It is not a consumer report, and Llave is not a consumer reporting agency.",
        "No one may use a score, a transcript or anything else from Llave to approve or reject an applicant, or to set rent, a deposit or conditions. People make those decisions, outside Llave, using the same written and lawful criteria for everyone.",
      ],
    },
    messages: {
      title: "Texts, WhatsApp and email",
      body: [
        "Automated texts and WhatsApp messages go out only if an agent turns them on and the renter has agreed to that channel or is getting an answer there. Giving a phone number in a chat is not consent, and consent is never a condition for a showing or a lease.",
        "If you are an agent, you message only people who gave you their consent themselves; you use no bought or collected lists; you honor every STOP or ALTO immediately and everywhere; and follow-ups go out only from 8 a.m. to 8 p.m. where the renter is, and no more than three in 24 hours. Answers to a renter’s own message go out at any hour; reminders of a showing do not count toward the three, and by email they go out at any hour, too.",
      ],
    },
    conduct: {
      title: "What no one may do",
      body: [
        {
          list: [
            "Pretend to be someone else, or to be an agent if you are not one.",
            "Deceive, threaten, harass or discriminate against anyone.",
            "Ask renters for money, card numbers or codes through Llave.",
            "Send advertising, malware or content you have no right to use.",
            "Collect data in bulk, read data that is not yours, or get around limits and protections.",
            "Copy the service or use it to train models that compete with it.",
          ],
        },
      ],
    },
    plans: {
      title: "Trials, plans and prices",
      body: [
        "A trial requires no card and never turns into a paid plan automatically. You pay only after choosing a paid plan, at the price and within the limits shown to you then, plus taxes. There is no revenue share and no success fee.",
        "Conversations beyond a plan’s limit are still answered and count as overage at that plan’s price; on a trial, the assistant then only takes contact details for you. Plan changes take effect immediately and are prorated. You can cancel at any time; the plan then runs to the end of the period you paid for. We announce price increases at least 30 days in advance.",
      ],
    },
    ownership: {
      title: "What is yours and what is ours",
      body: [
        "What you write and upload stays yours. You allow us to store, show, translate and process it only as needed to run Llave for you.",
        "The software, the design and the name Llave are ours. You may use them as described in these terms.",
      ],
    },
    ending: {
      title: "Ending this agreement",
      body: [
        "You can stop at any time and delete your account in its settings. First download anything you want to keep: leads and conversations are deleted with the account.",
        "We may suspend or close access if a license is false or missing, if fair housing law or these terms are violated, if someone could be harmed, or if the law requires it. We tell you why and, unless someone could be harmed, first give you a chance to fix it. If we end early access as a whole, you have at least 30 days to download your data.",
      ],
    },
    liability: {
      title: "Liability, in plain words",
      body: [
        "Llave is provided as is. We work on it with care, but in early access we cannot promise that it never fails, that the assistant is never wrong, or that it brings you a certain number of leads, a lease or a home.",
        "As far as the law allows, we are not liable for lost commissions, leases, profits or data, or for other indirect damages. Our total liability is limited to what you paid us in the previous twelve months or 100 US dollars, whichever is more.",
        "If you are an agent and someone makes a claim against us because of your listings, your messages or your violation of the law or these terms, you cover what it costs us, except for what we caused ourselves.",
        "None of this limits liability for intentional harm or fraud, or rights that the law does not let you give up, including those under fair housing and consumer law.",
      ],
    },
    law: {
      title: "Law and disputes",
      body: [
        "Please write to us first; most things can be settled within 30 days. Otherwise, Florida law applies and the courts in Miami-Dade County decide. Consumers keep the rights and courts that their own law guarantees them.",
        "If one part of these terms is not valid, the rest still applies. They are written in English and Spanish and mean the same in both; if they differ, the English text applies, unless the law gives you the benefit of the other.",
      ],
    },
    changes: {
      title: "Changes and contact",
      body: [
        "When these terms change, the date at the top changes. If a change matters, we tell account holders by email at least 30 days in advance. If you do not agree, you can delete your account before then; if you keep using Llave, the new terms apply.",
        "For anything about these terms, write to {mail}.",
      ],
    },
  },
} as const satisfies LegalText;
