/** The seam to analytics and the error reporter. */
export function logEvent(_name: string, _params: Record<string, unknown>): void {}
export function logNativeEvent(_name: string, _params: Record<string, unknown>): void {}
export function setAnalyticsUser(_userId: string | null): void {}
export function reportError(_error: Error): void {}
