/** A value that is there by what came before; where it is not, that was wrong. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("a value is missing")
  return value
}
