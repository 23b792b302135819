import { useState } from "react"
import { useSession } from "../../features/session/index.ts"

/** Whose screen this is: who was here when it was opened, and no one who comes after them. */
export function useEditorId(): string {
  const { userId } = useSession()
  const [editorId] = useState(userId ?? "")
  return editorId
}
