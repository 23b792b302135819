import type { SocialPost } from "@confetti/contract/feed-item"
import "./post-player.css"

/**
 * A post in its service's own player. Rendering it is what connects: it is rendered only once somebody has asked for it. It may run
 * its scripts and open windows, and cannot lead this page away.
 */
export function PostPlayer({ post }: { post: SocialPost }) {
  return (
    <iframe
      className="post-player"
      src={post.player}
      title={post.title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}
