import type { FormState } from "./use-form.ts"

type Props = { state: FormState; trouble: string | null }

/** The button, and beside it what is happening. */
export function FormFoot({ state, trouble }: Props) {
  const isSending = state === "sending"
  return (
    <div className="form-foot">
      <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
        {label(state)}
      </button>
      <p className="form-status" role="status" data-trouble={trouble !== null || undefined}>
        {trouble ?? (state === "waiting" ? waitingText : "")}
      </p>
    </div>
  )
}

const waitingText =
  "No connection. Everything you wrote is kept on this device, and goes by itself when you are back online."

function label(state: FormState): string {
  if (state === "sending") return "Sending…"
  return state === "waiting" ? "Try now" : "Send"
}
