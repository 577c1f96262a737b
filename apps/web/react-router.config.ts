import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Few routes: the whole manifest with the first page costs less than asking for pieces of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
