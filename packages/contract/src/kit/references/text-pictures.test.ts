import { describe, expect, it } from "vitest";
import { picturesInText, withFileInText } from "./text-pictures";

const TEXT =
  "# Öfen\n\n![Ofen](/image/medium/img_a-b-2.jpg) und ![Plan](/image/img_c-1.svg), noch einmal " +
  "![Ofen](https://shop.example.test/image/medium/img_a-b-2.jpg). Keines: /images/img_d-1.jpg, /image/plan.jpg";

describe("pictures in texts", () => {
  it("are found once each, by their addresses", () => {
    expect(picturesInText(TEXT)).toEqual(["img_a-b", "img_c"]);
    expect(picturesInText("Text")).toEqual([]);
  });

  it("get their present file, and drawings no size", () => {
    const text = withFileInText({ text: TEXT, picture: { id: "img_a-b", version: 12, extension: "webp" } });
    expect(text).toBe(TEXT.replaceAll("img_a-b-2.jpg", "img_a-b-12.webp"));
    expect(withFileInText({ text: TEXT, picture: { id: "img_a-b", version: 3, extension: "svg" } })).toBe(
      TEXT.replaceAll("/medium/img_a-b-2.jpg", "/img_a-b-3.svg"),
    );
  });
});
