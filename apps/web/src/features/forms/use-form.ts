import type { SentForm } from "@confetti/contract/forms"
import type { FormName } from "@confetti/domain/form-questions"
import { useCallback, useEffect, useRef, useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { call } from "../../platform/api.ts"
import { randomId } from "../../platform/ids.ts"
import { retryLater } from "../../platform/retry.ts"
import { fieldsOf, readStored, removeStored, writeStored } from "../../platform/storage.ts"
import { errorText } from "./error-text.ts"

/**
 * A draft, stored until it was received. `pending` is what was sent without an answer: repeated with the same content and key, it counts
 * once.
 */
type Draft<Answers> = { answers: Answers; pending: Pending | null }

type IsAnswers<Answers> = (value: unknown) => value is Answers

type Pending = { key: string; data: SentForm }

const keyOf = (form: FormName) => `cf_user_form_${form}` as const

/** `waiting`: sent as soon as there is a connection. */
export type FormState = "writing" | "sending" | "waiting" | "sent"

export type Form<Answers> = {
  answers: Answers
  state: FormState
  error: string | null
  change: (answers: Partial<Answers>) => void
  /** Sends `data`, or repeats what is pending. */
  send: (data: SentForm) => void
  /** Clears the form after sending. */
  again: () => void
}

/** A form that loses nothing: answers stay on the device until received, and are received once. */
export function useForm<Answers extends object>(
  form: FormName,
  empty: Answers,
  isAnswers: IsAnswers<Answers>,
): Form<Answers> {
  const [draft, setDraft] = useState<Draft<Answers>>({ answers: empty, pending: null })
  const [state, setState] = useState<FormState>("writing")
  const [error, setError] = useState<string | null>(null)
  const isSending = useRef(false)
  const failures = useRef(0)

  const deliver = useCallback(
    async (sending: Draft<Answers>) => {
      if (!sending.pending || isSending.current) return
      isSending.current = true
      setState("sending")
      setError(null)
      try {
        const { key, data } = sending.pending
        await call("forms-send_answers", data, { headers: { "idempotency-key": key } })
        clearDraft(form)
        setDraft({ answers: empty, pending: null })
        setState("sent")
        failures.current = 0
        logEvent("form_sent", { form })
      } catch (error) {
        const text = errorText(error)
        setError(text)
        setState(text === null ? "waiting" : "writing")
      } finally {
        isSending.current = false
      }
    },
    [form, empty],
  )

  // Drafts are on the device, so they appear after hydration; a pending one is sent again.
  useEffect(() => {
    const saved = readDraft(form, isAnswers)
    if (!saved) return
    const found = saved
    setDraft(found)
    void deliver(found)
  }, [form, empty, isAnswers, deliver])

  useEffect(() => {
    if (state !== "waiting") return
    return retryLater(() => void deliver(draft), failures.current++)
  }, [state, draft, deliver])

  const keep = (next: Draft<Answers>) => {
    setDraft(next)
    keepDraft(form, next)
  }
  return {
    answers: draft.answers,
    state,
    error,
    change: (changed) => {
      // The pending request had other content.
      keep({ answers: { ...draft.answers, ...changed }, pending: null })
      setError(null)
      if (state === "waiting") setState("writing")
    },
    send: (data) => {
      const sending = { ...draft, pending: draft.pending ?? { key: randomId(), data } }
      keep(sending)
      void deliver(sending)
    },
    again: () => setState("writing"),
  }
}

function readDraft<Answers>(form: FormName, isAnswers: IsAnswers<Answers>): Draft<Answers> | null {
  return readStored(keyOf(form), (value): value is Draft<Answers> => {
    if (typeof value !== "object" || value === null || !("answers" in value && "pending" in value)) return false
    return isAnswers(value.answers) && (value.pending === null || isPending(value.pending, form))
  })
}

function keepDraft<Answers>(form: FormName, draft: Draft<Answers>): void {
  writeStored(keyOf(form), draft)
}

function clearDraft(form: FormName): void {
  removeStored(keyOf(form))
}

function isPending(value: unknown, form: FormName): value is Pending {
  const { key, data } = fieldsOf(value)
  return typeof key === "string" && fieldsOf(data)["form"] === form
}
