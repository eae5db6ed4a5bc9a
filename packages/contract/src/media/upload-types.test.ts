import { describe, expect, it } from "vitest";
import { UPLOAD_TYPES, acceptedEndings, fitsPart } from "./upload-types";

describe("accepted file types", () => {
  it("are only pictures where pictures are asked for, by the specification's extensions", () => {
    expect(acceptedEndings("image")).toEqual([".jpg", ".jpeg", ".png", ".gif"]);
    expect(acceptedEndings("images")).toEqual(acceptedEndings("image"));
    expect(Object.keys(UPLOAD_TYPES).filter((extension) => fitsPart({ extension, type: "images" }))).toEqual([
      "jpg",
      "png",
      "gif",
    ]);
  });

  it("are all types once where files are asked for", () => {
    const endings = acceptedEndings("files");
    expect(new Set(endings).size).toBe(endings.length);
    for (const extension of Object.keys(UPLOAD_TYPES)) {
      expect(endings).toContain(`.${extension}`);
      expect(fitsPart({ extension, type: "file" })).toBe(true);
    }
  });

  it.each(["svg", "html", "htm", "js", "exe", "zip", "docm", "jpeg", "constructor", ""])(
    "never include %j for a stored file",
    (extension) => {
      expect(fitsPart({ extension, type: "files" })).toBe(false);
    },
  );
});
