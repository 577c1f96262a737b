import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("dashboard", "routes/dashboard.tsx", [
    index("routes/dashboardHome.tsx"),
    route("leads", "routes/leads.tsx"),
    route("leads/:leadId", "routes/lead.tsx"),
    route("*", "routes/dashboardNotFound.tsx"),
  ]),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
