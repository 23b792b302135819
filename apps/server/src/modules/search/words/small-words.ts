/** Words that say little: a tile without them is still meant, so beside other words they are not required. */
const small = new Set(
  "a an and are as at be but by can do does for from had has have how i if in into is it its my no not of on or our so than that the their then there these they this to was we were what when where which who why will with you your".split(
    " ",
  ),
)

export function isSmallWord(word: string): boolean {
  return small.has(word)
}
