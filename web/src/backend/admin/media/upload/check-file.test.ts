import { expect, test } from "vitest";
import { ACCEPTED, fileFault, pictureType } from "./check-file";

const file = (name: string, type: string, size = 10) => ({ name, type, size });

test("a picture is known by its type, and by its ending where the system tells no type", () => {
  expect(pictureType(file("a.bin", "image/avif"))).toBe("image/avif");
  expect(pictureType(file("IMG_1.HEIC", ""))).toBe("image/heic");
  expect(pictureType(file("a.svg", "application/octet-stream"))).toBe("image/svg+xml");
  expect(pictureType(file("brief.pdf", "application/pdf"))).toBeNull();
  expect(pictureType(file("a.png", "text/html"))).toBeNull();
  expect(pictureType(file("a.constructor", ""))).toBeNull();
  expect(ACCEPTED.split(",")).toEqual(expect.arrayContaining(["image/heic", ".heic", "image/svg+xml"]));
});

test("what the server would refuse is not sent", () => {
  expect(fileFault(file("a.jpg", "image/jpeg", 40_000_000))).toBeNull();
  expect(fileFault(file("a.jpg", "image/jpeg", 40_000_001))).toContain("40 MB");
  expect(fileFault(file("a.jpg", "image/jpeg", 0))).toContain("leer");
  expect(fileFault(file("film.mp4", "video/mp4"))).toContain("AVIF, HEIC und SVG");
});
