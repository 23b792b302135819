import { useSession } from "../../../features/session/index.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import { GateCard } from "../../access/gate.tsx"
import type { ScreenProps } from "../../section.ts"
import { tilesPath } from "../tile-paths.ts"
import { PackTile } from "./pack-tile.tsx"
import { TileEditor } from "./tile-editor.tsx"
import { useOpenedTile } from "./use-opened-tile.ts"

export function TilePage({ id, ...props }: ScreenProps & { id: string }) {
  // Nobody comes here without an account; who signs out leaves the screen.
  const userId = useSession().userId ?? ""
  const { opened, trouble, open } = useOpenedTile(id, userId)
  if (trouble?.kind === "gone")
    return (
      <GateCard title="This tile is not here" about="Its address may have lost a letter, or it was never begun.">
        <a className="button" href={tilesPath}>
          To all tiles
        </a>
      </GateCard>
    )
  if (trouble && !opened)
    return (
      <Trouble
        isOffline={trouble.kind === "offline"}
        title="That did not arrive"
        about="The tile could not be read. What you typed in it before is kept on this device."
        onRetry={() => void open()}
      />
    )
  if (!opened)
    return (
      <div className="studio-page">
        <div className="studio-waiting" role="status" aria-label="Fetching the tile" />
      </div>
    )
  if (opened.tile.version === 0) return <PackTile tile={opened.tile} {...props} onTakenOver={() => void open()} />
  return <TileEditor opened={opened} userId={userId} {...props} />
}
