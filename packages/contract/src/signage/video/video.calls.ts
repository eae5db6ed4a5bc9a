import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, post } from "../../kit/call";
import { announcedVideo, sentParts, videoAnswer, videoInput, videoRecord, videoUpload, wantedParts } from "./video";
import { signageVideos } from "./video.resource";

const permission = permissionOf({ resource: signageVideos, verb: "create" });
const creating = { ...post, access: "manager", permission } as const;

/** Calls about the files of videos beside those of the generic pattern. */
export const videoCalls = {
  createVideo: {
    ...creating,
    path: "/api/signage-videos",
    body: videoInput,
    response: videoAnswer,
    status: 201,
  },
  /** For a video whose file was refused or has not arrived: another file, or the same one from its beginning. */
  videoUpload: {
    ...creating,
    path: "/api/signage-videos/{id}/upload",
    params: byId,
    body: z.strictObject({ file: announcedVideo }),
    response: videoAnswer,
  },
  /** New addresses for parts of the file that is being sent. */
  videoParts: {
    ...creating,
    path: "/api/signage-videos/{id}/parts",
    params: byId,
    body: wantedParts,
    response: videoUpload,
  },
  /** Puts the parts together and takes the file in, or says in `error` why not. */
  videoUploaded: {
    ...creating,
    path: "/api/signage-videos/{id}/uploaded",
    params: byId,
    body: sentParts,
    response: videoRecord,
  },
} as const satisfies Record<string, Call>;
