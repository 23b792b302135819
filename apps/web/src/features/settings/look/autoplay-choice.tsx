import type { Autoplay, Connection, Look } from "@confetti/domain/look"
import { Choice } from "../choice.tsx"

type Props = {
  look: Look
  /** Null until the browser was asked. */
  connection: Connection | null
  onChange: (autoplay: Autoplay) => void
}

const options: { value: Autoplay; label: string }[] = [
  { value: "never", label: "Never" },
  { value: "wifi", label: "On Wi-Fi" },
  { value: "always", label: "Always" },
]

/** When a video plays by itself. */
export function AutoplayChoice({ look, connection, onChange }: Props) {
  return (
    <Choice
      title="Videos play by themselves"
      about={aboutOf(look, connection)}
      name="autoplay"
      options={options}
      value={look.autoplay}
      onChange={onChange}
    />
  )
}

function aboutOf({ autoplay, savesData }: Look, connection: Connection | null): string {
  if (savesData) return "None does while you save data."
  if (autoplay === "wifi" && connection === "unknown")
    return "Without sound. This browser does not tell what it is connected by, so it counts as Wi-Fi."
  if (autoplay === "wifi" && connection === "metered")
    return "Without sound. Just now you are on mobile data: none does."
  return "Always without sound."
}
