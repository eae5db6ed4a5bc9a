import type { StampingPlace } from "./time-tracking.calls";

const EARTH_RADIUS = 6_371_000;

interface Position {
  latitude: number;
  longitude: number;
  /** Meters by which it may be wrong. */
  accuracy: number;
}

/** Whether the position is outside the circle around the branch for certain: what may be inside is. */
export function isOutside({ position, place }: { position: Position; place: StampingPlace }): boolean {
  return distanceOf(position, place) - position.accuracy > place.radius;
}

/** Meters along the surface of the earth (haversine). */
function distanceOf(a: Omit<Position, "accuracy">, b: Omit<Position, "accuracy">): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}
