import { type SessionStore, useOpenJoin, useSession } from "../src/features/session/index.ts"
import { SessionContext } from "../src/features/session/session-provider.tsx"
import { OwnThought } from "../src/features/thoughts/own/own-thought.tsx"
import { thoughtsRead } from "../src/features/thoughts/thoughts-reads.ts"
import { useWithWritten, useWritten } from "../src/features/thoughts/write/thought-store.ts"
import { WriteThought } from "../src/features/thoughts/write/write-thought.tsx"
import { useRead } from "../src/platform/reads/use-reads.ts"
import { SessionScopeContext, type SessionScopes } from "../src/platform/session-scope.ts"

const tile = { id: "one", title: "Title of one" }

/** Where one writes about a tile and what one wrote there, and nothing else: beside the app, of whose page it is a part. */
export function ThoughtsPage({ scopes, session }: { scopes: SessionScopes; session: SessionStore }) {
  const scope = scopes.useValue()
  return (
    <SessionScopeContext value={scope}>
      <SessionContext value={session}>
        <Page key={scope.number} />
      </SessionContext>
    </SessionScopeContext>
  )
}

function Page() {
  const { userId } = useSession()
  const openJoin = useOpenJoin()
  const page = useRead(thoughtsRead(userId, tile.id, "USER_TAKES", null)).data
  const there = useWithWritten(userId, page?.thoughts ?? [])
  const here = useWritten(userId, tile.id).filter(({ id }) => !there.some((each) => each.id === id))
  return (
    <section aria-label="Thoughts" tabIndex={-1}>
      <WriteThought tile={tile} userId={userId} uploads="on" onJoin={() => openJoin("join")} />
      <ul>
        {[...here, ...there].map((thought) => (
          <li key={thought.id} className="shown-thought">
            <p>
              <bdi>{thought.text}</bdi>
            </p>
            <OwnThought thought={thought} />
          </li>
        ))}
      </ul>
    </section>
  )
}
