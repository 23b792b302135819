import { showAlert } from "../../../ui/alert-slot.tsx"
import { FaultAlert } from "../../../ui/fault-alert.tsx"

/** Counting failed. Nothing the person does depends on it, and they are told so. */
export function showFailure(error: Error): void {
  showAlert(
    <FaultAlert>
      <strong>Counting did not work</strong>
      What you did is safe; only our count of it is not. The error: {error.message}
    </FaultAlert>,
  )
}
