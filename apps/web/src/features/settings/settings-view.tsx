import type { Brand } from "@confetti/contract/brand"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode, Ref } from "react"
import { StoreLinks } from "../../ui/store-links.tsx"
import { JoinButtons, type Session } from "../session/index.ts"
import { AccountError } from "./account/account-error.tsx"
import { type CommonProps, CommonSettings, PersonBlock } from "./common-settings.tsx"
import { ChannelList, LinkList } from "./link-list.tsx"
import { SettingGroup } from "./setting-group.tsx"

type Props = { ref?: Ref<HTMLDivElement>; brand: Brand; version: string; children: ReactNode }

export function SettingsView({ ref, brand, version, children }: Props) {
  return (
    <div className="page settings" ref={ref}>
      <h1>Settings</h1>
      {children}
      <SettingGroup title={brand.name}>
        <LinkList links={brand.links} />
        <ChannelList channels={brand.channels ?? {}} />
        <StoreLinks apps={brand.apps} />
        <p className="mt-3 ink-2">Version {version}</p>
      </SettingGroup>
    </div>
  )
}

type GuestProps = {
  session: Session
  lessPreferences: ReactNode
  common: CommonProps
}

export function GuestSettings({ session, lessPreferences, common }: GuestProps) {
  return (
    <>
      {session.state === "loading" && (
        <div className="person-ghost skeleton mt-6" role="status" aria-label="Loading your account" />
      )}
      {session.state === "anonymous" && (
        <>
          <GuestBlock likes={common.likedIds.length} />
          <SettingGroup title="See less of">{lessPreferences}</SettingGroup>
        </>
      )}
      {session.state === "signed-in" && (
        <>
          {session.known && <PersonBlock person={session.known} />}
          <AccountError />
        </>
      )}
      <CommonSettings {...common} />
    </>
  )
}

function GuestBlock({ likes }: { likes: number }) {
  return (
    <section
      className="guest grid justify-items-start gap-3 mt-6 rounded-sheet surface-1"
      aria-labelledby="guest-title"
    >
      <span className="guest-confetti" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <h2 className="relative text-5" id="guest-title">
        You are not signed in
      </h2>
      <p className="relative text-pretty">
        Everything here works without an account. With one you get a name and a picture, an invite code, and your things
        on every device. {savedText(likes)}
      </p>
      <JoinButtons />
    </section>
  )
}

function savedText(likes: number): string {
  if (likes === 0) return t`No password needed. We’ll email you a code.`
  return plural(likes, { one: "You keep the tile you liked.", other: `You keep the # tiles you liked.` })
}
