// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "../../../../../shared/testing/mount";
import { settled } from "../../../../../shared/testing/hands";
import { PictureFault } from "./prepare-image";
import { sizedSvg } from "./svg-picture";
import { UploadList } from "./upload-list";
import { uploadImage } from "./upload-image";
import { useUploads } from "./use-uploads";

vi.mock("./upload-image");
const STORED = { id: "img_1", version: 1, extension: "png" as const, width: 4, height: 3, alt: "" };
let mounted: Awaited<ReturnType<typeof mount>> | undefined;
afterEach(() => mounted?.unmount());

test("a refused file is told by its name until a later upload succeeds", async () => {
  const taken = vi.fn();
  let start: ReturnType<typeof useUploads>["start"] | undefined;
  function Uploads() {
    const uploads = useUploads(taken);
    start = uploads.start;
    return <UploadList uploads={uploads.uploads} onEnd={uploads.end} onRetry={uploads.retry} />;
  }
  mounted = await mount(<Uploads />);
  const add = async (name: string): Promise<void> => {
    await act(async () => start?.({ file: new File(["x"], name) }));
    await settled();
  };
  vi.mocked(uploadImage).mockRejectedValueOnce(new PictureFault("Zu groß."));
  await add("riesig.png");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("„riesig.png“: Zu groß.");
  vi.mocked(uploadImage).mockRejectedValueOnce(new PictureFault("Unbekannt."));
  await add("brief.doc");
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(2);
  vi.mocked(uploadImage).mockResolvedValueOnce(STORED);
  await add("klein.png");
  expect(taken).toHaveBeenCalledWith(STORED);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a drawing gets a size in pixels in its own proportions", () => {
  const size = (attributes: string) => {
    const sized = sizedSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
    return sized && [sized.width, sized.height, /viewBox="([^"]*)"/.exec(sized.text)?.[1]];
  };
  expect(size('viewBox="0 0 24 12"')).toEqual([1920, 960, "0 0 24 12"]);
  expect(size('width="100%" height="100%" viewBox="-5,-5,10,20"')).toEqual([960, 1920, "-5,-5,10,20"]);
  expect(size('width="200" height="100px"')).toEqual([1920, 960, "0 0 200 100"]);
  expect(size("")).toEqual([1920, 960, "0 0 300 150"]);
  expect(sizedSvg("<html></html>")).toBeNull();
});
