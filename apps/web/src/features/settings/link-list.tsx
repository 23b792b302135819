import type { Brand } from "@confetti/contract/brand"
import { type SocialChannel, socialChannels } from "@confetti/contract/social-channel"
import { t } from "@confetti/domain/messages/t"
import { Icon } from "../../ui/icon.tsx"

const titles: Record<SocialChannel, string> = {
  short_video: t`Short videos`,
  photo: t`Photos`,
  microblog: t`Microblog`,
  chat: t`Chat`,
}

const linkTitles: Readonly<Record<string, string>> = {
  about: t`About`,
  privacy: t`Privacy`,
  terms: t`Terms`,
  support: t`Support`,
  "account-deletion": t`Account deletion`,
  feedback: t`Feedback`,
  survey: t`Survey`,
  "word-game": t`Word game`,
}

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

/** The brand's static links. They reload the page, as some lead elsewhere. */
export function LinkList({ links }: { links: Record<string, string> }) {
  return (
    <ul className="setting-links">
      {Object.entries(links).map(([name, target]) => (
        <LinkRow key={name} title={linkTitles[name] ?? titleOf(name)} target={target} />
      ))}
    </ul>
  )
}

function LinkRow({ title, target }: { title: string; target: string }) {
  return (
    <li>
      <a className="setting" href={target} {...(isOutside(target) && { target: "_blank", rel: "noopener noreferrer" })}>
        <span className="setting-title">{title}</span>
        <Icon name="forward" />
      </a>
    </li>
  )
}

function isOutside(target: string): boolean {
  return !target.startsWith("/")
}

/** Of a link of the operator's own: `house-rules` reads "House rules". */
function titleOf(name: string): string {
  const words = name.replace(/[-_]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
