import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useEffect, useRef, useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { ApiError } from "../../platform/api.ts"
import { onOnline } from "../../platform/connection.ts"
import { useLocation } from "../../platform/location.ts"
import { GateCard } from "../access/gate.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Loaded } from "../kit/loaded.tsx"
import type { ScreenProps } from "../section.ts"
import { type DraftCopy, draftCopies } from "./autosave/draft-copies.ts"
import { PackTile } from "./editor/pack-tile.tsx"
import { TileEditor } from "./editor/tile-editor.tsx"
import { TileList } from "./list/tile-list.tsx"
import { tileIdIn, tilesPath } from "./tile-paths.ts"

export function TilesScreen(props: ScreenProps) {
  const [path] = useLocation()
  const id = tileIdIn(path)
  return id === null ? <TileList language={props.language} /> : <TilePage key={id} id={id} {...props} />
}

function TilePage({ id, ...props }: ScreenProps & { id: string }) {
  // Only shown to signed-in editors.
  const userId = useSession().userId ?? ""
  const { opened, failure, open } = useOpenedTile(id, userId)
  if (failure === "missing")
    return (
      <GateCard title="This tile does not exist" about="The link may be incomplete.">
        <a className="button" href={tilesPath}>
          All tiles
        </a>
      </GateCard>
    )
  const retry = () => void open()
  const isError = !opened && failure !== null
  const isPending = !opened && failure === null
  const read = { data: opened ?? undefined, isPending, isError, isOffline: failure === "offline", retry }
  return (
    <Loaded read={read} about={t`Anything you typed into it before is still on this device.`}>
      {({ tile, problems, left }) =>
        tile.version === 0 ? (
          <PackTile tile={tile} {...props} onTakenOver={retry} />
        ) : (
          <TileEditor first={tile} firstProblems={problems} left={left} userId={userId} {...props} />
        )
      }
    </Loaded>
  )
}

type OpenedTile = { tile: StudioTile; problems: StudioProblem[]; left: DraftCopy | null }

/** Reads a tile and this device's copies without the cache: editing starts from the latest version. */
function useOpenedTile(id: string, userId: string) {
  const [opened, setOpened] = useState<OpenedTile | null>(null)
  const [failure, setFailure] = useState<"missing" | "offline" | "failed" | null>(null)
  const latest = useRef(0)
  const open = useCallback(async () => {
    const asked = ++latest.current
    setFailure(null)
    try {
      const { tile, problems } = await studioCall("studio-get_tile", { id })
      const [left = null] = await draftCopies.abandoned(userId, id, Date.now())
      if (asked === latest.current) setOpened({ tile, problems, left })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      const kind = code === "studio/not-found" ? "missing" : code === "offline" ? "offline" : "failed"
      if (asked === latest.current) setFailure(kind)
    }
  }, [id, userId])
  useEffect(() => void open(), [open])
  const isWaiting = failure === "offline" || failure === "failed"
  useEffect(() => {
    if (isWaiting) return onOnline(() => void open())
  }, [isWaiting, open])
  return { opened, failure, open }
}
