import plugin from "fastify-plugin";
import { ApiError } from "../http/errors.ts";

/** Any body has this long to come whole. Milliseconds. */
export const bodyPatience = 10_000;
/** A slow phone's line: a route that allows large bodies waits for them to come at this rate. Bytes a millisecond. */
const slowestRate = 100;

/**
 * Cuts off bodies that come so slowly that they only hold a connection: 408, and the connection ends. Register it before
 * the routes.
 * @param patience milliseconds; a route whose limit is large allows more
 */
export const slowBodies = plugin<{ patience?: number | undefined }>(
  async (app, { patience = bodyPatience }) => {
    app.addHook("preParsing", async ({ raw, routeOptions }, reply, payload) => {
      if (raw.complete || !announcesBody(raw.headers)) return payload;
      const timer = setTimeout(
        () => {
          reply.header("connection", "close");
          // Ends the reading of the body as a failure of its own would.
          payload.emit("error", Object.assign(new ApiError("too_slow"), { statusCode: 408 }));
        },
        patience + routeOptions.bodyLimit / slowestRate,
      );
      for (const end of ["end", "close"]) raw.once(end, () => clearTimeout(timer));
      return payload;
    });
  },
  { name: "slowBodies", dependencies: ["errors"] },
);

function announcesBody(headers: { "content-length"?: string; "transfer-encoding"?: string }): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}
