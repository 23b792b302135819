import { call } from "../../platform/api.ts"
import { exportFileName } from "./export-file-name.ts"

/** Fetches everything held about the person and hands it to the browser as a file. Throws an `ApiError`. */
export async function downloadExport(): Promise<void> {
  const held = await call<Record<string, unknown>>("users-export_data")
  const address = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: "application/json" }))
  const link = document.createElement("a")
  link.href = address
  link.download = exportFileName(new Date())
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
