import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // With few routes, the whole manifest in the first page costs less than fetching it in parts.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
