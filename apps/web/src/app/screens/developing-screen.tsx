import type { ComponentProps } from "react"
import { FollowButton } from "../../features/likes/index.ts"
import { DevelopingCard } from "../../features/tile/index.ts"

/** A story that still grows, in the feed, with the button that follows it. */
export function DevelopingScreen(props: Omit<ComponentProps<typeof DevelopingCard>, "follow">) {
  return <DevelopingCard {...props} follow={<FollowButton tile={props.tile} />} />
}
