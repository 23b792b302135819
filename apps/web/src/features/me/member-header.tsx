import type { UserRecord } from "@confetti/contract/users"
import { plainClick } from "../../ui/plain-click.ts"
import { Portrait } from "../../ui/portrait.tsx"

type Props = {
  person: Pick<UserRecord, "id" | "name" | "picture"> & { email?: string | null; createdAt?: string }
  language: string
  onEdit: () => void
}

/** Whose shelf this is. */
export function MemberHeader({ person, language, onEdit }: Props) {
  return (
    <header className="shelf-person">
      <Portrait person={person} />
      <div className="shelf-person-words">
        <h1>{person.name || "Your shelf"}</h1>
        <p>
          {person.createdAt && <>Here since {monthText(person.createdAt, language)}. </>}
          <a href="/settings" onClick={plainClick(onEdit)}>
            {person.name ? "Edit profile" : "Add your name"}
          </a>
        </p>
      </div>
    </header>
  )
}

function monthText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(new Date(at))
}
