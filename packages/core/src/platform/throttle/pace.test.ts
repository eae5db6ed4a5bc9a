import { expect, it } from "vitest";
import { keepPace } from ".";

const NOW = Date.parse("2026-06-05T18:30:00+02:00");
const call = (value: string, now = NOW): void => keepPace({ value, limit: 3, window: 1000, now });

it("lets each caller call so often within a window", () => {
  for (const value of ["a", "a", "a", "b"]) call(value);
  expect(() => call("a", NOW + 600)).toThrow(expect.objectContaining({ kind: "limit", wait: 400 }));
  call("b", NOW + 600);
  call("a", NOW + 1000);
});
