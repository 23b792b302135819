/**
 * The walls between our parts. `tools/check-walls.ts` runs these rules on the code, and on `tools/walls-canary`, where every
 * rule is broken exactly once.
 */

/**
 * Which module of the server may import which other one, and read its tables in its own stores; the rest meet in `app.ts` and `bin/`.
 * No module writes another's tables.
 */
export const moduleReads = {
  content: ["feed-cards", "media", "rewards", "search"],
  feed: ["ranking"],
  games: ["content", "feed-cards", "media", "points"],
  insights: ["analytics", "points", "users"],
  notifications: ["games", "referrals", "rewards", "today"],
  pages: ["feed", "feed-cards", "referrals", "search", "thoughts", "tiles"],
  points: ["tiles"],
  privacy: ["sign-in"],
  ranking: ["likes", "tiles"],
  // Everything a reviewer has to know of somebody, in one place.
  readers: ["points", "referrals", "rewards", "thoughts", "uploads", "users"],
  recall: ["games", "ranking", "tiles"],
  referrals: ["likes", "points", "tiles", "users"],
  rewards: ["feed-cards", "media", "points", "referrals"],
  studio: ["content", "feed-cards", "games", "media", "rewards", "uploads"],
  thoughts: ["editors", "feed-cards", "points", "uploads"],
  today: ["games", "ranking", "tiles"],
  uploads: ["media"],
  users: ["media"],
}

/** Whose tables a module's stores may read beside those: joins that would cost a query each as functions. Content is open to all. */
export const tableReads = {
  analytics: ["users"],
  // Their accounts, and the address of whoever is erased.
  editors: ["privacy", "sign-in", "users"],
  // The names of those who wrote, and of the editors who dealt with it.
  errors: ["users"],
  forms: ["privacy", "users"],
  likes: ["ranking", "thoughts"],
  notifications: ["sign-in"],
  // The content of the shop, sessions and roles on every request, and who did what in the audit log.
  platform: ["editors", "rewards", "sign-in", "users"],
  points: ["notifications", "referrals", "rewards", "users"],
  ranking: ["feed", "novelty"],
  recall: ["novelty"],
  referrals: ["sign-in"],
  // The answers that were kept: no redemption that was confirmed is lost.
  rewards: ["media", "platform", "users"],
  studio: ["media", "ranking", "sign-in", "users"],
  thoughts: ["users"],
  tiles: ["novelty", "users"],
  uploads: ["thoughts", "users"],
  users: ["rewards", "sign-in"],
}

/** The features other features may import. */
const sharedFeatures = "^apps/web/src/features/(session|session/change|tile)/index\\.ts$"

/** Modules that order a feed, from candidates to explanation. Around them: database reads, training and serving. */
const pureRanking =
  "^apps/server/src/modules/ranking/((candidates|features|score|diversify|explore|explain|model)/|(rank-feed|weights|quality)\\.ts$)"

const isTest = "\\.test\\.tsx?$"

const forbidden = [
  rule("no-cycles", "a cycle means that two files are one", {}, { circular: true }),
  rule(
    "resolvable",
    "an import must lead somewhere",
    {},
    { couldNotResolve: true, pathNot: "\\?(url|raw|worker)$|^virtual:" },
  ),
  rule(
    "domain-alone",
    "domain imports nothing, of ours or of others",
    { path: "^packages/domain/src/", pathNot: isTest },
    { pathNot: "^packages/domain/src/" },
  ),
  rule(
    "contract-on-domain",
    "contract builds on domain, zod, and what knows post codes",
    { path: "^packages/contract/src/", pathNot: isTest },
    { pathNot: "^packages/(contract|domain)/src/|node_modules/(zod|postcode-validator)/" },
  ),
  rule(
    "browser-has-no-node",
    "what ships to browsers has no Node",
    { path: "^(packages/(domain|contract)|apps/web)/src/", pathNot: isTest },
    {
      dependencyTypes: ["core"],
    },
  ),
  rule(
    "ranking-steps-are-pure",
    "the steps of a ranking know domain, each other and the shape of the content: no clock, no Node, no database",
    { path: pureRanking, pathNot: isTest },
    {
      pathNot: `^packages/domain/src/|^apps/server/src/platform/content/content-snapshot\\.ts$|${pureRanking}`,
    },
  ),
  rule("server-not-web", "the apps never import each other", { path: "^apps/server/" }, { path: "^apps/web/" }),
  rule("web-not-server", "the apps never import each other", { path: "^apps/web/" }, { path: "^apps/server/" }),
  rule("packages-not-apps", "packages know no app", { path: "^packages/" }, { path: "^(apps|tools|e2e|bench)/" }),
  rule(
    "feature-islands",
    "a feature imports only the features session and tile, by an index.ts of theirs; all else is composed in app/",
    { path: "^apps/web/src/features/([^/]+)/" },
    { path: "^apps/web/src/features/", pathNot: ["^apps/web/src/features/$1/", sharedFeatures] },
  ),
  rule(
    "feature-front-door",
    "a feature is entered through its index.ts",
    { path: "^apps/web/src/", pathNot: "^apps/web/src/features/" },
    { path: "^apps/web/src/features/", pathNot: "/index\\.ts$|\\.css$" },
  ),
  rule(
    "features-below-app",
    "features do not know the app",
    { path: "^apps/web/src/features/" },
    { path: "^apps/web/src/(app|document)/" },
  ),
  rule(
    "studio-by-its-door",
    "readers' code knows nothing of the studio: one lazy screen of the app opens it, and hands in what draws a tile",
    {
      path: "^apps/web/src/",
      pathNot: ["^apps/web/src/studio/", "^apps/web/src/app/screens/studio-(screen|phone)\\.tsx$"],
    },
    { path: "^apps/web/src/studio/" },
  ),
  rule(
    "studio-on-the-ground",
    "the studio builds on ui, platform and the session: what else it shows is given to it by the app",
    { path: "^apps/web/src/studio/" },
    {
      path: "^apps/web/src/(app|document|features)/",
      pathNot: "^apps/web/src/features/session/(change/)?index\\.ts$",
    },
  ),
  rule(
    "ui-below-features",
    "ui and platform know no feature",
    { path: "^apps/web/src/(ui|platform)/" },
    {
      path: "^apps/web/src/(app|features|document)/",
    },
  ),
  rule(
    "platform-below-ui",
    "the platform draws nothing",
    { path: "^apps/web/src/platform/" },
    { path: "^apps/web/src/ui/" },
  ),
  rule(
    "platform-below-modules",
    "the platform knows no module",
    { path: "^apps/server/src/platform/" },
    {
      path: "^apps/server/src/(modules|bin)/",
    },
  ),
  rule(
    "module-lines",
    "a server module reads another only along a line named in .dependency-cruiser.mjs",
    { path: "^apps/server/src/modules/([^/]+)/" },
    { path: "^apps/server/src/modules/", pathNot: ["^apps/server/src/modules/$1/"] },
    Object.keys(moduleReads),
  ),
  ...Object.entries(moduleReads).map(([name, reads]) =>
    rule(
      `module-lines-${name}`,
      `the server's ${name} reads only ${reads.join(" and ")}`,
      { path: `^apps/server/src/modules/${name}/`, pathNot: isTest },
      { path: "^apps/server/src/modules/", pathNot: `^apps/server/src/modules/(${[name, ...reads].join("|")})/` },
    ),
  ),
  rule(
    "tests-are-leaves",
    "code does not import tests",
    { pathNot: `${isTest}|/test/|^(e2e|bench|tools)/` },
    {
      path: `${isTest}|^apps/(server|web)/test/|^(e2e|bench|tools)/`,
    },
  ),
  rule(
    "database-tests-say-so",
    "a test beside the code that opens a database is named *.database.test.ts: only those run on PostgreSQL",
    { path: "^apps/server/src/.*\\.test\\.ts$", pathNot: "\\.database\\.test\\.ts$" },
    { path: "^apps/server/test/(test-database|start-test-server|[a-z]+-world)\\.ts$" },
  ),
  rule(
    "translated-when-built",
    "what reads the source for its words is part of the build, and of nothing that runs",
    { path: "^apps/[^/]+/src/" },
    { path: "^packages/messages/src/build/" },
  ),
  rule(
    "ships-what-it-declares",
    "code that runs does not import a development dependency",
    {
      path: "^(packages/[^/]+|apps/[^/]+)/src/",
      // Code that runs at build time, to put messages into a build.
      pathNot: `${isTest}|^packages/messages/src/build/`,
    },
    { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], pathNot: "node_modules/@types/" },
  ),
]

function rule(name, comment, from, to, exceptModules = []) {
  if (exceptModules.length > 0) {
    const others = `^apps/server/src/modules/(${exceptModules.join("|")})/`
    return { name, comment, severity: "error", from: { ...from, pathNot: [others, isTest] }, to }
  }
  return { name, comment, severity: "error", from, to }
}

export default {
  forbidden,
  options: {
    // With TypeScript 7 alone nothing would be read, and nothing be wrong.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css", ".d.ts"],
    },
  },
}
