import pg from "pg";
import { type Connection, clientOptions } from "../../db/connect.ts";

/** The same server with another database. */
export function databaseOn(server: Connection, database: string): Connection {
  if (typeof server !== "string") return { ...server, database };
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement that can't run in a transaction or pool, such as `create database`. */
export async function onServer(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(clientOptions(server));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
