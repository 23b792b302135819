import type { Look } from "@confetti/domain/navigation/look"
import { useRef, useState } from "react"
import pack from "../../../package.json" with { type: "json" }
import { DeleteAccount, downloadExport } from "../../features/account/index.ts"
import "../../features/account/account.css"
import { resetStoredFeed } from "../../features/feed/reset/index.ts"
import { GameSettingsRows } from "../../features/games/settings/index.ts"
import { LessPreferenceList } from "../../features/less/index.ts"
import "../../features/less/less.css"
import { likedTiles } from "../../features/likes/index.ts"
import { replaceLikes } from "../../features/likes/sync/index.ts"
import { useSession } from "../../features/session/index.ts"
import { SettingsView } from "../../features/settings/index.ts"
import "../../features/settings/person.css"
import "../../features/settings/settings.css"
import { hiddenHere } from "../../features/thoughts/menu/index.ts"
import { analyticsConsent } from "../../platform/analytics/analytics-consent.ts"
import { changeLook } from "../../platform/change-look.ts"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { removeStored } from "../../platform/storage.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { useKeptScroll } from "../../platform/use-kept-scroll.ts"
import { announce } from "../../ui/announce.tsx"
import "../../ui/page.css"
import "../../ui/portrait.css"
import { Sheet } from "../../ui/sheet.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { usePageData } from "../page-data.tsx"
import { openFeed } from "../session/open-feed.ts"
import { useAfterDeletion } from "../session/use-after-deletion.ts"
import { useRecordClaims } from "../session/use-record-claims.ts"
import { useTitle } from "./use-title.ts"

export function SettingsScreen() {
  const first = usePageData()
  const session = useSession()
  const isHydrated = useIsHydrated()
  const look = useLook(first.look)
  const connection = useConnection()
  const likedIds = likedTiles.useAll()
  const sync = useSync()
  const counting = {
    isOn: analyticsConsent.useIsOn(),
    isRefused: analyticsConsent.useIsRefused(),
    onChange: countHere,
  }
  const [isLeaving, setLeaving] = useState(false)
  const afterDeletion = useAfterDeletion()
  useTitle("Settings")
  // Said by the history's entry, so that a visit by the tab asks nothing.
  const [isNameAsked] = useState(() => isHydrated && (history.state as { asks?: unknown } | null)?.asks === "name")
  const page = useRef<HTMLDivElement>(null)
  useKeptScroll(page, "screen /settings")
  useRecordClaims()

  const restyle = (next: Look, said: string) =>
    announce(changeLook(next) ? said : `${said}, until you close this page: the browser keeps no cookies`)
  const shelve = (ids: readonly string[], said: string) => {
    replaceLikes(sync, ids)
    announce(said)
  }
  return (
    <>
      <SettingsView
        ref={page}
        session={session}
        look={look}
        connection={connection}
        counting={counting}
        likedIds={likedIds}
        brand={first.brand}
        version={pack.version}
        sendsPush={first.sendsPush}
        hasThoughts={first.thoughts !== "off"}
        lessPreferences={
          session.state !== "loading" && <LessPreferenceList key={session.userId} feed={openFeed(session.userId)} />
        }
        games={<GameSettingsRows />}
        isNameAsked={isNameAsked}
        onLook={restyle}
        onClearLikes={() => shelve([], "Likes cleared")}
        onRestoreLikes={(ids) => shelve(ids, "Your likes are back")}
        onResetFeed={async () => {
          await resetStoredFeed()
          removeStored("cf_strips")
          // Loaded whole: what this page was first rendered from still names the old place.
          location.assign("/")
        }}
        onExport={downloadExport}
        onDelete={() => setLeaving(true)}
        onShowAgain={hiddenHere.remove}
      />
      {isLeaving && session.user && (
        <Sheet title="Delete your account?" onClose={() => setLeaving(false)}>
          <DeleteAccount user={session.user} onDeleted={afterDeletion} onCancel={() => setLeaving(false)} />
        </Sheet>
      )}
    </>
  )
}

function countHere(isOn: boolean): void {
  const said = isOn ? "What you do is counted" : "Nothing you do is counted"
  announce(analyticsConsent.set(isOn) ? said : "This browser keeps no choices, so it is as it was")
}
