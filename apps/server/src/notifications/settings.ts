import { hourMs } from "@llave/contract/calendar";
import {
  defaultNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications/notifications";
import { hourIn } from "../time/markets.ts";
import type { SettingsRow } from "./repository.ts";

/** The stored choices; all null in a joined row of an agent who chose nothing. */
type JoinedSettings = { [Column in keyof SettingsRow]: SettingsRow[Column] | null };

/** The agent's choices, with defaults for the rest. */
export function settingsOf(row: JoinedSettings | undefined): NotificationSettings {
  if (!row || row.mail === null) return defaultNotificationSettings;
  const { mail, push, text, quiet_from: from, quiet_to: to, digest_hour: hour } = row;
  return {
    mail: { ...defaultNotificationSettings.mail, ...mail },
    push: { ...defaultNotificationSettings.push, ...push },
    text: { ...defaultNotificationSettings.text, ...text },
    quietHours: from === null || to === null ? null : { from, to },
    digest: hour === null ? null : { hour },
  };
}

/** Whether a change asks for mails that weren't wanted before: of a kind, or the morning mail. */
export function turnsMailOn(before: NotificationSettings, after: NotificationSettings): boolean {
  const newKind = notificationKinds.some((kind) => before.mail[kind] === "off" && after.mail[kind] !== "off");
  return newKind || (before.digest === null && after.digest !== null);
}

/**
 * When to send a mail about a notification: now or later. Null: never. An emergency waits for nothing. Notifications
 * during quiet hours are sent together when they end.
 * @param timeZone of the agent's market, for the quiet hours
 */
export function mailTime(
  notification: { kind: NotificationKind; createdAt: Date },
  settings: NotificationSettings,
  now: Date,
  timeZone: string,
): Date | null {
  const timing = settings.mail[notification.kind];
  if (timing === "off") return null;
  if (notification.kind === "emergency") return now;
  const wanted = timing === "hourly" ? nextFullHour(notification.createdAt) : now;
  const earliest = wanted > now ? wanted : now;
  return afterQuiet(earliest, settings.quietHours, timeZone);
}

/**
 * When to push a notification to the agent's devices: now, or when quiet hours end. Null: never. An emergency waits for
 * nothing.
 * @param timeZone of the agent's market, for the quiet hours
 */
export function pushTime(
  kind: NotificationKind,
  settings: NotificationSettings,
  now: Date,
  timeZone: string,
): Date | null {
  return settings.push[kind] ? atOnce(kind, settings, now, timeZone) : null;
}

/** When to text a notification to the agent's phone; like {@link pushTime}. */
export function textTime(
  kind: NotificationKind,
  settings: NotificationSettings,
  now: Date,
  timeZone: string,
): Date | null {
  return settings.text[kind] ? atOnce(kind, settings, now, timeZone) : null;
}

function atOnce(kind: NotificationKind, settings: NotificationSettings, now: Date, timeZone: string): Date {
  return kind === "emergency" ? now : afterQuiet(now, settings.quietHours, timeZone);
}

function nextFullHour(at: Date): Date {
  return new Date((Math.floor(at.getTime() / hourMs) + 1) * hourMs);
}

function afterQuiet(at: Date, quiet: NotificationSettings["quietHours"], timeZone: string): Date {
  if (!quiet) return at;
  let time = at;
  // Hour by hour, so that a change to or from daylight saving time is handled.
  for (let step = 0; step < 24 && isQuiet(hourIn(time, timeZone), quiet); step++) {
    time = new Date(Math.floor(time.getTime() / hourMs + 1) * hourMs);
  }
  return time;
}

function isQuiet(hourOfDay: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? hourOfDay >= from && hourOfDay < to : hourOfDay >= from || hourOfDay < to;
}
