/** SQLSTATE classes and codes of a database that can't serve now: connection, resources, operator, timeouts. */
const unavailableState = /^(08...|53...|57014|57P0.|25P03|55P03|40001|40P01)$/;
/** System error codes of a connection that can't be made or that broke. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "EPIPE",
  "ENOENT",
]);
/** The driver's own errors, which have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

/**
 * True if a statement failed because the database is down, unreachable, stuck or overloaded: the same request may
 * succeed later. If the connection broke midway, the data may or may not be stored.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return driverMessages.test(error.message) || isDatabaseUnavailable(error.cause);
  return unavailableState.test(code) || (networkCodes.has(code) && isOfSocket(syscall));
}

/** A missing file doesn't mean a missing database: only a socket's calls count. */
function isOfSocket(syscall: string | undefined): boolean {
  return syscall === undefined || ["connect", "read", "write", "getaddrinfo"].includes(syscall);
}

/** True if the database refused a row because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}
