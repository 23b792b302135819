/** How much of the way to something in the shop is behind somebody, from 0 to 1. The words beside it say the same. */
export function WayBar({ share }: { share: number }) {
  return <i className="way-bar" style={{ "--share": share }} aria-hidden="true" />
}
