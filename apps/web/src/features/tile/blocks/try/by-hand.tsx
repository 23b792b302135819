import type { ReactNode } from "react"

export function ByHand({ children }: { children: ReactNode }) {
  return (
    <details className="mt-3 ink-2 text-2">
      <summary className="flex items-center min-h-44 font-semibold">By hand</summary>
      {children}
    </details>
  )
}
