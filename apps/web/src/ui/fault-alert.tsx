import { shownFault } from "../platform/shown-fault.ts"
import { IconButton } from "./icon.tsx"
import "./fault-alert.css"

export function FaultAlert() {
  const fault = shownFault.useValue()
  if (!fault) return null
  return (
    <div className="fault-alert" role="alert">
      <p>
        <strong>{fault.title}</strong>
        {fault.text}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={() => shownFault.set(null)} />
    </div>
  )
}
