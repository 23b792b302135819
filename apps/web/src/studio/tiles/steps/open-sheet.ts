export type OpenSheet = { kind: "publish" | "entry" | "more" | "rename" | "revisions" }
