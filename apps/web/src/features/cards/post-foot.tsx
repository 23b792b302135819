import type { SocialPost } from "@confetti/contract/feed-item"
import { Icon } from "../../ui/icon.tsx"
import { MainButton } from "./main-button.tsx"
import type { usePlayer } from "./use-player.ts"

type Props = { post: SocialPost; player: ReturnType<typeof usePlayer>; verb: "Play" | "Show it here" }

/** The words of a post, and the two ways to see it: here, or over there. The first one is the same button before and after, so that the focus stays. */
export function PostFoot({ post, player, verb }: Props) {
  const service = serviceOf(post)
  return (
    <>
      <p className="feed-card-mark">{post.handle === null ? service : `${post.handle} on ${service}`}</p>
      <h2>{post.title}</h2>
      {post.text !== "" && !player.isOpen && <p className="feed-card-text">{post.text}</p>}
      <div className="feed-card-ways">
        <MainButton onClick={player.toggle}>
          {player.isOpen && <Icon name="close" />}
          {!player.isOpen && verb === "Play" && <Icon name="play" isFilled />}
          {player.isOpen ? "Close" : verb}
        </MainButton>
        <a className="button" href={post.address} target="_blank" rel="noopener noreferrer">
          Open on {service}
        </a>
      </div>
      <p className="feed-card-small" role="status">
        {player.isOffline
          ? "There is no connection just now. Try again once there is one."
          : !player.isOpen && `Nothing is loaded from ${service} before that.`}
      </p>
    </>
  )
}

function serviceOf({ type }: SocialPost): string {
  return type === "ig_social" ? "Instagram" : "TikTok"
}
