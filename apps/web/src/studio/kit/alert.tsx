import type { ReactNode } from "react"

/** An error, announced at once. Hidden while empty. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p className="studio-error" role="alert">
      {children}
    </p>
  )
}
