/** Where a subtile's own text begins, below the bar; the tile's beginning for none. */
export function topOf(screen: HTMLElement, part: string | undefined): number {
  const section = part && screen.querySelector(`#${CSS.escape(part)}`)
  return section ? section.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop - 72 : 0
}
