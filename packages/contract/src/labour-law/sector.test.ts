import { expect, test } from "vitest";
import { sectorOf } from "./sector";

test.each([
  ["Hotel- und Gastgewerbe", "hospitality"],
  ["KV Gastgewerbe", "hospitality"],
  ["Bäckerhandwerk", "bakery"],
  ["Handelsangestellte", "retail"],
  ["Metallbau", "other"],
  ["", "other"],
])("%s is %s", (text, sector) => expect(sectorOf(text)).toBe(sector));
