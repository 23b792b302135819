/** Where the routes find media. The module `media` makes what is missing. */
export type MediaFiles = {
  /** The path of a file under `/media/`; null when there is no such medium. */
  fileOf: (name: string, urgency: "asked") => Promise<string | null>
}
