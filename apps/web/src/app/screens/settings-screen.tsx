import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import type { Look } from "@confetti/domain/navigation/look"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import { useCallback, useRef, useState } from "react"
import pack from "../../../package.json" with { type: "json" }
import { DeleteAccount, downloadExport } from "../../features/account/index.ts"
import { resetStoredFeed } from "../../features/feed/index.ts"
import { GameSettingsRows } from "../../features/games/index.ts"
import { LessPreferenceList } from "../../features/less/index.ts"
import { followedTiles, likedTiles, replaceLikes } from "../../features/likes/index.ts"
import { EarlyNote, HueChoice, IconChoice } from "../../features/perks/index.ts"
import { usePoints } from "../../features/points/index.ts"
import { PushSettings } from "../../features/push/index.ts"
import { useSession } from "../../features/session/index.ts"
import { SettingsView } from "../../features/settings/index.ts"
import { hiddenHere } from "../../features/thoughts/index.ts"
import { analyticsConsent } from "../../platform/analytics/analytics-consent.ts"
import { changeLook } from "../../platform/change-look.ts"
import { useConnection } from "../../platform/connection.ts"
import { lookNow, useLook } from "../../platform/look.ts"
import { sendFollows } from "../../platform/push/send-follows.ts"
import { removeStored } from "../../platform/storage.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { useKeptScroll } from "../../platform/use-kept-scroll.ts"
import { announce } from "../../ui/announce.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { usePageData } from "../page-data.tsx"
import { openFeed } from "../session/open-feed.ts"
import { useAfterDeletion } from "../session/use-after-deletion.ts"
import { useRecordClaims } from "../session/use-record-claims.ts"
import { SavedList } from "./settings/saved-list.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"
import "../../features/account/account.css"
import "../../features/less/less.css"
import "../../features/perks/perks.css"
import "../../features/settings/person.css"
import "../../features/settings/settings.css"
import "../../ui/page.css"
import "../../ui/portrait.css"

export function SettingsScreen() {
  const first = usePageData()
  const session = useSession()
  const { user } = session
  const isHydrated = useIsHydrated()
  const isSettled = useIsSettled()
  const perks = usePoints(user !== null).data?.perks ?? []
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
  useTitle(t`Settings`)
  // Said by the history's entry, so that a visit by the tab asks nothing.
  const [isNameAsked] = useState(() => isHydrated && (history.state as { asks?: unknown } | null)?.asks === "name")
  const page = useRef<HTMLDivElement>(null)
  useKeptScroll(page, "screen /settings")
  const [reached, setReached] = useState(0)
  const onReached = useCallback(() => setReached((count) => count + 1), [])
  useRecordClaims(reached)

  const restyle = (change: Partial<Look>, said: string) =>
    announce(
      // Several may come at once: what was tapped before the app was there.
      changeLook({ ...lookNow(), ...change }, first.brand.icons)
        ? said
        : t`${said}, until you close this page: the browser keeps no cookies`,
    )
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
        notifications={
          first.sendsPush
            ? (onWanted) =>
                isSettled && <OwnPush language={first.brand.language} onWanted={onWanted} onReached={onReached} />
            : null
        }
        hasThoughts={first.thoughts !== "off"}
        lessPreferences={
          isSettled && session.state !== "loading" && <LessPreferences key={session.userId} userId={session.userId} />
        }
        perks={user && perks.length > 0 && <OwnPerks user={user} perks={perks} />}
        games={<GameSettingsRows />}
        saved={isSettled && <SavedList language={first.brand.language} />}
        isNameAsked={isNameAsked}
        isNobody={first.isSignedIn === false}
        onLook={restyle}
        onClearLikes={() => shelve([], t`Likes cleared`)}
        onRestoreLikes={(ids) => shelve(ids, t`Your likes are back`)}
        onResetFeed={async () => {
          await resetStoredFeed(session.userId)
          removeStored("cf_strips")
          // Loaded whole: what this page was first rendered from still names the old place.
          location.assign(new URL("/", location.href))
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
  const said = isOn ? t`What you do is counted` : t`Nothing you do is counted`
  announce(analyticsConsent.set(isOn) ? said : t`This browser keeps no choices, so it is as it was`)
}

function LessPreferences({ userId }: { userId: string | null }) {
  return <LessPreferenceList feed={openFeed(userId)} />
}

type Props = { language: string; onWanted: (isWanted: boolean) => void; onReached: () => void }

/** Notifications, and the stories of this device that they are about. */
function OwnPush(props: Props) {
  return <PushSettings {...props} onSubscribed={() => void sendFollows(followedTiles.all()).catch(() => undefined)} />
}

/** The choices that redeemed perks bring: hue, icon, tiles a day early. */
function OwnPerks({ user, perks }: { user: UserRecord; perks: readonly Perk[] }) {
  const categories = useCategories()
  const { brand } = usePageData()
  return (
    <>
      {perks.includes("hue") && <HueChoice user={user} categories={categories} brandName={brand.name} />}
      {perks.includes("icon") && <IconChoice user={user} brand={brand} />}
      {perks.includes("early") && <EarlyNote />}
    </>
  )
}
