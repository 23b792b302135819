/** The oldest supported engines (decision 28). `lib` in `tsconfig.json` and a list in `.oxlintrc.json` enforce them. */
export const oldestEngines = ["safari16.4", "ios16.4", "chrome131", "edge131", "firefox128"]
