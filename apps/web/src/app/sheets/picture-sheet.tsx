import type { Tile } from "@confetti/contract/tile"
import { ShareCardSheet } from "../../features/share-card/index.ts"
import { saveFile } from "../../platform/save-file.ts"
import { useScope } from "../../platform/session-scope.ts"
import { useCategories } from "../screens/use-categories.ts"
import { shareTile, shareTilePicture, shortAddressOf } from "./share-tile.ts"

type Props = { tile: Tile; onClose: () => void }

export function PictureSheet({ tile, onClose }: Props) {
  const scope = useScope()
  const { brand } = scope.page
  const category = useCategories().find(({ slug }) => slug === tile.categories[0])
  const { title, teaser, picture } = tile
  return (
    <ShareCardSheet
      card={{
        title,
        teaser,
        picture,
        category: category ? { title: category.title, hue: category.hue } : null,
        brand: brand.name,
        address: shortAddressOf(tile),
      }}
      fileName={`${tile.slug}.jpg`}
      onShare={(file) => shareTilePicture(scope, tile, file)}
      onSave={(file) => saveFile(file, file.name)}
      onLink={() => {
        onClose()
        void shareTile(scope, tile)
      }}
      onClose={onClose}
    />
  )
}
