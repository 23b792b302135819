import { showAlert } from "../../ui/alert-slot.tsx"
import { FaultAlert } from "../../ui/fault-alert.tsx"

/** What was done on this device could not be sent, by a fault of ours or of the browser's. */
export function showUnsaved(): void {
  showAlert(
    <FaultAlert>
      <strong>Not saved yet</strong>
      Something failed while saving what you did. It is on this device, and the app tries again by itself. If this
      message comes back, update your browser.
    </FaultAlert>,
  )
}
