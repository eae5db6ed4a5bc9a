import { expect, test } from "vitest";
import { isOutside } from "./stamping-place";

const PLACE = { latitude: 48.2082, longitude: 16.3738, radius: 200 };

test("inside is whoever may be within the circle, as exactly as the device knows", () => {
  const away = { latitude: 48.2082, longitude: 16.3838 };
  expect(isOutside({ position: { ...PLACE, accuracy: 10 }, place: PLACE })).toBe(false);
  // 741 m to the east.
  expect(isOutside({ position: { ...away, accuracy: 500 }, place: PLACE })).toBe(true);
  expect(isOutside({ position: { ...away, accuracy: 600 }, place: PLACE })).toBe(false);
});
