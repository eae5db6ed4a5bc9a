// @vitest-environment happy-dom
import { signageVideos } from "@tresen/contract/signage/video/video.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../shared/testing/hands";
import { FormContext } from "../admin/form/form-context";
import { RecordPage } from "../admin/form/record-page";
import { FileSection } from "../features/signage/video/file-section";
import { VideoPanel } from "../features/signage/video/video-panel";
import { videoQueue } from "../features/signage/video/video-queue";
import { mountPart } from "./testing/part";

const AT = "2026-06-05T16:30:00.000Z";
const META = { id: "vid_1", version: 1, createdAt: AT, updatedAt: AT };
const NO_FILE = {
  ...{ error: null, bytes: null, sha256: null, mimeType: null, videoCodec: null, audioCodec: null },
  ...{ width: null, height: null, seconds: null, uploadedAt: null },
};
const WAITING = { ...META, name: "Sommer", tags: [], state: "waiting", ...NO_FILE } as const;
const REFUSED = { ...WAITING, state: "refused", error: "Das Video ist verschlüsselt." } as const;
const READY = {
  ...{ ...WAITING, state: "ready", bytes: 2_500_000, sha256: "a1".repeat(32), mimeType: "video/mp4" },
  ...{ videoCodec: "H.264", audioCodec: null, width: 1920, height: 1080, seconds: 65, uploadedAt: AT },
} as const;

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
let sent: string[] = [];
/** What becomes of the file. */
let outcome: object = READY;
let connection = true;

class FakeRequest {
  status = 200;
  upload = {};
  onload?: () => void;
  onerror?: () => void;
  open(): void {}
  abort(): void {}
  getResponseHeader = () => '"1"';
  send(): void {
    setTimeout(() => (connection ? this.onload?.() : this.onerror?.()));
  }
}

beforeEach(() => {
  [sent, outcome, connection] = [[], READY, true];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    const upload = { parts: [{ number: 1, bytes: 1, url: "https://bucket.test/1" }], expiresAt: AT };
    return Response.json({ data: url.endsWith("/uploaded") ? outcome : { ...WAITING, upload } });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  for (const { key } of videoQueue.current()) videoQueue.dismiss(key);
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const form = { zone: "Europe/Vienna", isReadOnly: false } as React.ContextType<typeof FormContext>;
async function open(record: typeof WAITING | typeof REFUSED | typeof READY): Promise<void> {
  mounted = await mountPart({
    content: (
      <FormContext value={form}>
        <FileSection record={record} />
        <VideoPanel />
      </FormContext>
    ),
  });
}
const film = () => new File(["x"], "sommer.mp4", { type: "video/mp4" });

test("a video is shown with what is known of it", async () => {
  await open(READY);
  const video = document.querySelector("video");
  expect(video?.getAttribute("src")).toBe(`/video/${"a1".repeat(32)}.mp4`);
  expect(video?.getAttribute("aria-label")).toBe("Vorschau von Sommer");
  for (const part of ["MP4 (H.264, ohne Ton)", "1920 × 1080", "1:05", "2,5 MB", "05.06.2026"])
    expect(text()).toContain(part);
  expect(document.querySelector("input[type=file]")).toBeNull();
});

test("a refused one says why in words, and takes another file", async () => {
  await open(REFUSED);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Das Video ist verschlüsselt.");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  expect(input?.accept).toContain("video/webm");
  Object.defineProperty(input, "files", { value: [film()] });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
  await eventually(() => expect(text()).toContain("Alle Videos sind hochgeladen"));
  expect(sent).toEqual(["POST /api/signage-videos/vid_1/upload", "POST /api/signage-videos/vid_1/uploaded"]);
  await press("Liste leeren");
  expect(document.querySelector("section")).toBeNull();
});

test("a file that the server refuses stays in the list with its reason", async () => {
  outcome = REFUSED;
  await open(WAITING);
  await act(async () => videoQueue.add({ file: film(), onChange: () => undefined }));
  await eventually(() => expect(text()).toContain("sommer.mp4: Das Video ist verschlüsselt."));
  expect(text()).toContain("1 Video nicht übernommen");
  await press("sommer.mp4 aus der Liste nehmen");
  expect(sent.some((line) => line.startsWith("DELETE"))).toBe(false);
});

test("an upload that is given up takes its new video with it", async () => {
  outcome = WAITING;
  connection = false;
  await open(WAITING);
  await act(async () => videoQueue.add({ file: film(), onChange: () => undefined }));
  await eventually(() => expect(sent).toContain("POST /api/signage-videos"));
  await eventually(() => expect(videoQueue.current()[0]?.video).toBe("vid_1"));
  await press("sommer.mp4 abbrechen");
  await eventually(() => expect(sent).toContain("DELETE /api/signage-videos/vid_1"));
});

test("the address of a new video leads to the list, which takes its file", async () => {
  mounted = await mountPart({ content: <RecordPage resource={signageVideos} id="new" copy={undefined} /> });
  await eventually(() => expect(mounted?.router.history.location.pathname).toBe("/signage-videos"));
});
