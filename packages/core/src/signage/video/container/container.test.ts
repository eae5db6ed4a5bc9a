import { VIDEO_REFUSALS as REFUSALS } from "@tresen/contract/signage/video/video.texts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FRAGMENTED_MP4, H264_MP4, VP8_WEBM } from "../../../../test/films";
import { type Mp4, type WebM, box, element, mp4, webm } from "../../../../test/videos";
import { inspectVideo, sourceOf } from ".";

/** What is read of a file, with the ranges for which the bucket was asked. */
async function inspected(bytes: Buffer) {
  const ranges: { from: number; length: number }[] = [];
  const source = sourceOf({
    bytes: bytes.length,
    fetch: async (range) => {
      ranges.push(range);
      return bytes.subarray(range.from, range.from + range.length);
    },
  });
  return { found: await inspectVideo(source), ranges };
}
const found = async (bytes: Buffer) => (await inspected(bytes)).found;

const FILM = { mimeType: "video/mp4", videoCodec: "H.264", audioCodec: "AAC", width: 1920, height: 1080, seconds: 10 };
const CLIP = { mimeType: "video/webm", videoCodec: "VP9", audioCodec: "Opus", width: 1280, height: 720, seconds: 8 };

test("real files are read as they are", async () => {
  const known = { audioCodec: "Opus", width: 320, height: 180, seconds: expect.closeTo(1, 1) };
  expect(await found(H264_MP4)).toEqual({ ...known, mimeType: "video/mp4", videoCodec: "H.264" });
  expect(await found(VP8_WEBM)).toEqual({ ...known, mimeType: "video/webm", videoCodec: "VP8" });
  expect(await found(FRAGMENTED_MP4)).toEqual({ refusal: REFUSALS.noIndex });
});

describe("an MP4 file", () => {
  test.each<[string, Mp4, object]>([
    ["with its description behind the pictures", {}, {}],
    ["with its description before them", { moovFirst: true }, {}],
    ["without sound", { sound: null }, { audioCodec: null }],
    ["that is one of QuickTime as well", { brands: ["qt  ", "qt  ", "mp42"] }, {}],
    ["of a brand that nobody knows", { brands: ["abcd"] }, {}],
    ["with Opus and VP9", { picture: "vp09", profile: 0, sound: "Opus" }, { videoCodec: "VP9", audioCodec: "Opus" }],
    ["of the largest size, upright", { width: 2160, height: 3840 }, { width: 2160, height: 3840 }],
  ])("is taken %s", async (_, file, told) => expect(await found(mp4(file))).toEqual({ ...FILM, ...told }));

  test.each<[string, Mp4, string]>([
    ["with HEVC", { picture: "hvc1" }, REFUSALS.videoCodec("HEVC (H.265)")],
    ["with AV1", { picture: "av01" }, REFUSALS.videoCodec("AV1")],
    ["with MP3", { sound: 0x6b }, REFUSALS.audioCodec("MP3")],
    ["with Dolby sound", { sound: "ac-3" }, REFUSALS.audioCodec("Dolby Digital")],
    ["with 10 bits a colour", { profile: 110 }, REFUSALS.colors],
    ["with VP9 of 10 bits", { picture: "vp09", profile: 2 }, REFUSALS.colors],
    ["that is larger than 4K", { width: 4096 }, REFUSALS.tooManyPixels],
    ["with two long sides", { width: 3840, height: 2161 }, REFUSALS.tooManyPixels],
    ["without a picture", { picture: "avc1", width: 0 }, REFUSALS.noPicture],
    ["with too many bits a second", { media: 2_600_000, seconds: 1 }, REFUSALS.bitRate(21)],
    ["that is encrypted", { picture: "encv" }, REFUSALS.protected],
    ["with keys", { inMovie: [box("pssh", Buffer.alloc(24))] }, REFUSALS.protected],
    ["with a protected picture", { inPicture: [box("sinf")] }, REFUSALS.protected],
    ["in fragments", { extra: [box("moof", Buffer.alloc(20))] }, REFUSALS.noIndex],
    ["prepared for fragments", { inMovie: [box("mvex")] }, REFUSALS.noIndex],
    ["of QuickTime", { brands: ["qt  ", "qt  "] }, REFUSALS.quickTime],
    ["of QuickTime that says so among others", { brands: ["abcd", "qt  "] }, REFUSALS.quickTime],
    ["without a duration", { seconds: 0 }, REFUSALS.unreadable],
  ])("is refused %s", async (_, file, refusal) => expect(await found(mp4(file))).toEqual({ refusal }));

  test("takes exactly the rate that screens show", async () => {
    const around = mp4({ media: 0, seconds: 1 }).length;
    const limit = 20_000_000 / 8 - around;
    expect(await found(mp4({ media: limit, seconds: 1 }))).toMatchObject({ seconds: 1 });
    expect(await found(mp4({ media: limit + 1, seconds: 1 }))).toEqual({ refusal: REFUSALS.bitRate(21) });
  });

  test("of any length is read only where it describes itself", async () => {
    const { found: told, ranges } = await inspected(mp4({ media: 20_000_000, seconds: 60 }));
    expect(told).toMatchObject({ seconds: 60 });
    expect(ranges.length).toBeLessThanOrEqual(3);
    expect(ranges.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(100_000);
  });
});

describe("a WebM file", () => {
  test.each<[string, WebM, object]>([
    ["with VP9 and Opus", {}, {}],
    ["with VP8", { codec: "V_VP8" }, { videoCodec: "VP8" }],
    ["without sound", { sound: null }, { audioCodec: null }],
  ])("is taken %s", async (_, file, told) => expect(await found(webm(file))).toEqual({ ...CLIP, ...told }));

  test.each<[string, WebM, string]>([
    ["with AV1", { codec: "V_AV1" }, REFUSALS.videoCodec("AV1")],
    ["with Vorbis", { sound: "A_VORBIS" }, REFUSALS.audioCodec("Vorbis")],
    ["with VP9 of 10 bits", { profile: 2 }, REFUSALS.colors],
    ["that is encrypted", { isEncrypted: true }, REFUSALS.protected],
    ["as it is recorded", { isLive: true }, REFUSALS.noIndex],
    ["without a duration", { seconds: null }, REFUSALS.noIndex],
    ["without a table of its pictures", { cues: false }, REFUSALS.noIndex],
    ["that is Matroska", { docType: "matroska" }, REFUSALS.unreadable],
    ["that is too large", { width: 3841 }, REFUSALS.tooManyPixels],
  ])("is refused %s", async (_, file, refusal) => expect(await found(webm(file))).toEqual({ refusal }));
});

describe("whatever somebody sends", () => {
  test("that ends too early is refused", async () => {
    for (const file of [mp4(), mp4({ moovFirst: true }), webm(), H264_MP4, VP8_WEBM])
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: file.length - 1 }), async (length) => {
          expect(await found(file.subarray(0, length))).toEqual({ refusal: REFUSALS.unreadable });
        }),
      );
  });

  test("with any bytes changed is judged in bounded time and memory", async () => {
    const change = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 });
    const files = [mp4({ moovFirst: true, media: 40 }), webm({ media: 40 }), H264_MP4, VP8_WEBM];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), change, async (file, changes) => {
        const changed = Buffer.from(file);
        for (const [at, byte] of changes) changed[at % file.length] = byte;
        const { found: told, ranges } = await inspected(changed);
        expect("refusal" in told ? typeof told.refusal : typeof told.videoCodec).toBe("string");
        expect(ranges.length).toBeLessThan(50);
      }),
      { numRuns: 2000 },
    );
  });

  test("of arbitrary bytes is refused", async () => {
    const start = fc.constantFrom(mp4().subarray(0, 24), webm().subarray(0, 24), Buffer.alloc(0));
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (head, rest) => {
        expect(await found(Buffer.concat([head, rest]))).toHaveProperty("refusal");
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["very many boxes", Buffer.concat([mp4().subarray(0, 24), ...Array.from({ length: 5000 }, () => box("free"))])],
    [
      "boxes that lead nowhere",
      Buffer.concat([mp4().subarray(0, 24), box("free", Buffer.alloc(70_000)), Buffer.alloc(8)]),
    ],
    ["a description that is longer than any", mp4({ inMovie: [box("free", Buffer.alloc(17 * 1024 * 1024))] })],
    ["elements without end", Buffer.concat([webm().subarray(0, 18), element(0x18538067, Buffer.alloc(4000, 0x80))])],
    [
      "very many elements",
      Buffer.concat([webm().subarray(0, 18), element(0x18538067, ...Array.from({ length: 500 }, () => element(0xec)))]),
    ],
  ])("with %s is refused before much of it is read", async (_, file) => {
    const { found: told, ranges } = await inspected(file);
    expect(told).toEqual({ refusal: REFUSALS.unreadable });
    expect(ranges.length).toBeLessThan(10);
    expect(ranges.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(500_000);
  });

  test("that needs more reading than any video is refused", async () => {
    const spread = Array.from({ length: 300 }, () => box("free", Buffer.alloc(40_000)));
    expect(await found(Buffer.concat([mp4().subarray(0, 24), ...spread]))).toEqual({ refusal: REFUSALS.unreadable });
  });

  test("is a failure of the bucket and no refusal where reading fails", async () => {
    const source = sourceOf({ bytes: 1000, fetch: () => Promise.reject(new Error("gone")) });
    await expect(inspectVideo(source)).rejects.toThrow("gone");
  });
});
