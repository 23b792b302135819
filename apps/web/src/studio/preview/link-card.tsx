import type { Tile } from "@confetti/contract/tile"

type Props = { tile: Tile; card: string }

export function LinkCard({ tile, card }: Props) {
  return (
    <figure className="link-card">
      <img src={card} width={1200} height={630} alt={tile.picture.alt} />
      <figcaption>
        <small>{location.host}</small>
        <b>{tile.title}</b>
        <span>{tile.teaser}</span>
      </figcaption>
    </figure>
  )
}
