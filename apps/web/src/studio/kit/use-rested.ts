import { useEffect, useRef, useState } from "react"

/** Milliseconds without typing until it asks. */
const restsFor = 350

type Rested<Answer> = { answer: Answer | null; of: string | undefined; isFailed: boolean }

/** The answer to a value, once typing pauses. The last one stays until then, and offline. */
export function useRested<Value, Answer>(value: Value | undefined, ask: (value: Value) => Promise<Answer>) {
  const [rested, setRested] = useState<Rested<Answer>>({ answer: null, of: undefined, isFailed: false })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const wanted = value === undefined ? undefined : JSON.stringify(value)
  useEffect(() => {
    if (wanted === undefined) return
    let isOver = false
    const put = (change: Partial<Rested<Answer>>) => isOver || setRested((before) => ({ ...before, ...change }))
    const answer = () =>
      latest.current(JSON.parse(wanted) as Value).then(
        (found) => put({ answer: found, of: wanted, isFailed: false }),
        () => put({ isFailed: true }),
      )
    const timer = setTimeout(() => void answer(), restsFor)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
  return { ...rested, isOld: rested.of !== wanted }
}
