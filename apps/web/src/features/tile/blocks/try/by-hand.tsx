import type { ReactNode } from "react"

export function ByHand({ children }: { children: ReactNode }) {
  return (
    <details className="try-hand">
      <summary>By hand</summary>
      {children}
    </details>
  )
}
