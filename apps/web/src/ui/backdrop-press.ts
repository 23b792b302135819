/**
 * Whether a click on the backdrop closes: only if it also began there, not a hold's release from the page below, or a drag out of the
 * sheet.
 */
export function createBackdropPress(isBackdrop: (target: EventTarget | null) => boolean) {
  let hasBegun = false
  return {
    pointerDown(target: EventTarget | null): void {
      hasBegun = isBackdrop(target)
    },
    click(target: EventTarget | null): boolean {
      const closes = hasBegun && isBackdrop(target)
      hasBegun = false
      return closes
    },
  }
}
