import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("login", "routes/login.tsx"),
  route("signup", "routes/signup.tsx"),
  route("forgot-password", "routes/forgotPassword.tsx"),
  route("reset-password", "routes/resetPassword.tsx"),
  route("about", "routes/about.tsx"),
  route("early", "routes/early.tsx"),
  route("waitlist", "routes/waitlist.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("confirm-email", "routes/confirmEmail.tsx"),
  route("onboarding", "routes/onboarding.tsx"),
  route("admin", "routes/admin.tsx"),
  route("dashboard", "routes/dashboard.tsx", [
    layout("routes/dashboardTabs.tsx", [
      index("routes/overview.tsx"),
      route("leads", "routes/leads.tsx"),
      route("smartlinks", "routes/smartlinks.tsx"),
      route("properties", "routes/properties.tsx"),
      route("analytics", "routes/analytics.tsx"),
    ]),
    route("leads/:leadId", "routes/lead.tsx"),
    route("conversations/:conversationId", "routes/conversation.tsx"),
    route("settings/account", "routes/account.tsx"),
    route("*", "routes/dashboardNotFound.tsx"),
  ]),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
