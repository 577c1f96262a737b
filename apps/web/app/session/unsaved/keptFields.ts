type Fields = Record<string, unknown>;

/** The fields that differ from the stored ones; undefined if none does. */
export function changedFields<Values extends Fields>(
  stored: Values,
  typed: Values,
  except: readonly (keyof Values)[] = [],
): Fields | undefined {
  const changed = Object.entries(typed).filter(
    ([name, value]) => !except.includes(name) && JSON.stringify(value ?? "") !== JSON.stringify(stored[name] ?? ""),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * A form's stored values with the kept ones; null if no kept one can be used. An older version of the page may have
 * kept another shape: only values of the type that the form has now are used.
 */
export function withKept<Values extends Fields>(
  stored: Values,
  kept: unknown,
  except: readonly (keyof Values)[] = [],
): Values | null {
  if (!isFields(kept)) return null;
  const allowed = Object.fromEntries(Object.entries(kept).filter(([name]) => !except.includes(name)));
  const merged = merge(stored, allowed) as Values;
  return JSON.stringify(merged) === JSON.stringify(stored) ? null : merged;
}

function merge(stored: unknown, kept: unknown): unknown {
  if (kept === undefined || kept === null) return stored;
  if (isFields(stored) && isFields(kept)) {
    const names = Object.keys({ ...stored, ...kept });
    return Object.fromEntries(names.map((name) => [name, merge(stored[name], kept[name])]));
  }
  const isSameKind = typeof stored === typeof kept && Array.isArray(stored) === Array.isArray(kept);
  // A field that is still empty has no type yet.
  return stored === undefined || isSameKind ? kept : stored;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
