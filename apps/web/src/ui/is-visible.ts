/** Whether an element is drawn. An engine that can't be asked tells by its boxes: what has none is not. */
export function isVisible(element: Element): boolean {
  // oxlint-disable-next-line no-restricted-properties -- it may be missing.
  const { checkVisibility } = element as Partial<Pick<Element, "checkVisibility">>
  return checkVisibility?.call(element, { visibilityProperty: true }) ?? element.getClientRects().length > 0
}
