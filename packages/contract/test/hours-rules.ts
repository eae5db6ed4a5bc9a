import fc from "fast-check";

/** Times of day in steps of five minutes, as `HH:MM`. */
export const clock = fc
  .integer({ min: 0, max: 287 })
  .map((step) => `${String(Math.floor(step / 12)).padStart(2, "0")}:${String((step % 12) * 5).padStart(2, "0")}`);
