import type { SocialPost } from "@confetti/contract/feed-item"
import { Icon } from "../../ui/icon.tsx"
import { MainButton } from "./card-frame.tsx"
import { useState } from "react"

type Props = { post: SocialPost; player: ReturnType<typeof usePlayer>; verb: string }

/** A post's text, and buttons to play it here or open it there. The first button stays the same element, to keep the focus. */
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
          {!player.isOpen && post.type === "tiktok_video" && <Icon name="play" isFilled />}
          <span>{player.isOpen ? "Close" : verb}</span>
        </MainButton>
        <a className="button" href={post.address} target="_blank" rel="noopener noreferrer">
          Open on {service}
        </a>
      </div>
      <p className="feed-card-small" role="status">
        {player.isOffline
          ? "You are offline. Try again when you are online."
          : !player.isOpen && `Nothing loads from ${service} until you open it.`}
      </p>
    </>
  )
}

function serviceOf({ type }: SocialPost): string {
  return type === "ig_social" ? "Instagram" : "TikTok"
}

/**
 * A post in its service's player. Rendering it connects to the service, so it is rendered only on request. It may run scripts and open
 * windows, but not navigate this page.
 */
export function PostPlayer({ post }: { post: SocialPost }) {
  return (
    <iframe
      className="post-player absolute inset-0 w-full h-full rounded-sheet surface-1"
      src={post.player}
      title={post.title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

type Player = { isOpen: boolean; isOffline: boolean; toggle: () => void }

export function usePlayer(isCurrent: boolean): Player {
  const [state, setState] = useState<"closed" | "open" | "offline">("closed")
  if (state !== "closed" && !isCurrent) setState("closed")
  return {
    isOpen: state === "open",
    isOffline: state === "offline",
    toggle: () => setState(state === "open" ? "closed" : navigator.onLine ? "open" : "offline"),
  }
}
