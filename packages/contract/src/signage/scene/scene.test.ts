import { expect, test } from "vitest";
import { sceneContent } from "./scene-content";

const taken = (url: string): string | null => sceneContent.safeParse({ url }).data?.url ?? null;

test("scheme and host of a web address may be written in any case", () => {
  expect(taken(" HTTPS://Example.COM/Karte?Tisch=A#Oben ")).toBe("https://example.com/Karte?Tisch=A#Oben");
  expect(taken("Https://Example.com")).toBe("https://example.com");
  expect(taken("https://example.com:8443/A")).toBe("https://example.com:8443/A");
});

test.each(["http://example.com", "https://", "https://ich@example.com/", "https://example.com:99999/", "example.com"])(
  "%s is no web address of a scene",
  (url) => {
    expect(taken(url)).toBeNull();
  },
);
