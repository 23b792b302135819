import type { FormName } from "@confetti/domain/form-questions"
import { useCallback, useEffect, useRef, useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { call } from "../../platform/api.ts"
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts"
import { randomKey } from "./random-key.ts"
import { troubleText } from "./trouble-text.ts"

/** `waiting`: it was to be sent, and goes as soon as there is a connection. */
export type FormState = "writing" | "sending" | "waiting" | "sent"

export type Form<Answers> = {
  answers: Answers
  state: FormState
  trouble: string | null
  change: (answers: Partial<Answers>) => void
  /** Sends `data`, or again what is still under way. */
  send: (data: unknown) => void
  /** An empty form, after one was sent. */
  again: () => void
}

/** A form that loses nothing: what is filled in stays on the device until it has arrived, and arrives once. */
export function useForm<Answers extends object>(form: FormName, empty: Answers): Form<Answers> {
  const [draft, setDraft] = useState<Draft<Answers>>({ answers: empty, pending: null })
  const [state, setState] = useState<FormState>("writing")
  const [trouble, setTrouble] = useState<string | null>(null)
  const isSending = useRef(false)

  const deliver = useCallback(
    async (sending: Draft<Answers>) => {
      if (!sending.pending || isSending.current) return
      isSending.current = true
      setState("sending")
      setTrouble(null)
      try {
        const { key, data } = sending.pending
        await call("forms-send_answers", data, { headers: { "idempotency-key": key } })
        forgetDraft(form)
        setDraft({ answers: empty, pending: null })
        setState("sent")
        logEvent("form_sent", { form })
      } catch (error) {
        const text = troubleText(error)
        setTrouble(text)
        setState(text === null ? "waiting" : "writing")
      } finally {
        isSending.current = false
      }
    },
    [form, empty],
  )

  // The server knows nothing of this device: a draft appears once the page is alive. One that was under way goes on its way.
  useEffect(() => {
    const kept = readDraft<Answers>(form)
    if (!kept) return
    const found = { ...kept, answers: { ...empty, ...kept.answers } }
    setDraft(found)
    void deliver(found)
  }, [form, empty, deliver])

  useEffect(() => {
    if (state !== "waiting") return
    const goOn = () => void deliver(draft)
    addEventListener("online", goOn)
    return () => removeEventListener("online", goOn)
  }, [state, draft, deliver])

  const keep = (next: Draft<Answers>) => {
    setDraft(next)
    keepDraft(form, next)
  }
  return {
    answers: draft.answers,
    state,
    trouble,
    change: (changed) => {
      // What was under way said something else.
      keep({ answers: { ...draft.answers, ...changed }, pending: null })
      setTrouble(null)
      if (state === "waiting") setState("writing")
    },
    send: (data) => {
      const sending = { ...draft, pending: draft.pending ?? { key: randomKey(), data } }
      keep(sending)
      void deliver(sending)
    },
    again: () => setState("writing"),
  }
}
