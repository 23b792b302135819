/** `confetti-2026-11-21.json`, by the day where the person is. */
export function exportFileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `confetti-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`
}
