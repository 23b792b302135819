import type { ComponentProps, ComponentType } from "react"
import { nextOnline } from "../../platform/connection.ts"
import type { DevelopingScreen } from "./developing-screen.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"

/** Without a connection a growing story's place stays dark until there is one; no other tile waits for it. */
function fetchDeveloping(): Promise<ComponentType<ComponentProps<typeof DevelopingScreen>>> {
  return import("./developing-screen.tsx")
    .then((module) => module.DevelopingScreen)
    .catch(() => nextOnline().then(fetchDeveloping))
}

/** A story that still grows, in the feed: the first one stands some tiles away. */
export const developingStory = lazyScreen(fetchDeveloping)
