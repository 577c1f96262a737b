import { z } from "zod";

/*
 * Every figure of the plans, in one place: the pages show them and the server enforces them. Texts are in the
 * catalogs. Money is US dollars. Null means unlimited, or for a price, that it is quoted on request.
 */

/** The pricing page's plans, in the order of its cards. */
export const pricingPlans = {
  starter: { monthly: 49, annualPerMonth: 39, assistants: 1, leadsPerMonth: 50 },
  professional: { monthly: 149, annualPerMonth: 119, assistants: 5, leadsPerMonth: 500 },
  enterprise: { monthly: 449, annualPerMonth: 359, assistants: null, leadsPerMonth: null },
} as const satisfies Record<string, PricingPlan>;
export type PricingPlanId = keyof typeof pricingPlans;
export const pricingPlanIds = Object.keys(pricingPlans) as PricingPlanId[];
export const popularPricingPlan: PricingPlanId = "professional";

export interface PricingPlan {
  /** Monthly price when billed monthly. */
  monthly: number;
  /** Monthly price when billed annually; a year costs 12 times this. */
  annualPerMonth: number;
  assistants: number | null;
  leadsPerMonth: number | null;
}

/** Savings in percent that the pricing page states for an annual plan. */
export const annualDiscount = 20;
/** Price of each qualified lead over the plan's limit. */
export const extraLeadPrice = 0.5;

/** What a year of an annual plan costs. */
export function annualTotal(plan: PricingPlanId): number {
  return pricingPlans[plan].annualPerMonth * 12;
}

/** What a pricing plan can do, and the smallest plan that includes it. */
export const pricingFeatures = {
  bilingual: "starter",
  leadScoring: "starter",
  propertyMatching: "starter",
  emailNotifications: "starter",
  customBranding: "professional",
  emotionalIntelligence: "professional",
  teamManagement: "enterprise",
  apiAccess: "enterprise",
  whiteLabel: "enterprise",
} as const satisfies Record<string, PricingPlanId>;
export type PricingFeature = keyof typeof pricingFeatures;

/** Whether a pricing plan has a feature. */
export function hasFeature(plan: PricingPlanId, feature: PricingFeature): boolean {
  return pricingPlanIds.indexOf(plan) >= pricingPlanIds.indexOf(pricingFeatures[feature]);
}

/** The plans that an agent chooses from in setup. Their limits are enforced. */
export const onboardingPlan = z.enum(["trial", "solo", "team"]);
export type OnboardingPlan = z.infer<typeof onboardingPlan>;

/** Every plan an account can be on: the ones in setup, and the ones that the sales team sets up. */
export const plan = z.enum([...onboardingPlan.options, "office", "enterprise"]);
export type Plan = z.infer<typeof plan>;
export const popularPlan: Plan = "team";

export interface PlanFigures {
  /** Monthly price. */
  monthly: number | null;
  /** SmartLinks that an account can have. */
  smartLinks: number | null;
  /** Live renter conversations included in a period. */
  conversations: number | null;
  /** What `conversations` counts: the whole trial, or a calendar month of the market. */
  period: "trial" | "month";
  /** Price of each conversation over the plan's limit; null if there is none. */
  overage: number | null;
  /** Agents who can work in the account. */
  seats: number | null;
  /** Storage for its pictures and its renters' files, in megabytes of a million bytes. */
  storageMegabytes: number | null;
}

const planFigures: Record<Plan, PlanFigures> = {
  trial: {
    monthly: 0,
    smartLinks: 1,
    conversations: 50,
    period: "trial",
    overage: null,
    seats: 1,
    storageMegabytes: 250,
  },
  solo: {
    monthly: 99,
    smartLinks: 3,
    conversations: 120,
    period: "month",
    overage: 0.5,
    seats: 1,
    storageMegabytes: 1_000,
  },
  team: {
    monthly: 249,
    smartLinks: 10,
    conversations: 500,
    period: "month",
    overage: 0.4,
    seats: 3,
    storageMegabytes: 5_000,
  },
  office: {
    monthly: 499,
    smartLinks: null,
    conversations: 1500,
    period: "month",
    overage: 0.3,
    seats: 10,
    storageMegabytes: 20_000,
  },
  enterprise: {
    monthly: null,
    smartLinks: null,
    conversations: null,
    period: "month",
    overage: null,
    seats: null,
    storageMegabytes: null,
  },
};

/** A plan's price and limits. The server enforces SmartLinks and conversations, and the pages show them. */
export function planLimits(of: Plan): PlanFigures {
  return planFigures[of];
}

/** Length of the Launch Trial and the pricing page's free trial, in days. No card is required. */
export const trialDays = 14;
/** Trial for people from the early-access list, and the standard trial that the copy compares it with, in months. */
export const trialMonths = { earlyAccess: 3, standard: 1 } as const;

/**
 * When a trial that began at `startedAt` ends: after 14 days, or after 3 calendar months for people from the
 * early-access list (`extended`).
 */
export function trialEnd(startedAt: Date, extended: boolean): Date {
  const end = new Date(startedAt);
  if (!extended) {
    end.setUTCDate(end.getUTCDate() + trialDays);
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + trialMonths.earlyAccess);
  // February has no 30th for November 30 + 3 months: the trial then ends with that month.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end;
}

/** Add-ons for any plan. */
export const addOns = {
  insights: { price: 99, every: "month" },
  whatsapp: { price: 15, every: "month" },
  setup: { price: 299, every: "once", reviewDays: 30 },
} as const;
