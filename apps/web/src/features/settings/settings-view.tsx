import type { Brand } from "@confetti/contract/brand"
import type { UserRecord } from "@confetti/contract/users"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { Connection, Look } from "@confetti/domain/navigation/look"
import { type ReactNode, type Ref, useState } from "react"
import { tutorialsSeen } from "../../platform/tutorials-seen.ts"
import { announce } from "../../ui/announce.tsx"
import { hueOfId, Portrait } from "../../ui/portrait.tsx"
import { StoreLinks } from "../../ui/store-links.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { openJoin, type Session } from "../session/index.ts"
import { AccountTrouble } from "./account/account-trouble.tsx"
import { DeviceSettings } from "./account/device-settings.tsx"
import { PasskeySettings } from "./account/passkey-settings.tsx"
import { YourData } from "./account/your-data.tsx"
import { HiddenList } from "./hidden-list.tsx"
import { ChannelList, LinkList } from "./link-list.tsx"
import { LookSettings } from "./look-settings.tsx"
import { ProfileSettings } from "./profile/profile-settings.tsx"
import { type ChangeProfile, useProfile } from "./profile/use-profile.ts"
import { ClearLikesRow, ResetFeedRow } from "./reset-rows.tsx"
import { ActionRow, SettingGroup } from "./setting-group.tsx"

type PersonBlockProps = { person: Pick<UserRecord, "id" | "name" | "picture"> & { email?: string | null } }

type GuestBlockProps = { likes: number }

type Props = {
  ref?: Ref<HTMLDivElement>
  session: Session
  look: Look
  connection: Connection | null
  counting: Counting
  likedIds: readonly string[]
  brand: Brand
  version: string
  /** What a person is told by push, by whether they want to be; null where nothing is sent: then nobody is asked to allow it. */
  notifications: ((onWanted: (isWanted: boolean) => void) => ReactNode) | null
  /** People write here, and can be hidden. */
  hasThoughts: boolean
  /** What a person wants to see less of. */
  lessPreferences: ReactNode
  /** What they unlocked in the shop; null where that is nothing. */
  perks: ReactNode
  /** What is kept on this device for a journey. */
  saved: ReactNode
  /** How they play. */
  games: ReactNode
  /** Somebody came here to say what they are called. */
  isNameAsked: boolean
  /** The page was asked for without a session: until it is known better, nobody is signed in. */
  isNobody: boolean
  onLook: (change: Partial<Look>, said: string) => void
  onClearLikes: () => void
  onRestoreLikes: (ids: readonly string[]) => void
  onResetFeed: () => Promise<void>
  onExport: () => Promise<void>
  onDelete: () => void
  /** Somebody who was hidden is shown again, by the hiding's id. */
  onShowAgain: (hideId: string) => void
}

/** Everything a person can set: first who they are, then how it looks, then what is kept and what can be taken away. */
export function SettingsView(props: Props) {
  const { user } = props.session
  return (
    <div className="page settings" ref={props.ref}>
      <h1>Settings</h1>
      {user ? <Member key={user.id} {...props} user={user} /> : <Guest {...props} />}
      <SettingGroup title={props.brand.name}>
        <LinkList links={props.brand.links} />
        <ChannelList channels={props.brand.channels ?? {}} />
        <StoreLinks apps={props.brand.apps} />
        <p className="setting-version">Version {props.version}</p>
      </SettingGroup>
    </div>
  )
}

function Guest(props: Props) {
  const { session, likedIds, isNobody } = props
  const isLoading = session.state === "loading" && !isNobody
  return (
    <>
      {isLoading && <div className="person-ghost" role="status" aria-label="Seeing who you are" />}
      {(session.state === "anonymous" || (session.state === "loading" && isNobody)) && (
        <>
          <GuestBlock likes={likedIds.length} />
          <SettingGroup title="Less of this in your feed">{props.lessPreferences}</SettingGroup>
        </>
      )}
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
      <Common {...props} counting={counting} />
      <PasskeySettings language={language} email={user.email} />
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
      <SettingGroup title="Games">{props.games}</SettingGroup>
      <PrivacySettings counting={counting} />
      <SettingGroup title="Saved for offline">{props.saved}</SettingGroup>
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
    said: isOn ? t`What you do is counted` : t`Nothing you do is counted`,
    refused: t`This could not be kept, so it is as it was`,
  })
  if (error === null) onDevice(isOn)
}

/** Nobody is signed in: what an account would be good for, and the two ways in. */
function GuestBlock({ likes }: GuestBlockProps) {
  return (
    <section className="guest" aria-labelledby="guest-title">
      <span className="guest-confetti" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <h2 id="guest-title">You are reading as a guest</h2>
      <p>
        All of this works without an account. With one you have a name and a picture, a code to invite friends with, and
        a way in on every device. {keptText(likes)}
      </p>
      <div className="guest-ways">
        <button type="button" className="button primary" onClick={() => openJoin("join")}>
          Join
        </button>
        <button type="button" className="button" onClick={() => openJoin("login")}>
          Log in
        </button>
      </div>
    </section>
  )
}

function keptText(likes: number): string {
  if (likes === 0) return t`No password: a code by mail is enough.`
  return plural(likes, { one: "The tile you liked stays liked.", other: "The # tiles you liked stay liked." })
}

/** Who is signed in. */
function PersonBlock({ person }: PersonBlockProps) {
  const { id, name, email = null } = person
  return (
    <section className="person in-hue" style={{ "--hue": hueOfId(id) }} aria-label="Signed in as">
      <Portrait person={person} />
      <div className="person-words">
        <p className="person-name">{name || email || "Signed in"}</p>
        {name && email && <p className="person-mail">{email}</p>}
      </div>
    </section>
  )
}

/** Only where there is something to replay. What is emptied here is emptied for the person too: the tutorials see to that. */
function TutorialsRow() {
  const seen = tutorialsSeen.useAll()
  if (seen.length === 0) return null
  const replay = () => {
    tutorialsSeen.replace([])
    announce(t`The tutorials will show again`)
  }
  return (
    <ActionRow
      title="Tutorials"
      about="Shows you again how to swipe and how to open things, where you first meet them."
      action="Replay"
      onAct={replay}
    />
  )
}

/** `isRefused`: the browser asks not to be tracked, which counts for more than this switch. */
type Counting = { isOn: boolean; isRefused: boolean; onChange: (isOn: boolean) => void }

function PrivacySettings({ counting: { isOn, isRefused, onChange } }: { counting: Counting }) {
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

type HiddenPeopleProps = { language: string; onShowAgain: (hideId: string) => void }

/** Whom somebody has hidden, fetched when they ask: most have hidden nobody. */
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
