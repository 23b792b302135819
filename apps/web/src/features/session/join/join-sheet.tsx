import { useEffect, useRef } from "react"
import { Sheet } from "../../../ui/sheet.tsx"
import { useSession } from "../use-session.ts"
import type { JoinAsk } from "../open-join.ts"
import { CodeStep } from "./code-step.tsx"
import { DetailsStep } from "./details-step.tsx"
import "../../../ui/portrait.css"
import "./join.css"
import { useJoin } from "./use-join.ts"
import { useKeyboardRoom } from "./use-keyboard-room.ts"

type Props = {
  ask: JoinAsk
  brand: { name: string; links: Record<string, string> }
  /** Mail is not sent but listed on this server. */
  isEmulator: boolean
  onClose: () => void
}

/** Joining and logging in, over whatever the person was doing. */
export function JoinSheet({ ask, brand, isEmulator, onClose }: Props) {
  const join = useJoin(ask, onClose)
  const { state } = useSession()
  const body = useRef<HTMLDivElement>(null)
  const { step, mode } = join.draft
  useKeyboardRoom()

  useEffect(() => {
    // In another tab they got in meanwhile.
    if (state === "signed-in" && join.busy === null) onClose()
  }, [state, join.busy, onClose])

  useEffect(() => {
    // At a desk one types at once; on a phone the keyboard would hide what the sheet says. A code is always typed at once.
    const isTyped = step === "code" || matchMedia("(pointer: fine)").matches
    const first = isTyped ? body.current?.querySelector("input") : body.current
    first?.focus({ preventScroll: !isTyped })
  }, [step, mode])

  return (
    <Sheet title={titleOf(join.draft, brand.name)} className="join-sheet" onClose={join.close}>
      <div className="join" ref={body} tabIndex={-1}>
        {step === "code" ? (
          <CodeStep join={join} isEmulator={isEmulator} />
        ) : (
          <DetailsStep key={mode} join={join} links={brand.links} />
        )}
      </div>
    </Sheet>
  )
}

function titleOf({ step, mode }: { step: string; mode: JoinAsk["mode"] }, name: string): string {
  if (step === "code") return "Check your mail"
  return mode === "join" ? `Join ${name}` : "Log in"
}
