import type { UserRecord } from "@confetti/contract/users"
import type { CSSProperties } from "react"
import { hueOfId } from "../../ui/hue-of-id.ts"
import { Portrait } from "../../ui/portrait.tsx"

type Props = { person: Pick<UserRecord, "id" | "name" | "picture"> & { email?: string | null } }

/** Who is signed in. */
export function PersonBlock({ person }: Props) {
  const { id, name, email = null } = person
  return (
    <section className="person in-hue" style={{ "--hue": hueOfId(id) } as CSSProperties} aria-label="Signed in as">
      <Portrait person={person} />
      <div className="person-words">
        <p className="person-name">{name || email || "Signed in"}</p>
        {name && email && <p className="person-mail">{email}</p>}
      </div>
    </section>
  )
}
