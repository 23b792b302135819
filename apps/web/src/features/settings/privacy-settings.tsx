import { SwitchRow } from "../../ui/switch-row.tsx"
import { SettingGroup } from "./setting-group.tsx"

/** `isRefused`: the browser asks not to be tracked, which counts for more than this switch. */
export type Counting = { isOn: boolean; isRefused: boolean; onChange: (isOn: boolean) => void }

export function PrivacySettings({ counting: { isOn, isRefused, onChange } }: { counting: Counting }) {
  return (
    <SettingGroup title="Privacy">
      <SwitchRow
        title="Count what I do"
        about={
          isRefused
            ? "Your browser asks sites not to follow you. We heed that: nothing is counted."
            : "Which screens and tiles are opened, told to this server and to nobody else."
        }
        isOn={isOn && !isRefused}
        isDisabled={isRefused}
        onChange={onChange}
      />
    </SettingGroup>
  )
}
