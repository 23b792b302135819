/** Asserts that a value is defined, where earlier code guarantees it. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("a value is missing")
  return value
}
