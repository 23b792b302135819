import type { SocialPost } from "@confetti/contract/feed-item"

export type SocialAddress = {
  id: string
  /** `@name`; null if the address does not contain it. */
  handle: string | null
  address: string
  player: string
}

const tiktok = /^https:\/\/(?:www\.)?tiktok\.com\/@(?<name>[\w.]{2,24})(?:\/video\/(?<video>\d{8,25}))?\/?$/
const instagram =
  /^https:\/\/(?:www\.)?instagram\.com\/(?:(?<name>[\w.]{1,30})|(?:[\w.]{1,30}\/)?(?<kind>p|reel)\/(?<code>[\w-]{5,40}))\/?$/

/** Reads the address of a post or channel without its query; null if it is none of this type. */
export function readSocialAddress(type: SocialPost["type"], given: string): SocialAddress | null {
  const plain = given.replace(/[?#].*$/, "")
  if (type === "ig_social") return readInstagram(plain)
  const { name, video } = tiktok.exec(plain)?.groups ?? {}
  if (name === undefined || (video !== undefined) !== (type === "tiktok_video")) return null
  const address = `https://www.tiktok.com/@${name}`
  return video === undefined
    ? { id: name, handle: `@${name}`, address, player: `https://www.tiktok.com/embed/@${name}` }
    : {
        id: video,
        handle: `@${name}`,
        address: `${address}/video/${video}`,
        player: `https://www.tiktok.com/player/v1/${video}?autoplay=1&rel=0`,
      }
}

function readInstagram(plain: string): SocialAddress | null {
  const { name, kind, code } = instagram.exec(plain)?.groups ?? {}
  const id = name ?? code
  if (id === undefined || name === "p" || name === "reel") return null
  const address = `https://www.instagram.com/${name ?? `${kind}/${code}`}/`
  return { id, handle: name === undefined ? null : `@${name}`, address, player: `${address}embed/` }
}
