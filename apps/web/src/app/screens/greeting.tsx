import { useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { IconButton } from "../../ui/icon.tsx"
import "./greeting.css"

/** Whose invitation led here, in one line, until it is put away or somebody is signed in. */
export function Greeting({ inviter }: { inviter: string }) {
  const { state } = useSession()
  const [isOver, setOver] = useState(false)
  if (isOver || state !== "anonymous") return null
  return (
    <div className="greeting" role="status">
      <p>{greetingOf(inviter)}</p>
      <IconButton icon="close" label="Put away" onClick={() => setOver(true)} />
    </div>
  )
}

/** What a friend's invitation says, from the friend's first name. */
export function greetingOf(inviter: string): string {
  return `${inviter === "" ? "A friend" : inviter} thought you’d like this`
}
