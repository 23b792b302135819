import type { Look } from "@confetti/domain/look"
import pack from "../../package.json" with { type: "json" }
import { forgetFeed } from "../features/feed/index.ts"
import { likedTiles } from "../features/likes/index.ts"
import { SettingsView } from "../features/settings/index.ts"
import "../features/settings/settings.css"
import { changeLook, useLook } from "../platform/look.ts"
import { announce } from "../ui/announce.tsx"
import "../ui/page.css"
import { usePageData } from "./page-data.tsx"
import { useTitle } from "./use-title.ts"

export function SettingsScreen() {
  const first = usePageData()
  const look = useLook(first.look)
  const likedIds = likedTiles.useAll()
  useTitle("Settings")

  const restyle = (next: Look, said: string) =>
    announce(changeLook(next) ? said : `${said}, until you close this page: the browser keeps no cookies`)
  const shelve = (ids: readonly string[], said: string) => {
    likedTiles.replace(ids)
    announce(said)
  }
  return (
    <SettingsView
      look={look}
      likedIds={likedIds}
      brand={first.brand}
      version={pack.version}
      onLook={restyle}
      onClearLikes={() => shelve([], "Likes cleared")}
      onRestoreLikes={(ids) => shelve(ids, "Your likes are back")}
      onResetFeed={async () => {
        await forgetFeed()
        // Loaded whole: what this page was first rendered from still names the old place.
        location.assign("/")
      }}
    />
  )
}
