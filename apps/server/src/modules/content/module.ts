import { wallClock, windowState } from "@confetti/domain/feed/card-window"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import { extend } from "../../platform/extension-point.ts"
import { onlyThisMachine } from "../../platform/http/loopback.ts"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import { type FeedCardSource, feedCardSources } from "../feed-cards/feed-card-source.ts"
import { changesStream } from "./watch/changes-stream.ts"

const postCards: FeedCardSource = {
  priority: 30,
  cards: ({ content: live, config, clock }) => {
    const { posts, windows } = live.current()
    if (windows.size === 0) return posts
    const now = wallClock(config.HOME_ZONE, clock())
    return posts.filter((post) => {
      const window = windows.get(itemKey(post))
      return window === undefined || windowState(window, now) === "running"
    })
  },
}

/** Its `/emulator/changes` tells an open app that the content changed, under the emulator flag only. */
export const content: Module = {
  name: "content",
  tables: [
    "content_state",
    "categories",
    "tiles",
    "subtiles",
    "tile_questions",
    "former_slugs",
    "pages",
    "social_posts",
  ],
  extensions: [extend(feedCardSources, postCards)],
  routes: (app, services) => {
    const { config, content: live, isDraining } = services
    if (!config.EMULATOR) return
    const options = { name: "emulator-changes", methods: ["GET"], budget: null }
    const answer = route(
      services,
      options,
      () =>
        new Response(changesStream(live, isDraining), {
          headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
        }),
    )
    app.all("/emulator/changes", onlyThisMachine(answer))
  },
}
