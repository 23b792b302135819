import type { Look } from "@confetti/domain/look"
import { useState } from "react"
import pack from "../../package.json" with { type: "json" }
import { DeleteAccount, downloadExport } from "../features/account/index.ts"
import "../features/account/account.css"
import { forgetFeed } from "../features/feed/index.ts"
import { WishList } from "../features/less/index.ts"
import "../features/less/less.css"
import { likedTiles } from "../features/likes/index.ts"
import { useSession } from "../features/session/index.ts"
import { SettingsView } from "../features/settings/index.ts"
import "../features/settings/person.css"
import "../features/settings/settings.css"
import { analyticsConsent } from "../platform/analytics/analytics-consent.ts"
import { useConnection } from "../platform/connection.ts"
import { changeLook, useLook } from "../platform/look.ts"
import { announce } from "../ui/announce.tsx"
import "../ui/page.css"
import "../ui/portrait.css"
import { Sheet } from "../ui/sheet.tsx"
import { openFeed } from "./open-feed.ts"
import { usePageData } from "./page-data.tsx"
import { useFarewell } from "./use-farewell.ts"
import { useRecordClaims } from "./use-record-claims.ts"
import { useTitle } from "./use-title.ts"

export function SettingsScreen() {
  const first = usePageData()
  const session = useSession()
  const look = useLook(first.look)
  const connection = useConnection()
  const likedIds = likedTiles.useAll()
  const counting = {
    isOn: analyticsConsent.useIsOn(),
    isRefused: analyticsConsent.useIsRefused(),
    onChange: countHere,
  }
  const [isLeaving, setLeaving] = useState(false)
  const bidFarewell = useFarewell()
  useTitle("Settings")
  useRecordClaims()

  const restyle = (next: Look, said: string) =>
    announce(changeLook(next) ? said : `${said}, until you close this page: the browser keeps no cookies`)
  const shelve = (ids: readonly string[], said: string) => {
    likedTiles.replace(ids)
    announce(said)
  }
  return (
    <>
      <SettingsView
        session={session}
        look={look}
        connection={connection}
        counting={counting}
        likedIds={likedIds}
        brand={first.brand}
        version={pack.version}
        wishes={session.user && <WishList userId={session.user.id} feed={openFeed} />}
        onLook={restyle}
        onClearLikes={() => shelve([], "Likes cleared")}
        onRestoreLikes={(ids) => shelve(ids, "Your likes are back")}
        onResetFeed={async () => {
          await forgetFeed()
          // Loaded whole: what this page was first rendered from still names the old place.
          location.assign("/")
        }}
        onExport={downloadExport}
        onDelete={() => setLeaving(true)}
      />
      {isLeaving && session.user && (
        <Sheet title="Delete your account?" onClose={() => setLeaving(false)}>
          <DeleteAccount user={session.user} onDeleted={bidFarewell} onCancel={() => setLeaving(false)} />
        </Sheet>
      )}
    </>
  )
}

function countHere(isOn: boolean): void {
  const said = isOn ? "What you do is counted" : "Nothing you do is counted"
  announce(analyticsConsent.set(isOn) ? said : "This browser keeps no choices, so it is as it was")
}
