/** Attributes of HTML whose text is read. */
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

/** What our own components take their words by, besides. */
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

/** Whether the text of an attribute is there to be read. */
export function isWordAttribute(element: string, attribute: string): boolean {
  return ofHtml.has(attribute) || (/^[A-Z]/.test(element) && ofComponents.has(attribute))
}
