/**
 * How to run npm, as a command line. Under npm it is that same npm on that same Node: the `node` on the PATH may be the one in
 * node_modules, which an installation replaces under our feet.
 */
export function npmCommand(...args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && node && /\.c?js$/.test(npm)) return [node, npm, ...args]
  return process.platform === "win32" ? ["cmd", "/c", "npm", ...args] : ["npm", ...args]
}
