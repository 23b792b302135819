import { oneLine } from "./one-line.ts"

/** Whether nothing is said in any field of a row: then it is none. */
export function isEmptyRow(row: readonly string[] | Readonly<Record<string, string>>): boolean {
  return Object.values(row).every((field) => oneLine(field) === "")
}
