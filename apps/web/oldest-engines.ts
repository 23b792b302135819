/** The oldest engines the app is built for (decision 28). `lib` in `tsconfig.json` and a list in `.oxlintrc.json` hold its code to them. */
export const oldestEngines = ["safari16.4", "ios16.4", "chrome131", "edge131", "firefox128"]
