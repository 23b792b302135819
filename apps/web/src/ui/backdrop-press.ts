/**
 * Whether a click closes what it fell beside. Only one that also began there does: the click with which a finger lifts that held
 * the page beneath began elsewhere, and so did one that was dragged out of the sheet.
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
