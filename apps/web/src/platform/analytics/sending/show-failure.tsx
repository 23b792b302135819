import { AnalyticsAlert } from "./analytics-alert.tsx"
import { showAlert } from "../../../ui/alert-slot.tsx"

export function showFailure(error: Error): void {
  showAlert(<AnalyticsAlert error={error} onDismiss={() => showAlert(null)} />)
}
