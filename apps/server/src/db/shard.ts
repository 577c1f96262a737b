/**
 * SQL for the shard of `smartlink_day` that a write uses. Connections of one pool have consecutive process ids, so two
 * connections rarely share a shard.
 */
export const shardOfConnection = "pg_backend_pid() % 16";
