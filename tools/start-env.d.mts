/** The environment `npm start` gives the server: everything is local where nothing says otherwise. */
export function startEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv
