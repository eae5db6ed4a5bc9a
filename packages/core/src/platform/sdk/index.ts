/** The time limits of one attempt, in milliseconds. */
interface Limits {
  connectionTimeout: number;
  /** From sending the request to the complete answer. */
  requestTimeout: number;
}

/**
 * Connection settings of an SDK client. A request over its limit fails and may be retried; by default the SDK would
 * only log it and wait.
 */
export function requestHandler<Given extends Limits>(limits: Given): Given & { throwOnRequestTimeout: true } {
  return { ...limits, throwOnRequestTimeout: true };
}
