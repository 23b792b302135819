/** Which sheet is open over the editor. */
export type OpenSheet = { kind: "publish" | "entry" | "more" | "rename" | "revisions" }
