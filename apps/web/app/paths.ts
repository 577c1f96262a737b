/** Addresses of this site's pages: the only table that links and redirects use. */
export const paths = {
  home: "/",
  login: "/login",
  signUp: "/signup",
  early: "/early",
  waitlist: "/waitlist",
  features: "/features",
  demo: "/demo",
  pricing: "/pricing",
  community: "/community",
  about: "/about",
  contact: "/contact",
  faq: "/faq",
  onboarding: "/onboarding",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  terms: "/terms",
  privacy: "/privacy",
  admin: "/admin",
  dashboard: "/dashboard",
  account: "/dashboard/settings/account",
  settings: {
    profile: "/dashboard/settings",
    channels: "/dashboard/settings/channels",
    assistant: "/dashboard/settings/assistant",
    answers: "/dashboard/settings/answers",
    followUps: "/dashboard/settings/follow-ups",
    availability: "/dashboard/settings/availability",
    notifications: "/dashboard/settings/notifications",
    community: "/dashboard/settings/community",
    integrations: "/dashboard/settings/integrations",
    plan: "/dashboard/settings/plan",
  },
  /** A page of the server, not of this app. */
  apiReference: "/api/reference",
  leads: "/dashboard/leads",
  importLeads: "/dashboard/leads/import",
  showings: "/dashboard/showings",
  calendars: "/dashboard/showings/calendars",
  followUps: "/dashboard/follow-ups",
  smartLinks: "/dashboard/smartlinks",
  properties: "/dashboard/properties",
  analytics: "/dashboard/analytics",
  smartLink: (linkId: string) => `/dashboard/smartlinks/${linkId}`,
  property: (propertyId: string) => `/dashboard/properties/${propertyId}`,
  newProperty: "/dashboard/properties/new",
  importProperties: "/dashboard/properties/import",
  importFromMls: "/dashboard/properties/import?from=mls",
  lead: (leadId: string) => `/dashboard/leads/${leadId}`,
  /** A lead at one of its conversations. */
  thread: (leadId: string, conversationId: string) => `/dashboard/leads/${leadId}?thread=${conversationId}`,
  /** A lead at a message of one of its conversations. */
  message: (leadId: string, conversationId: string, messageId: string) =>
    `/dashboard/leads/${leadId}?thread=${conversationId}&message=${messageId}`,
  /** Leads to the conversation's lead, where it has one. */
  conversation: (conversationId: string) => `/dashboard/conversations/${conversationId}`,
} as const;

/** True for the page of one lead. */
export function isLeadPage(pathname: string): boolean {
  return pathname !== paths.importLeads && /^\/dashboard\/leads\/[^/]+\/?$/.test(pathname);
}
