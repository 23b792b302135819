/** The keys of an object literal, typed. It must have no others. */
export function keysOf<Record extends object>(record: Record): (keyof Record)[] {
  return Object.keys(record) as (keyof Record)[]
}

export function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key, at: number) => Value) {
  return Object.fromEntries(keys.map((key, at) => [key, valueOf(key, at)])) as Record<Key, Value>
}
