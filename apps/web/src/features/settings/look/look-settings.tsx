import { type Autoplay, type Connection, type Look, textSizes } from "@confetti/domain/navigation/look"
import { SwitchRow } from "../../../ui/switch-row.tsx"
import { Choice } from "../choice.tsx"
import { HapticsRow } from "../device/haptics-row.tsx"
import { SettingGroup } from "../setting-group.tsx"

type TextSizeChoiceProps = { textSize: number; onChange: (textSize: number) => void }

const names: Record<number, string> = { 90: "Small", 100: "Usual", 110: "Larger", 125: "Large", 150: "Largest" }

const sizeOptions = textSizes.map((size) => ({
  value: size as number,
  label: `${names[size]}, ${size} %`,
  face: (
    <span aria-hidden="true" className="text-size" style={{ fontSize: `${Math.round(size * 0.17)}px` }}>
      A
    </span>
  ),
}))

type AutoplayChoiceProps = {
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

type Props = { look: Look; connection: Connection | null; onChange: (change: Partial<Look>, said: string) => void }

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
      onChange={(isOn) => onChange({ [name]: isOn }, `${title}: ${isOn ? "on" : "off"}`)}
    />
  )
  return (
    <>
      <SettingGroup title="Reading">
        <TextSizeChoice
          textSize={look.textSize}
          onChange={(textSize) => onChange({ textSize }, `Text size ${textSize} %`)}
        />
        {switchFor(zoom)}
      </SettingGroup>
      <SettingGroup title="Moving">
        {motion.map(switchFor)}
        <HapticsRow />
      </SettingGroup>
      <SettingGroup title="Video and data">
        <AutoplayChoice
          look={look}
          connection={connection}
          onChange={(autoplay) => onChange({ autoplay }, `Videos play by themselves: ${autoplayWords[autoplay]}`)}
        />
        {switchFor(data)}
      </SettingGroup>
    </>
  )
}

/** When a video plays by itself. */
function AutoplayChoice({ look, connection, onChange }: AutoplayChoiceProps) {
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

/** Five sizes. The whole app follows at once, and so does the example. */
function TextSizeChoice({ textSize, onChange }: TextSizeChoiceProps) {
  return (
    <Choice title="Text size" name="text-size" options={sizeOptions} value={textSize} onChange={onChange}>
      <p className="text-example">
        <strong>{`${names[textSize]}, ${textSize} %`}</strong>
        An octopus has three hearts. One of them stops beating when it swims, so it would rather crawl.
      </p>
    </Choice>
  )
}
