import { HEALTH_AREAS, HEALTH_STATES, type HealthCheck } from "@tresen/contract/health/health";

/** A check with what most of them lack. */
export function checked(
  check: Pick<HealthCheck, "area" | "subject" | "state" | "title" | "text"> & Partial<HealthCheck>,
): HealthCheck {
  return { advice: null, branch: null, jobs: null, since: null, next: null, ...check };
}

/** The worst first; among equals in the order of areas, and otherwise as they are. */
export function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  const rank = ({ state, area }: HealthCheck): number =>
    HEALTH_STATES.indexOf(state) * HEALTH_AREAS.length + HEALTH_AREAS.indexOf(area);
  return checks.toSorted((a, b) => rank(a) - rank(b));
}
