/** Addresses of this site's pages: the one table that links and redirects use. */
export const paths = {
  home: "/",
  login: "/login",
  signUp: "/signup",
  early: "/early",
  waitlist: "/waitlist",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  terms: "/terms",
  privacy: "/privacy",
  admin: "/admin",
  dashboard: "/dashboard",
  account: "/dashboard/settings/account",
  leads: "/dashboard/leads",
  lead: (leadId: string) => `/dashboard/leads/${leadId}`,
} as const;
