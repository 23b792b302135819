import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { Sheet } from "../../../ui/sheet.tsx"
import type { JoinAsk } from "../session-store.ts"
import { useSession } from "../session-provider.tsx"
import { CodeStep } from "./code-step.tsx"
import { DetailsStep } from "./details-step.tsx"
import { type Join, useJoin } from "./use-join.ts"
import "../../../ui/portrait.css"
import "./join.css"

type Props = {
  ask: JoinAsk
  brand: { name: string; links: Record<string, string> }
  /** Mail is listed on this server instead of sent. */
  isEmulator: boolean
  onClose: () => void
}

export function JoinSheet({ ask, brand, isEmulator, onClose }: Props) {
  const join = useJoin(ask, onClose)
  const { state } = useSession()
  const body = useRef<HTMLDivElement>(null)
  const { step, mode } = join.draft
  useKeyboardRoom()

  useEffect(() => {
    // The person signed in in another tab meanwhile.
    if (state === "signed-in" && join.busy === null && !join.isReauth) onClose()
  }, [state, join.busy, join.isReauth, onClose])

  useEffect(() => {
    // With a mouse, typing starts at once; on a phone the keyboard would cover the sheet. A code is always typed at once.
    const isTyped = step === "code" || matchMedia("(pointer: fine)").matches
    const first = isTyped ? body.current?.querySelector<HTMLElement>("input:not([readonly]), .join-go") : body.current
    first?.focus({ preventScroll: !isTyped })
  }, [step, mode])

  return (
    <Sheet title={titleOf(join, brand.name)} className="join-sheet" onClose={join.close}>
      <div className="join grid gap-4 mt-1" ref={body} tabIndex={-1}>
        {step === "code" ? (
          <CodeStep join={join} isEmulator={isEmulator} />
        ) : (
          <DetailsStep key={mode} join={join} links={brand.links} />
        )}
      </div>
    </Sheet>
  )
}

function titleOf({ draft: { step, mode }, isReauth }: Join, name: string): string {
  if (step === "code") return t`Check your email`
  if (isReauth) return t`Sign in again`
  return mode === "join" ? t`Join ${name}` : t`Sign in`
}

/** Sets `--keyboard`: the pixels of a bottom sheet that the on-screen keyboard covers. */
function useKeyboardRoom(): void {
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return
    const root = document.documentElement
    const measure = () => {
      const hidden = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))
      root.style.setProperty("--keyboard", `${hidden}px`)
    }
    measure()
    view.addEventListener("resize", measure)
    view.addEventListener("scroll", measure)
    return () => {
      view.removeEventListener("resize", measure)
      view.removeEventListener("scroll", measure)
      root.style.removeProperty("--keyboard")
    }
  }, [])
}
