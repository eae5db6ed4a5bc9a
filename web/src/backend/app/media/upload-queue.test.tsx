// @vitest-environment happy-dom
import type { ImageAnswer } from "@tresen/contract/media/image";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";
import { picture } from "../../admin/media/testing";
import { uploadQueue } from "../../admin/media/upload/queue";
import { PictureFault, sendPicture } from "../../admin/media/upload/send-file";
import { UploadPanel } from "../../admin/media/upload/upload-panel";

vi.mock(import("../../admin/media/upload/send-file"), async (original) => ({
  ...(await original()),
  sendPicture: vi.fn(),
}));

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  for (const { key } of uploadQueue.current()) uploadQueue.dismiss(key);
  vi.unstubAllGlobals();
  vi.mocked(sendPicture).mockReset();
});

const file = (name: string) => ({ file: new File(["x"], name, { type: "image/png" }), folder: "" });
const add = (...names: string[]) =>
  act(async () => uploadQueue.add({ files: names.map(file), folder: "", onDone: () => undefined }));
const shown = () => document.querySelector("section")?.textContent ?? "";
/** Whether leaving the page would be asked about. */
const warns = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("the list tells how far files are and why some are refused; leaving the page is asked about meanwhile", async () => {
  mounted = await mountPart({ content: <UploadPanel /> });
  const first = Promise.withResolvers<ImageAnswer>();
  vi.mocked(sendPicture)
    .mockImplementationOnce(({ onProgress }) => {
      onProgress(0.25);
      return first.promise;
    })
    .mockRejectedValueOnce(new PictureFault("Das ist kein Bild.", { isFinal: true }));
  await add("gut.png", "schlecht.png");
  await eventually(() => expect(shown()).toContain("Wird hochgeladen: 25 %"));
  expect(shown()).toContain("schlecht.png: Das ist kein Bild.");
  expect(warns()).toBe(true);
  first.resolve(picture());
  await settled();
  expect(shown()).toContain("1 Bild hochgeladen, 1 Datei nicht übernommen");
  expect(document.querySelector("[role=status]")?.textContent).toContain("Es wird nichts mehr hochgeladen.");
  expect(warns()).toBe(false);
  await press("Liste leeren");
  expect(document.querySelector("section")).toBeNull();
});

test("what lost its connection says so, and goes on with the same picture when there is one again", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: null }));
  mounted = await mountPart({ content: <UploadPanel /> });
  const lost = new PictureFault("Keine Verbindung.", { isOffline: true, waiting: "img_7" });
  vi.mocked(sendPicture).mockRejectedValueOnce(lost).mockResolvedValueOnce(picture());
  await add("foto.png");
  await settled();
  expect(shown()).toContain("geht von selbst weiter");
  await act(async () => window.dispatchEvent(new Event("online")));
  await settled();
  expect(vi.mocked(sendPicture).mock.lastCall?.[0]).toMatchObject({ waiting: "img_7" });
  expect(shown()).toContain("1 Bild hochgeladen");
  expect(shown()).not.toContain("geht von selbst weiter");
});

test("what lost its connection goes on after a while too, where the browser has not noticed that there was none", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  mounted = await mountPart({ content: <UploadPanel /> });
  const lost = new PictureFault("Keine Verbindung.", { isOffline: true, waiting: "img_7" });
  vi.mocked(sendPicture).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(picture());
  await add("foto.png");
  await settled();
  for (const calls of [2, 3]) {
    await act(async () => vi.advanceTimersByTime(5000));
    await settled();
    expect(sendPicture).toHaveBeenCalledTimes(calls);
  }
  expect(shown()).toContain("1 Bild hochgeladen");
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(sendPicture).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("a file that did not arrive is sent again, and one that is given up is gone", async () => {
  mounted = await mountPart({ content: <UploadPanel /> });
  vi.mocked(sendPicture).mockRejectedValueOnce(new PictureFault("Keine Verbindung."));
  await add("foto.png");
  vi.mocked(sendPicture).mockImplementationOnce(
    ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      ),
  );
  await press("foto.png erneut versuchen");
  expect(sendPicture).toHaveBeenCalledTimes(2);
  await press("foto.png abbrechen");
  await settled();
  expect(uploadQueue.current()).toEqual([]);
  expect(warns()).toBe(false);
});

test("of two equal files the other one stays when one is given up for it", async () => {
  const removed: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    removed.push(address);
    return Response.json({ data: null });
  });
  mounted = await mountPart({ content: <UploadPanel /> });
  vi.mocked(sendPicture)
    .mockResolvedValueOnce({ ...picture({ id: "img_a" }), duplicates: [{ id: "img_b", name: "b" }] })
    .mockResolvedValueOnce({ ...picture({ id: "img_b" }), duplicates: [{ id: "img_a", name: "a" }] });
  await add("a.png", "b.png");
  await settled();
  expect(shown()).toContain("2 Bilder doppelt");
  const kept = sessionStorage.getItem("open-duplicates") ?? "";
  expect(JSON.parse(kept)).toMatchObject([{ name: "a.png" }, { name: "b.png" }]);
  await press("Statt a.png das vorhandene Bild verwenden");
  await settled();
  expect(removed).toEqual(["/api/images/img_a"]);
  expect(shown()).toContain("1 Bild hochgeladen");
  expect(shown()).not.toContain("Vorhandenes");
  expect(sessionStorage.getItem("open-duplicates")).toBe("[]");
  // After a reload the question is still open.
  await act(async () => uploadQueue.clear());
  sessionStorage.setItem("open-duplicates", kept);
  await act(async () => expect(uploadQueue.restore()).toBe(true));
  expect(shown()).toContain("a.png: Dieses Bild gibt es schon: b");
  await press("a.png und das vorhandene Bild behalten");
  expect(shown()).toContain("1 Bild hochgeladen, 1 Bild doppelt");
});
