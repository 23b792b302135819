import { day, hour, minute } from "@confetti/domain/durations"

/** An age in its largest unit: `3 hours`. `now` in milliseconds. */
export function ageText(at: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(at))
  const units = [
    [day, "day"],
    [hour, "hour"],
    [minute, "minute"],
  ] as const
  const [length, name] = units.find(([each]) => passed >= each) ?? [1000, "second"]
  const count = Math.floor(passed / length)
  return `${count} ${name}${count === 1 ? "" : "s"}`
}
