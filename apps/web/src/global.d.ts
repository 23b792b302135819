import "react"

declare module "react" {
  // Custom properties are set as any other style.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface ImportMetaEnv {
    /** Written in by the build. */
    readonly APP_VERSION: string
  }
}
