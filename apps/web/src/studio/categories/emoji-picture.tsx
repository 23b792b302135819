import { emojiFile } from "@confetti/domain/tile/emoji-file"
import { useState } from "react"

type Props = { emoji: string; size: number }

/** An emoji's picture; nothing for an unknown emoji, which is reported on saving. */
export function EmojiPicture({ emoji, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (emoji === "" || failed === emoji) return null
  const url = `/media/${emojiFile(emoji, 128)}`
  return <img src={url} alt="" width={size} height={size} onError={() => setFailed(emoji)} />
}
