import type { ReactNode } from "react"
import { Button } from "../../ui/button.tsx"

type Props = {
  actions: ReactNode
  children: ReactNode
}

export function Ending({ actions, children }: Props) {
  return (
    <section className="ending mx-auto" aria-label="The end of the story">
      <div className="ending-actions grid gap-3">{actions}</div>
      {children}
    </section>
  )
}

export function NextError({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (!isError) return <div className="next-cover waiting" role="status" aria-label="Loading the next tile" />
  return (
    <div className="ending-last grid justify-items-center gap-2 text-center">
      <h2>Could not load the next tile</h2>
      <p className="ink-2">It will load as soon as you are online.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
