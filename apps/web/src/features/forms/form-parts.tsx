import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { burst } from "../../ui/burst.ts"
import { Button } from "../../ui/button.tsx"
import { fromStart } from "../../ui/from-start.ts"
import type { FormState } from "./use-form.ts"

type Props = { state: FormState; trouble: string | null }

export function FormFoot({ state, trouble }: Props) {
  const isSending = state === "sending"
  return (
    <div className="form-foot">
      <Button type="submit" kind="primary" aria-disabled={isSending || undefined}>
        {label(state)}
      </Button>
      <p className="form-status" role="status" data-trouble={trouble !== null || undefined}>
        {trouble ?? (state === "waiting" ? waitingText : "")}
      </p>
    </div>
  )
}

const waitingText = t`No connection. Everything you wrote is kept on this device, and goes by itself when you are back online.`

function label(state: FormState): string {
  if (state === "sending") return t`Sending…`
  return state === "waiting" ? t`Try now` : t`Send`
}

type SentNoteProps = { title: string; about: string; more: string; onMore: () => void }

export function SentNote({ title, about, more, onMore }: SentNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = heading.current
    if (!element) return
    element.focus()
    const box = element.getBoundingClientRect()
    burst(fromStart(box, Math.min(box.width, 240) / 2), box.top)
  }, [])
  return (
    <div className="form form-sent">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{about}</p>
      <Button onClick={onMore}>{more}</Button>
    </div>
  )
}
