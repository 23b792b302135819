import pack from "./package.json" with { type: "json" }

/** Constants that every build puts into its code: the mode of its libraries, and the version that settings and error reports name. */
export const builtIn = {
  "process.env.NODE_ENV": JSON.stringify("production"),
  "import.meta.env.APP_VERSION": JSON.stringify(pack.version),
}

/** The language that the app's words are built in: a BCP 47 tag of a message catalogue, or English. */
export const buildLanguage = process.env["APP_LANGUAGE"] ?? "en"

/** Where the build goes. English is there for every server; another language stands beside it, in a folder by its name. */
export const buildDir = buildLanguage === "en" ? "dist" : `dist/${buildLanguage}`
