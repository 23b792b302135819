import type { ReactNode } from "react"

/** What went wrong, said to everybody at once. Without words it is not seen. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p className="studio-trouble" role="alert">
      {children}
    </p>
  )
}
