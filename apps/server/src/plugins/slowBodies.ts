import plugin from "fastify-plugin";
import { ApiError } from "../http/errors.ts";

/** Time limit for any body to arrive completely. Milliseconds. */
export const bodyTimeoutMs = 10_000;
/** A slow phone's connection: a route that allows large bodies waits for them at this rate. Bytes per millisecond. */
const minRate = 100;

/**
 * Cuts off bodies that arrive so slowly that they only occupy a connection: 408, and the connection ends. If the
 * request was answered without its body, only the connection ends. Register it before the routes.
 * @param timeoutMs milliseconds; a route with a large limit allows more
 */
export const slowBodies = plugin<{ timeoutMs?: number | undefined }>(
  async (app, { timeoutMs = bodyTimeoutMs }) => {
    app.addHook("preParsing", async ({ raw, routeOptions }, reply, payload) => {
      if (raw.complete || !announcesBody(raw.headers)) return payload;
      const timer = setTimeout(
        () => {
          // Nobody reads this body any more, or ever did: an error without a listener would end the whole server.
          if (reply.sent || payload.listenerCount("error") === 0) return void raw.destroy();
          reply.header("connection", "close");
          // Ends the reading of the body the way its own failure would.
          payload.emit("error", Object.assign(new ApiError("too_slow"), { statusCode: 408 }));
        },
        timeoutMs + routeOptions.bodyLimit / minRate,
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
