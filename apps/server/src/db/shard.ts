/**
 * SQL for the shard that a write of counts uses, in tables such as `smartlink_day`. Connections of one pool have
 * consecutive process ids, so two connections rarely share a shard.
 */
export const shardOfConnection = "pg_backend_pid() % 16";
