import type { FastifyRequest } from "fastify";

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address. A provider gives each customer at least a whole
 * /64, so its single addresses don't distinguish anyone.
 */
export function addressKey(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return v4 ?? `${groupsOf(ip).slice(0, 4).join(":")}::/64`;
}

/** The network a request came from, only as exact as a record needs: 203.0.113.0/24, 2001:db8:1::/48. */
export function networkOf(request: FastifyRequest): string {
  const key = addressKey(request.ip);
  if (key.includes(".")) return key.replace(/\.\d+$/, ".0/24");
  return `${groupsOf(request.ip).slice(0, 3).join(":")}::/48`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const plain = ip.replace(/%.*$/, "").replace(/(?:\d+\.){3}\d+$/, "0:0");
  const [left = [], right = []] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
