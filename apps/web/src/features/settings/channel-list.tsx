import type { Brand } from "@confetti/contract/brand"
import { type SocialChannel, socialChannels } from "@confetti/contract/social-channel"
import { LinkRow } from "./link-list.tsx"

const titles: Record<SocialChannel, string> = {
  short_video: "Short videos",
  photo: "Photos",
  microblog: "Microblog",
  chat: "Chat",
}

/** Where else the product can be followed. */
export function ChannelList({ channels }: { channels: NonNullable<Brand["channels"]> }) {
  const known = socialChannels.flatMap((kind) => {
    const target = channels[kind]
    return target === undefined ? [] : [{ kind, target }]
  })
  if (known.length === 0) return null
  return (
    <ul className="setting-links" aria-label="Our channels">
      {known.map(({ kind, target }) => (
        <LinkRow key={kind} title={titles[kind]} target={target} />
      ))}
    </ul>
  )
}
