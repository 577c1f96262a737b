/**
 * SQL for the shard of `smartlink_day` that a write takes. Connections of one pool have
 * neighbouring process ids, so two of them hardly ever share one.
 */
export const shardOfConnection = "pg_backend_pid() % 16";
