/** Invisible characters: fillers, joiners, variation selectors, tags, and an empty Braille cell. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

export function hasVisible(text: string): boolean {
  return visible.test(text.replace(blank, ""))
}

/** Seven combining marks on a letter cover other lines. No script needs more than six. */
const tower = /(?:[\p{Mn}\p{Me}][\u200b-\u200d\u2060]*){7}/u

export function hasStackedMarks(text: string): boolean {
  return tower.test(text)
}
