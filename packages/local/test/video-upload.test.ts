import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import type { VideoAnswer, VideoUpload } from "@tresen/contract/signage/video/video";
import { expect, test } from "vitest";
import { mp4 } from "../../core/test/videos";
import { logIn } from "../src/soak/api";
import { PASSWORD, dataFolderWithShop, isRunning, start } from "./platform";

test("a video of which no part has arrived is told so, and its upload goes on", async () => {
  const platform = await start({ dataDir: await dataFolderWithShop() });
  const api = await logIn({ url: platform.url, password: PASSWORD });
  const film = mp4();
  const post = <T>(path: string, body: object): Promise<T> =>
    api.must<T>({ method: "POST", path: `/api/signage-videos${path}`, body });
  const { id, upload } = await post<VideoAnswer>("", {
    name: "Sommer",
    file: { name: "sommer.mp4", bytes: film.length },
  });
  const uploaded = (etag: string) =>
    api.call({
      ...{ method: "POST", path: `/api/signage-videos/${id}/uploaded` },
      body: { parts: [{ number: 1, etag }] },
    });
  const early = await uploaded("abc");
  expect([early.status, String(early.data)]).toEqual([409, expect.stringContaining("noch nicht vollständig")]);
  expect(isRunning(platform.holder().pid)).toBe(true);

  const again = await post<VideoUpload>(`/${id}/parts`, { numbers: [1] });
  expect(upload.parts).toHaveLength(1);
  for (const { url } of again.parts) {
    const sent = await fetch(`${platform.url}${url}`, { method: "PUT", body: new Uint8Array(film) });
    expect(sent.status).toBe(200);
    expect((await uploaded("abc")).status).toBe(409);
    const { status, data } = await uploaded(sent.headers.get("etag") ?? "");
    expect([status, (data as SignageVideo).state]).toEqual([200, "ready"]);
  }
});
