import type { Upload } from "@confetti/contract/uploads"
import { useEffect, useState } from "react"
import { useReadCache } from "../../../../platform/reads/use-reads.ts"
import { useSession } from "../../../session/index.ts"
import { ownThoughtsRead } from "../../thoughts-reads.ts"

/** Milliseconds: the first time, and the longest. In between each wait is twice the one before. */
const [first, longest] = [2000, 30_000]

/**
 * An upload as it stands now. While `isWatched` the server is asked, ever less often, and only while somebody looks at the page; once
 * it says something else than what is shown, all that was read is read again.
 */
export function useFreshUpload(upload: Upload, isWatched: boolean): Upload {
  const cache = useReadCache()
  const { userId } = useSession()
  const [fresh, setFresh] = useState({ of: upload, upload })
  const { id, state, attempt } = upload

  useEffect(() => {
    if (!isWatched || userId === null) return
    const request = ownThoughtsRead(userId, null)
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = first
    let isHere = true
    const ask = async () => {
      // Several that wait ask once for all of them.
      await cache.load(request, first / 2)
      if (!isHere) return
      const found = cache.peek(request).data?.thoughts.find(({ thought }) => thought.upload?.id === id)?.thought.upload
      if (found) setFresh((before) => ({ of: before.of, upload: found }))
      // It stands further down, or that could not be read: whoever shows it reads it again.
      else cache.invalidate()
      const isOver = found ? found.state !== state || found.attempt !== attempt : false
      if (isOver && found?.state !== "processing") return cache.invalidate()
      wait = Math.min(wait * 2, longest)
      later()
    }
    const later = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void ask(), wait)
    }
    const onVisible = () => {
      wait = first
      later()
    }
    later()
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      isHere = false
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [cache, userId, id, state, attempt, isWatched])

  // What was read since is newer.
  if (fresh.of !== upload) setFresh({ of: upload, upload })
  return fresh.of === upload ? fresh.upload : upload
}
