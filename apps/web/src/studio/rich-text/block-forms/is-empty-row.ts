import { oneLine } from "./one-line.ts"

export function isEmptyRow(row: readonly string[] | Readonly<Record<string, string>>): boolean {
  return Object.values(row).every((field) => oneLine(field) === "")
}
