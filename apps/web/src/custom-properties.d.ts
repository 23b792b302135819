import "react"

declare module "react" {
  // Custom properties are set as any other style.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
