import pack from "./package.json" with { type: "json" }

/** Constants of every build: the libraries' mode, and the version in settings and error reports. */
export const builtIn = {
  "process.env.NODE_ENV": JSON.stringify("production"),
  "import.meta.env.APP_VERSION": JSON.stringify(pack.version),
}

/** The language of the app's texts: a BCP 47 tag of a catalogue, or English. */
export const buildLanguage = process.env["APP_LANGUAGE"] ?? "en"

/** The build's folder. English is always there; others are beside it, named by language. */
export const buildDir = buildLanguage === "en" ? "dist" : `dist/${buildLanguage}`
