import type { CSSProperties } from "react"
import { hueOfId } from "./hue-of-id.ts"
import { Icon } from "./icon.tsx"
import { initialsOf } from "./initials-of.ts"

type Props = { person: { id: string; name: string; picture: string | null; email?: string | null } }

/** Somebody's picture, or their letters in a hue of their own. Their name stands beside it, so it says nothing itself. */
export function Portrait({ person: { id, name, picture, email = null } }: Props) {
  const initials = initialsOf(name, email)
  return (
    <span className="portrait in-hue" style={{ "--hue": hueOfId(id) } as CSSProperties} aria-hidden="true">
      {picture ? <img src={picture} alt="" decoding="async" /> : initials || <Icon name="me" isFilled />}
    </span>
  )
}
