/** At the beginning of a line, and so of a module: a variable, what `create…` gives, an empty object, or a collection. */
const declaration =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=\n]+)? = (?:create\w*(?:Store|Emitter|Retry)\b|\{\}|(new (?:Weak)?(?:Map|Set)\b)))/gm

/**
 * What modules of the web app keep for as long as the page lives, the studio and the texts of
 * the document aside. All other state belongs to a session scope, to a
 * component, or to an object that an entry makes (decision 3). A collection that nothing is put into is a constant.
 */
export function findPageState(files: readonly { path: string; text: string }[]): string[] {
  const own = files.filter(({ path }) => /^apps\/web\/src\/(?!studio\/|document\/).*\.tsx?$/.test(path))
  const all = own.map(({ text }) => text).join("\n")
  return own.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)].flatMap(([found, variable, name = "", collection]) => {
      const readers = found.startsWith("export") ? all : text
      const isConstant = collection !== undefined && !new RegExp(`\\b${name}\\.(?:set|add)\\(`).test(readers)
      return isConstant ? [] : `${path}: ${variable ?? name}`
    }),
  )
}
