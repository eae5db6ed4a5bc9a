// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ImageAnswer } from "@tresen/contract/media/image";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../../../shared/testing/hands";
import { mount } from "../../../../../shared/testing/mount";
import { PictureFault, sendPicture } from "../../../media/upload/send-file";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

vi.mock(import("../../../media/upload/send-file"), async (original) => ({
  ...(await original()),
  sendPicture: vi.fn(),
}));

const STORED: ImageAnswer = {
  ...{ id: "img_1", version: 1, createdAt: "", updatedAt: "", name: "klein", alt: "", mimeType: "image/png" },
  ...{
    size: 1,
    uploadedAt: null,
    digest: "",
    state: "ready",
    error: null,
    hasAlt: false,
    fileVersion: 1,
    extension: "png",
  },
  ...{ width: 4, height: 3, folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {} },
};
const REFERENCE = { id: "img_1", version: 1, extension: "png", width: 4, height: 3, alt: "" };

let mounted: Awaited<ReturnType<typeof mount>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function field() {
  const onUploaded = vi.fn();
  const onSwapped = vi.fn();
  let start: ReturnType<typeof useUploads>["start"] | undefined;
  function Uploads() {
    const uploads = useUploads({ onUploaded, onSwapped });
    start = uploads.start;
    const { end, retry, swap } = uploads;
    return <UploadList uploads={uploads.uploads} onEnd={end} onRetry={retry} onSwap={(one) => void swap(one)} />;
  }
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Uploads />
    </QueryClientProvider>,
  );
  const add = async (name: string): Promise<void> => {
    await act(async () => start?.({ file: new File(["x"], name) }));
    await settled();
  };
  return { add, onUploaded, onSwapped };
}

const retries = () => [...document.querySelectorAll("button")].filter(({ textContent }) => /Erneut/.test(textContent));

test("a refused file is told by its name until a later upload succeeds", async () => {
  const { add, onUploaded } = await field();
  vi.mocked(sendPicture).mockRejectedValueOnce(new PictureFault("Zu groß.", { isFinal: true }));
  await add("riesig.png");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("„riesig.png“: Zu groß.");
  // The same file would be refused again.
  expect(retries()).toHaveLength(0);
  vi.mocked(sendPicture).mockRejectedValueOnce(new PictureFault("Keine Verbindung."));
  await add("foto.png");
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(2);
  expect(retries()).toHaveLength(1);
  vi.mocked(sendPicture).mockResolvedValueOnce(STORED);
  await add("klein.png");
  expect(onUploaded).toHaveBeenCalledWith(REFERENCE);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a picture that was there before can be taken instead, and the new one is removed", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    return Response.json({ data: { ...STORED, id: "img_0", fileVersion: 7 } });
  });
  const { add, onUploaded, onSwapped } = await field();
  vi.mocked(sendPicture).mockResolvedValueOnce({ ...STORED, duplicates: [{ id: "img_0", name: "Das alte" }] });
  await add("gleich.png");
  expect(onUploaded).toHaveBeenCalledWith(REFERENCE);
  expect(document.querySelector("a")?.textContent).toBe("Das alte");
  await press("Statt gleich.png das vorhandene Bild verwenden");
  await settled();
  expect(onSwapped).toHaveBeenCalledWith({ id: "img_1", by: { ...REFERENCE, id: "img_0", version: 7 } });
  expect(asked).toEqual(["GET /api/images/img_0?as=staff", "DELETE /api/images/img_1"]);
  expect(document.querySelector("li")).toBeNull();
});
