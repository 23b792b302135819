/** The language that the app's words are built in: a BCP 47 tag of a message catalogue, or English. */
export const buildLanguage = process.env["APP_LANGUAGE"] ?? "en"

/** Where the build goes. English is there for every server; another language stands beside it, in a folder by its name. */
export const buildDir = buildLanguage === "en" ? "dist" : `dist/${buildLanguage}`
