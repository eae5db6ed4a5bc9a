/** How long one attempt may take, in milliseconds. */
interface Limits {
  connectionTimeout: number;
  /** From the request's beginning to the answer's. */
  requestTimeout: number;
}

/**
 * Settings of an SDK client's connections. What takes longer fails and may be repeated: by itself the SDK would only
 * log it, and wait.
 */
export function requestHandler<Given extends Limits>(limits: Given): Given & { throwOnRequestTimeout: true } {
  return { ...limits, throwOnRequestTimeout: true };
}
