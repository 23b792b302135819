import { Icon } from "./icon.tsx"
import { Image } from "./image.tsx"
import "./portrait.css"

type Props = { person: { id: string; name: string; picture: string | null; email?: string | null } }

/** Somebody's picture, or their letters in a hue of their own. Their name stands beside it, so it says nothing itself. */
export function Portrait({ person: { id, name, picture, email = null } }: Props) {
  const initials = initialsOf(name, email)
  return (
    <span
      className="portrait in-hue relative grid flex-none place-items-center overflow-hidden rounded-full"
      style={{ "--hue": hueOfId(id) }}
      aria-hidden="true"
    >
      {picture ? (
        <Image className="w-full h-full" src={picture} alt="" decoding="async" />
      ) : (
        initials || <Icon name="me" isFilled />
      )}
    </span>
  )
}

/** A hue of 0 to 359 degrees that belongs to this id, the same on every device. */
export function hueOfId(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % 360
}

/** The letters that stand for somebody without a picture: of their first and last word, else of their address; at most two. */
export function initialsOf(name: string, email: string | null = null): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email ?? ""]
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("")
}
