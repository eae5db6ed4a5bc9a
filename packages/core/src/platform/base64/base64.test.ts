import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { base64Bytes } from ".";

test.each([0, 1, 2, 3, 4, 5, 1000, 4_000_000])(
  "%i bytes come out as they went in, with and without padding",
  (size) => {
    const body = randomBytes(size);
    const text = body.toString("base64");
    for (const written of [text, text.replace(/=+$/, "")]) {
      const read = base64Bytes({ text: written, limit: size });
      expect(read instanceof Buffer && read.equals(body)).toBe(true);
    }
    if (size > 0) expect(base64Bytes({ text, limit: size - 1 })).toBe("tooLarge");
  },
);

test.each(["A", "AAAAA", "AAAA*", "AA AA", "A===", "AA=A", "AAAA\n", "<html>", "ä", "AA-_", "AAAA=AAAA"])(
  "%j is no base64",
  (text) => {
    expect(base64Bytes({ text, limit: 100 })).toBe("malformed");
  },
);
