import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { burst } from "../../ui/burst.ts"
import { Button } from "../../ui/button.tsx"
import { fromStart } from "../../ui/from-start.ts"
import type { FormState } from "./use-form.ts"

type Props = { state: FormState; error: string | null }

export function FormFoot({ state, error }: Props) {
  const isSending = state === "sending"
  return (
    <div className="form-foot flex flex-wrap items-center">
      <Button type="submit" kind="primary" className="form-send min-h-52 text-3" aria-disabled={isSending || undefined}>
        {label(state)}
      </Button>
      <p className="form-status ink-2 text-pretty" role="status" data-error={error !== null || undefined}>
        {error ?? (state === "waiting" ? waitingText : "")}
      </p>
    </div>
  )
}

const waitingText = t`You are offline. Your text is saved on this device and will be sent when you are back online.`

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
    <div className="form form-sent justify-items-start rounded-sheet surface-1">
      <h2 className="text-5" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="ink-2 text-3 text-pretty">{about}</p>
      <Button className="mt-3" onClick={onMore}>
        {more}
      </Button>
    </div>
  )
}
