import type { Connection, Look } from "@confetti/domain/look"
import { SettingGroup } from "../setting-group.tsx"
import { SwitchRow } from "../switch-row.tsx"
import { AutoplayChoice } from "./autoplay-choice.tsx"
import { TextSizeChoice } from "./text-size-choice.tsx"

type Props = { look: Look; connection: Connection | null; onChange: (look: Look, said: string) => void }

type Switch = { name: "canZoom" | "isStill" | "hasButtons" | "savesData"; title: string; about: string }

const zoom: Switch = {
  name: "canZoom",
  title: "Unlock zoom",
  about: "Two fingers enlarge the page. Off, they never do so by accident.",
}
const motion: Switch[] = [
  { name: "isStill", title: "Less motion", about: "Nothing slides or flies, even if your system allows it." },
  {
    name: "hasButtons",
    title: "A button for every swipe",
    about: "Shows arrows for the next and the previous, up, down and sideways.",
  },
]
const data: Switch = { name: "savesData", title: "Save data", about: "No video plays by itself, on any network." }

const autoplayWords = { never: "never", wifi: "on Wi-Fi", always: "always" }

/** How the app looks and moves. Kept on this device, with an account or without. */
export function LookSettings({ look, connection, onChange }: Props) {
  const switchFor = ({ name, title, about }: Switch) => (
    <SwitchRow
      key={name}
      title={title}
      about={about}
      isOn={look[name]}
      onChange={(isOn) => onChange({ ...look, [name]: isOn }, `${title}: ${isOn ? "on" : "off"}`)}
    />
  )
  return (
    <>
      <SettingGroup title="Reading">
        <TextSizeChoice
          textSize={look.textSize}
          onChange={(textSize) => onChange({ ...look, textSize }, `Text size ${textSize} %`)}
        />
        {switchFor(zoom)}
      </SettingGroup>
      <SettingGroup title="Moving">{motion.map(switchFor)}</SettingGroup>
      <SettingGroup title="Video and data">
        <AutoplayChoice
          look={look}
          connection={connection}
          onChange={(autoplay) =>
            onChange({ ...look, autoplay }, `Videos play by themselves: ${autoplayWords[autoplay]}`)
          }
        />
        {switchFor(data)}
      </SettingGroup>
    </>
  )
}
