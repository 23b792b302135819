import type { ReactNode } from "react"
import { showAlert } from "./alert-slot.tsx"
import { IconButton } from "./icon.tsx"
import "./fault-alert.css"

/** Something failed that nobody waits for: said over the app until it is dismissed. */
export function FaultAlert({ children }: { children: ReactNode }) {
  return (
    <div className="fault-alert" role="alert">
      <p>{children}</p>
      <IconButton icon="close" label="Dismiss" onClick={() => showAlert(null)} />
    </div>
  )
}
