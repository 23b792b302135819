import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { useRef, useState } from "react"
import { call } from "../../../platform/api.ts"
import { randomId } from "../../../platform/ids.ts"
import { useRead, useReadCache } from "../../../platform/reads/use-reads.ts"
import { troubleText } from "../trouble-text.ts"

/** `id` names the hiding, not the person. */
export type HiddenPerson = CallableOutput<"thoughts-list_hidden">["people"][number]

const hiddenRead = { key: "hidden people", read: () => call("thoughts-list_hidden") }

/** Whom somebody has hidden, the latest first, and how each is shown again. */
export function useHiddenPeople() {
  const cache = useReadCache()
  const list = useRead(hiddenRead, { freshFor: 0 })
  const [busyId, setBusyId] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  /** Tried again after an answer that was lost, it is the same request. */
  const keys = useRef(new Map<string, string>())

  const showAgain = async ({ id }: HiddenPerson): Promise<boolean> => {
    const key = keys.current.get(id) ?? randomId()
    keys.current.set(id, key)
    setBusyId(id)
    setTrouble(null)
    try {
      const left = await call("thoughts-show_person", { id }, { headers: { "idempotency-key": key } })
      // What people wrote is read anew, everywhere; this list is known already.
      cache.invalidate()
      cache.keep(hiddenRead, left)
      return true
    } catch (error) {
      setTrouble(troubleText(error))
      return false
    } finally {
      setBusyId(null)
    }
  }
  return { list, showAgain, busyId, trouble }
}
