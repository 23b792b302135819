/** Whether an element is rendered. Without `checkVisibility` its boxes decide. */
export function isVisible(element: Element): boolean {
  // oxlint-disable-next-line no-restricted-properties -- may be missing.
  const { checkVisibility } = element as Partial<Pick<Element, "checkVisibility">>
  return checkVisibility?.call(element, { visibilityProperty: true }) ?? element.getClientRects().length > 0
}
