import { extend } from "../../platform/extension-point.ts"
import { onlyThisMachine } from "../../platform/http/loopback.ts"
import { route } from "../../platform/http/route.ts"
import type { Module } from "../../platform/module.ts"
import { feedCardSources } from "../feed-cards/feed-card-source.ts"
import { changesStream } from "./watch/changes-stream.ts"

/** `/emulator/changes`: tells an open app that the content changed. Only under the emulator flag. */
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
  extensions: [extend(feedCardSources, { priority: 30, cards: ({ content: live }) => live.current().posts })],
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
