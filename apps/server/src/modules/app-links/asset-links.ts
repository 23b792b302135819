import type { Config } from "../../platform/config.ts"

type Settings = Pick<Config, "ANDROID_PACKAGE" | "ANDROID_CERT_SHA256">

/** Google's `assetlinks.json` for app links and passkeys; null while no app is configured. */
export function assetLinks({ ANDROID_PACKAGE: name, ANDROID_CERT_SHA256: fingerprints }: Settings): object | null {
  if (name === undefined || fingerprints === undefined) return null
  return [
    {
      relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
      target: { namespace: "android_app", package_name: name, sha256_cert_fingerprints: fingerprints },
    },
  ]
}
