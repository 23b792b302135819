import { call } from "../../platform/api.ts"
import { saveFile } from "../../platform/save-file.ts"

/** Downloads all data about the person as a file. Throws an `ApiError`. */
export async function downloadExport(): Promise<void> {
  const held = await call("users-export_data")
  saveFile(new Blob([JSON.stringify(held, null, 2)], { type: "application/json" }), exportFileName(new Date()))
}

export function exportFileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `confetti-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`
}
