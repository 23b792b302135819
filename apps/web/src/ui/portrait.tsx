import { Icon } from "./icon.tsx"
import { Image } from "./image.tsx"
import "./portrait.css"

type Props = { person: { id: string; name: string; picture: string | null; email?: string | null } }

/** A person's picture, or their initials in their own hue. Hidden from screen readers, as the name is beside it. */
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

/** A hue of 0 to 359 degrees derived from an id, the same on every device. */
export function hueOfId(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % 360
}

/** At most two initials: of the first and last word of a name, or of the address. */
export function initialsOf(name: string, email: string | null = null): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email ?? ""]
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("")
}
