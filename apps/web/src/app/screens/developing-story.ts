import type { ComponentProps, ComponentType } from "react"
import type { DevelopingCard } from "../../features/tile/developing/index.ts"
import { nextOnline } from "../../platform/connection.ts"
import { lazyScreen } from "./lazy-screen.tsx"

/** Without a connection a growing story's place stays dark until there is one; no other tile waits for it. */
function fetchDeveloping(): Promise<ComponentType<ComponentProps<typeof DevelopingCard>>> {
  return import("../../features/tile/developing/index.ts").then(
    (module) => module.DevelopingCard,
    () => nextOnline().then(fetchDeveloping),
  )
}

/** A story that still grows, in the feed: the first one stands some tiles away. */
export const developingStory = lazyScreen(fetchDeveloping)
