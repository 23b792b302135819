import type { ReactNode } from "react"

/** How to do the same without the page, below what the page does. */
export function ByHand({ children }: { children: ReactNode }) {
  return (
    <details className="try-hand">
      <summary>By hand</summary>
      {children}
    </details>
  )
}
