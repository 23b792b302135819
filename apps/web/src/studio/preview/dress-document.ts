/**
 * Gives an empty document the looks of another one: what its root says, its styles, also those that come later, and its icons. Returns what
 * stops it.
 */
export function dressDocument(inner: Document, outer: Document): () => void {
  for (const { name, value } of outer.documentElement.attributes) inner.documentElement.setAttribute(name, value)
  // Where nobody swipes, the strip has its buttons.
  inner.documentElement.setAttribute("data-buttons", "")
  const copies = new Map<Element, Element>()
  const follow = () => {
    const styles = outer.head.querySelectorAll("style, link[rel='stylesheet']")
    for (const style of styles) {
      if (copies.has(style)) continue
      const copy = inner.importNode(style, true) as HTMLElement
      // A nonce is hidden from whoever reads attributes.
      copy.nonce = (style as HTMLElement).nonce ?? ""
      copies.set(style, copy)
      inner.head.append(copy)
    }
  }
  follow()
  const icons = outer.querySelector(".icon-sprite")
  if (icons) inner.body.append(inner.importNode(icons, true))
  const observer = new MutationObserver(follow)
  observer.observe(outer.head, { childList: true })
  return () => observer.disconnect()
}
