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
  /** The notifications a member can turn on; null where the server sends none, so that nobody is asked to allow them. */
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
      <SettingGroup title="Less of this in your feed">{props.lessPreferences}</SettingGroup>
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

/** Of a person signed in, their account remembers it too: another device of theirs does not count them either. */
async function countOrNot(isOn: boolean, change: ChangeProfile, onDevice: (isOn: boolean) => void): Promise<void> {
  const error = await change({
    sent: { analytics: isOn },
    shown: { analytics: isOn },
    said: isOn ? t`What you do is counted` : t`Nothing you do is counted`,
    refused: t`This could not be kept, so it is as it was`,
  })
  if (error === null) onDevice(isOn)
}

type HiddenPeopleProps = { language: string; onShowAgain: (hideId: string) => void }

function HiddenPeople({ language, onShowAgain }: HiddenPeopleProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <HiddenList language={language} onShowAgain={onShowAgain} />
  return (
    <ActionRow
      title="People you have hidden"
      about="You do not read what they write, and they do not read you."
      action="Show"
      onAct={() => setOpen(true)}
    />
  )
}
