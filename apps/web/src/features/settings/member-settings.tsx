import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useState } from "react"
import { DeviceSettings } from "./account/device-settings.tsx"
import { PasskeySettings } from "./account/passkey-settings.tsx"
import { YourData } from "./account/your-data.tsx"
import { type CommonProps, CommonSettings, type Counting, PersonBlock } from "./common-settings.tsx"
import { HiddenList } from "./hidden-list.tsx"
import { LinkList } from "./link-list.tsx"
import { ProfileSettings } from "./profile/profile-settings.tsx"
import { type ChangeProfile, useProfile } from "./profile/use-profile.ts"
import { ActionRow, SettingGroup } from "./setting-group.tsx"

type Props = {
  user: UserRecord
  language: string
  common: CommonProps
  /** Notifications a member can turn on; null if the server sends none. */
  notifications: ((onWanted: (isWanted: boolean) => void) => ReactNode) | null
  hasThoughts: boolean
  lessPreferences: ReactNode
  perks: ReactNode
  isNameAsked: boolean
  onExport: () => Promise<void>
  onDelete: () => void
  onShowAgain: (hideId: string) => void
}

export function MemberSettings({ user, language, common, ...props }: Props) {
  const { shown, change } = useProfile(user)
  const counting: Counting = {
    ...common.counting,
    isOn: common.counting.isOn && shown.analytics,
    onChange: (isOn) => void countOrNot(isOn, change, common.counting.onChange),
  }
  return (
    <>
      <PersonBlock person={shown} />
      {user.roles.length > 0 && (
        <SettingGroup title="Studio">
          <LinkList links={{ [t`Open the studio`]: "/studio" }} />
        </SettingGroup>
      )}
      <ProfileSettings user={shown} isNameAsked={props.isNameAsked} onChange={change} />
      {props.notifications && (
        <SettingGroup title="Notifications">
          {props.notifications((notifications) => void change({ sent: { notifications }, shown: { notifications } }))}
        </SettingGroup>
      )}
      {props.perks && <SettingGroup title="From the shop">{props.perks}</SettingGroup>}
      <SettingGroup title="See less of">{props.lessPreferences}</SettingGroup>
      {props.hasThoughts && (
        <SettingGroup title="People">
          <HiddenPeople language={language} onShowAgain={props.onShowAgain} />
        </SettingGroup>
      )}
      <CommonSettings {...common} counting={counting} />
      <PasskeySettings language={language} email={user.email} />
      <DeviceSettings language={language} />
      <YourData onExport={props.onExport} onDelete={props.onDelete} />
    </>
  )
}

/** For a signed-in person the account remembers it for other devices. */
async function countOrNot(isOn: boolean, change: ChangeProfile, onDevice: (isOn: boolean) => void): Promise<void> {
  const error = await change({
    sent: { analytics: isOn },
    shown: { analytics: isOn },
    said: isOn ? t`Usage counting is on` : t`Usage counting is off`,
    refused: t`Could not save this, so nothing changed`,
  })
  if (error === null) onDevice(isOn)
}

type HiddenPeopleProps = { language: string; onShowAgain: (hideId: string) => void }

function HiddenPeople({ language, onShowAgain }: HiddenPeopleProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <HiddenList language={language} onShowAgain={onShowAgain} />
  return (
    <ActionRow
      title="Hidden people"
      about="You don’t see their thoughts, and they don’t see yours."
      action="Show"
      onAct={() => setOpen(true)}
    />
  )
}
