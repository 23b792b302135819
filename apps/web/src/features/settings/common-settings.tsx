import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import type { Connection, Look } from "@confetti/domain/navigation/look"
import type { ReactNode } from "react"
import { useScope } from "../../platform/session-scope.ts"
import { tutorialsSeenOf } from "../../platform/tutorials-seen.ts"
import { announce } from "../../ui/announce.tsx"
import { hueOfId, Portrait } from "../../ui/portrait.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { LookSettings } from "./look-settings.tsx"
import { ClearLikesRow, ResetFeedRow } from "./reset-rows.tsx"
import { ActionRow, SettingGroup } from "./setting-group.tsx"

export type CommonProps = {
  look: Look
  connection: Connection | null
  counting: Counting
  likedIds: readonly string[]
  saved: ReactNode
  games: ReactNode
  onLook: (change: Partial<Look>, said: string) => void
  onClearLikes: () => void
  onRestoreLikes: (ids: readonly string[]) => void
  onResetFeed: () => Promise<void>
}

/** `isRefused`: the browser asks not to be tracked, which overrides this switch. */
export type Counting = { isOn: boolean; isRefused: boolean; onChange: (isOn: boolean) => void }

export function CommonSettings({ look, connection, counting, likedIds, ...props }: CommonProps) {
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

type PersonBlockProps = { person: Pick<UserRecord, "id" | "name" | "picture"> & { email?: string | null } }

export function PersonBlock({ person }: PersonBlockProps) {
  const { id, name, email = null } = person
  return (
    <section
      className="person in-hue flex flex-wrap items-center mt-6 p-5 rounded-sheet"
      style={{ "--hue": hueOfId(id) }}
      aria-label="Signed in as"
    >
      <Portrait person={person} />
      <div className="person-words min-w-0">
        <p className="person-name wrap-anywhere">{name || email || "Signed in"}</p>
        {name && email && <p className="person-mail mt-1 wrap-anywhere">{email}</p>}
      </div>
    </section>
  )
}

/** Only if there is something to replay. Clearing it here clears the account's too. */
function TutorialsRow() {
  const tutorials = tutorialsSeenOf(useScope())
  const seen = tutorials.useAll()
  if (seen.length === 0) return null
  const replay = () => {
    tutorials.replace([])
    announce(t`Tutorials will be shown again`)
  }
  return (
    <ActionRow
      title="Tutorials"
      about="Shows again how to swipe and how to open things."
      action="Replay"
      onAct={replay}
    />
  )
}

function PrivacySettings({ counting: { isOn, isRefused, onChange } }: { counting: Counting }) {
  return (
    <SettingGroup title="Privacy">
      <SwitchRow
        title="Count my usage"
        about={
          isRefused
            ? "Your browser asks sites not to track you, so nothing is counted."
            : "Which screens and tiles you open. Only this server receives it."
        }
        isOn={isOn && !isRefused}
        isDisabled={isRefused}
        onChange={onChange}
      />
    </SettingGroup>
  )
}
