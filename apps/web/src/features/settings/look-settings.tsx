import type { Look } from "@confetti/domain/look"
import { SettingGroup } from "./setting-group.tsx"
import { SwitchRow } from "./switch-row.tsx"
import { TextSizeChoice } from "./text-size-choice.tsx"

type Props = { look: Look; onChange: (look: Look, said: string) => void }

/** How the app looks and moves. */
export function LookSettings({ look, onChange }: Props) {
  const turn = (name: "canZoom" | "isStill" | "hasButtons" | "savesData", title: string) => (isOn: boolean) =>
    onChange({ ...look, [name]: isOn }, `${title}: ${isOn ? "on" : "off"}`)
  return (
    <>
      <SettingGroup title="Reading">
        <TextSizeChoice
          textSize={look.textSize}
          onChange={(textSize) => onChange({ ...look, textSize }, `Text size ${textSize} %`)}
        />
        <SwitchRow
          title="Unlock zoom"
          about="Two fingers enlarge the page. Off, they never do so by accident."
          isOn={look.canZoom}
          onChange={turn("canZoom", "Unlock zoom")}
        />
      </SettingGroup>
      <SettingGroup title="Moving">
        <SwitchRow
          title="Less motion"
          about="Nothing slides or flies, even if your system allows it."
          isOn={look.isStill}
          onChange={turn("isStill", "Less motion")}
        />
        <SwitchRow
          title="A button for every swipe"
          about="Shows arrows for the next and the previous, up, down and sideways."
          isOn={look.hasButtons}
          onChange={turn("hasButtons", "A button for every swipe")}
        />
      </SettingGroup>
      <SettingGroup title="Data">
        <SwitchRow
          title="Save data"
          about="No video plays by itself."
          isOn={look.savesData}
          onChange={turn("savesData", "Save data")}
        />
      </SettingGroup>
    </>
  )
}
