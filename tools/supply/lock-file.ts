/** The part of package-lock.json that is read here, by path in node_modules. */
export type LockFile = { packages: Record<string, LockedPackage> }
export type LockedPackage = {
  version?: string
  integrity?: string
  /** Where it was fetched from: left out, it is whatever registry npm is set to. A link's is its workspace. */
  resolved?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
}

/** The packages that are fetched from a registry, by their path in node_modules. */
export function fetchedPackages({ packages }: LockFile): [path: string, entry: LockedPackage][] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link)
}
