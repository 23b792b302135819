import type { Brand } from "@confetti/contract/brand"
import type { UserRecord } from "@confetti/contract/users"
import type { Connection, Look } from "@confetti/domain/look"
import type { ReactNode } from "react"
import type { Session } from "../session/index.ts"
import { AccountTrouble } from "./account/account-trouble.tsx"
import { DeviceSettings } from "./account/device-settings.tsx"
import { PasskeySettings } from "./account/passkey-settings.tsx"
import { YourData } from "./account/your-data.tsx"
import { ClearLikesRow } from "./device/clear-likes-row.tsx"
import { ResetFeedRow } from "./device/reset-feed-row.tsx"
import { TutorialsRow } from "./device/tutorials-row.tsx"
import { GuestBlock } from "./guest-block.tsx"
import { LinkList } from "./link-list.tsx"
import { LookSettings } from "./look/look-settings.tsx"
import { PersonBlock } from "./person-block.tsx"
import { type Counting, PrivacySettings } from "./privacy-settings.tsx"
import { NotificationRow } from "./profile/notification-row.tsx"
import { ProfileSettings } from "./profile/profile-settings.tsx"
import { type ChangeProfile, useProfile } from "./profile/use-profile.ts"
import { SettingGroup } from "./setting-group.tsx"

type Props = {
  session: Session
  look: Look
  connection: Connection | null
  counting: Counting
  likedIds: readonly string[]
  brand: Brand
  version: string
  /** What a person signed in wants to see less of. */
  wishes: ReactNode
  onLook: (look: Look, said: string) => void
  onClearLikes: () => void
  onRestoreLikes: (ids: readonly string[]) => void
  onResetFeed: () => Promise<void>
  onExport: () => Promise<void>
  onDelete: () => void
}

/** Everything a person can set: first who they are, then how it looks, then what is kept and what can be taken away. */
export function SettingsView(props: Props) {
  const { user } = props.session
  return (
    <div className="page settings">
      <h1>Settings</h1>
      {user ? <Member key={user.id} {...props} user={user} /> : <Guest {...props} />}
      <SettingGroup title={props.brand.name}>
        <LinkList links={props.brand.links} />
        <p className="setting-version">Version {props.version}</p>
      </SettingGroup>
    </div>
  )
}

function Guest(props: Props) {
  const { session, likedIds } = props
  return (
    <>
      {session.state === "loading" && <div className="person-ghost" role="status" aria-label="Seeing who you are" />}
      {session.state === "anonymous" && <GuestBlock likes={likedIds.length} />}
      {session.state === "signed-in" && (
        <>
          {session.known && <PersonBlock person={session.known} />}
          <AccountTrouble />
        </>
      )}
      <Common {...props} />
    </>
  )
}

function Member({ user, ...props }: Props & { user: UserRecord }) {
  const { shown, change } = useProfile(user)
  const { language } = props.brand
  const counting: Counting = {
    ...props.counting,
    isOn: props.counting.isOn && shown.analytics,
    onChange: (isOn) => void countOrNot(isOn, change, props.counting.onChange),
  }
  return (
    <>
      <PersonBlock person={shown} />
      <ProfileSettings user={shown} onChange={change} />
      <SettingGroup title="Notifications">
        <NotificationRow user={shown} onChange={change} />
      </SettingGroup>
      <SettingGroup title="Less of this in your feed">{props.wishes}</SettingGroup>
      <Common {...props} counting={counting} />
      <PasskeySettings language={language} />
      <DeviceSettings language={language} />
      <YourData onExport={props.onExport} onDelete={props.onDelete} />
    </>
  )
}

/** What is set on this device, with an account or without. */
function Common({ look, connection, counting, likedIds, ...props }: Props) {
  return (
    <>
      <LookSettings look={look} connection={connection} onChange={props.onLook} />
      <PrivacySettings counting={counting} />
      <SettingGroup title="This device">
        <ResetFeedRow onReset={props.onResetFeed} />
        <ClearLikesRow likedIds={likedIds} onClear={props.onClearLikes} onRestore={props.onRestoreLikes} />
        <TutorialsRow />
      </SettingGroup>
    </>
  )
}

/** Of a person signed in, their account remembers it too: another device of theirs does not count them either. */
async function countOrNot(isOn: boolean, change: ChangeProfile, onDevice: (isOn: boolean) => void): Promise<void> {
  const error = await change({
    sent: { analytics: isOn },
    shown: { analytics: isOn },
    said: isOn ? "What you do is counted" : "Nothing you do is counted",
    refused: "This could not be kept, so it is as it was",
  })
  if (error === null) onDevice(isOn)
}
