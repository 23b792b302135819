import { useEffect, useState } from "react"

/** The latest value that stayed for as long as this, in milliseconds. */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
