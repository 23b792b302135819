import { t } from "@confetti/domain/messages/t"
import type { Look } from "@confetti/domain/navigation/look"
import { lazy, Suspense, useEffect, useRef } from "react"
import { resetGuestTaste, useFeed } from "../../features/feed/index.ts"
import { GameSettingsRows } from "../../features/games/index.ts"
import { LessPreferenceList } from "../../features/less/index.ts"
import { likedTilesOf, replaceLikes } from "../../features/likes/index.ts"
import { SavedList } from "../../features/offline/index.ts"
import { useSession } from "../../features/session/index.ts"
import { type CommonProps, GuestSettings, SettingsView } from "../../features/settings/index.ts"
import { analyticsConsent } from "../../platform/analytics/analytics-consent.ts"
import { call } from "../../platform/api.ts"
import { changeLook } from "../../platform/change-look.ts"
import { onceOnline, useConnection } from "../../platform/connection.ts"
import { lookNow, useLook } from "../../platform/look.ts"
import { useScope } from "../../platform/session-scope.ts"
import { removeStored } from "../../platform/storage.ts"
import { useSavedScroll } from "../../platform/use-saved-scroll.ts"
import { announce } from "../../ui/announce.tsx"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { openFeed } from "../session/open-feed.ts"
import { useTitle } from "./use-title.ts"
import "../../features/less/less.css"
import "../../features/settings/person.css"
import "../../features/settings/settings.css"
import "../../ui/page.css"

const fetchMember = () => import("./settings/member-screen.tsx")

/** The settings of signed-in people are as large as all others. */
const Member = lazy(() => onceOnline(async () => ({ default: (await fetchMember()).MemberScreen })))

export function SettingsScreen() {
  const scope = useScope()
  const { page: first } = scope
  const session = useSession()
  const feed = useFeed()
  const { user } = session
  const isSettled = useIsSettled()
  const look = useLook(first.look)
  const connection = useConnection()
  const likedIds = likedTilesOf(scope).useAll()
  useTitle(t`Settings`)
  const page = useRef<HTMLDivElement>(null)
  useSavedScroll(page, "screen /settings")
  useEffect(() => {
    if (first.isSignedIn !== false) void fetchMember().catch(() => undefined)
  }, [first.isSignedIn])

  const restyle = (change: Partial<Look>, said: string) =>
    announce(
      // Several may come at once: taps from before hydration.
      changeLook({ ...lookNow(), ...change }, first.brand.icons)
        ? said
        : t`${said} until you close this page, because this browser blocks cookies`,
    )
  const shelve = (ids: readonly string[], said: string) => {
    replaceLikes(scope, ids)
    announce(said)
  }
  const common: CommonProps = {
    look,
    connection,
    counting: {
      isOn: analyticsConsent.useIsOn(),
      isRefused: analyticsConsent.useIsRefused(),
      onChange: countHere,
    },
    likedIds,
    games: <GameSettingsRows />,
    saved: isSettled && <SavedList language={first.brand.language} />,
    onLook: restyle,
    onClearLikes: () => shelve([], t`Likes cleared`),
    onRestoreLikes: (ids) => shelve(ids, t`Your likes are back`),
    onResetFeed: async () => {
      await call("users-reset_feed", session.userId)
      resetGuestTaste()
      feed.reset()
      removeStored("cf_strips")
      // Reloaded, as this page's data still has the old position.
      location.assign(new URL("/", location.href))
    },
  }
  const lessPreferences = isSettled && session.state !== "loading" && (
    <LessPreferences key={session.userId} userId={session.userId} />
  )
  const guest = (
    <GuestSettings
      // Treated as loading until its code is loaded too.
      session={user ? { ...session, state: "loading" } : session}
      lessPreferences={lessPreferences}
      common={common}
    />
  )
  return (
    <SettingsView ref={page} brand={first.brand} version={import.meta.env.APP_VERSION}>
      {user ? (
        <Suspense fallback={guest}>
          <Member key={user.id} user={user} common={common} lessPreferences={lessPreferences} />
        </Suspense>
      ) : (
        guest
      )}
    </SettingsView>
  )
}

function countHere(isOn: boolean): void {
  const said = isOn ? t`Usage counting is on` : t`Usage counting is off`
  const unsaved = isOn
    ? t`This browser cannot save your choice, so usage counting is off`
    : t`This browser cannot save your choice, so it lasts until you close the page`
  announce(analyticsConsent.set(isOn) ? said : unsaved)
}

function LessPreferences({ userId }: { userId: string | null }) {
  return <LessPreferenceList feed={openFeed(useFeed(), userId)} />
}
