import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { videoCalls as calls } from "@tresen/contract/signage/video/video.calls";
import { signageVideos } from "@tresen/contract/signage/video/video.resource";
import { createVideo, renewAddresses, renewUpload, takeVideo, videoHooks } from "@tresen/core/signage/video";
import { crud } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.createVideo,
    run: async ({ actor, body: input, now }) => ({ data: await createVideo({ actor, input, now }) }),
  }),
  endpoint({
    ...calls.videoUpload,
    run: async ({ actor, params, body, now }) => ({ data: await renewUpload({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.videoParts,
    run: async ({ params, body, now }) => ({ data: await renewAddresses({ ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.videoUploaded,
    run: async ({ actor, params, body, now }) => ({ data: await takeVideo({ actor, ...params, ...body, now }) }),
  }),
  ...crud({ resource: signageVideos, referrers: referredBy(sceneReferrer), hooks: videoHooks }).filter(
    ({ method }) => method !== "POST",
  ),
]);
