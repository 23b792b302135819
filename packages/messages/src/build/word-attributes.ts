const ofHtml = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
])

const ofComponents = new Set([
  "about",
  "action",
  "busy",
  "heading",
  "hint",
  "label",
  "legend",
  "more",
  "no",
  "question",
  "text",
  "verb",
  "yes",
])

export function isWordAttribute(element: string, attribute: string): boolean {
  return ofHtml.has(attribute) || (/^[A-Z]/.test(element) && ofComponents.has(attribute))
}
