/** Addresses of this site's pages: the one table that links and redirects use. */
export const paths = {
  home: "/",
  login: "/login",
  early: "/early",
  forgotPassword: "/forgot-password",
  dashboard: "/dashboard",
  leads: "/dashboard/leads",
  lead: (leadId: string) => `/dashboard/leads/${leadId}`,
} as const;
