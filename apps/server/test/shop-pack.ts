import sharp from "sharp"
import { makePackFolder, type PackFolder } from "./pack-folder.ts"

/** A shop of two things: stickers, and a hat in two sizes that is switched off. */
export const shopText = `countries: [DE, GB]
items:
  - id: stickers
    title: Stickers
    teaser: Six of them, for what you like.
    text: They hold well, on glass too.
    cost: 100
    picture: { file: thing.png, alt: Six round stickers on a sheet. }
    stock: 40
  - id: hat
    title: The hat
    teaser: For rain and for sun alike.
    text: A hat of heavy cotton.
    cost: 1200
    status: inactive
    picture: { file: thing.png, alt: A blue hat with a wide brim. }
    choice: Size
    variants:
      - { id: s, name: Small, stock: 3 }
      - { id: l, name: Large, stock: 2 }
`

/** A pack with a shop. */
export async function makeShopPack(): Promise<PackFolder> {
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#888" } })
    .png()
    .toBuffer()
  return makePackFolder({ "shop/shop.yaml": shopText, "shop/thing.png": png })
}
