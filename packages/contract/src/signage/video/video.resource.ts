import * as z from "zod";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, requiredLine } from "../../kit/schema";
import { served } from "../../kit/served";
import { signageTags } from "../signage-fields";
import { VIDEO_FIELDS as texts, VIDEO_STATES, VIDEO_TITLES } from "./video.texts";

/** What the server knows of a video's file; null while it is awaited. */
export const videoFile = served({
  state: choice(["waiting", "ready", "refused"], { title: texts.state, labels: VIDEO_STATES, column: true }),
  /** Why the file was refused. */
  error: z.string().nullable().meta({ title: texts.error }),
  bytes: z.int().nullable().meta({ title: texts.bytes }),
  /** In hex. It is part of the file's address. */
  sha256: z.string().nullable().meta({ title: texts.sha256 }),
  mimeType: z.enum(["video/mp4", "video/webm"]).nullable().meta({ title: texts.mimeType }),
  videoCodec: z.string().nullable().meta({ title: texts.videoCodec }),
  audioCodec: z.string().nullable().meta({ title: texts.audioCodec }),
  width: z.int().nullable().meta({ title: texts.width }),
  height: z.int().nullable().meta({ title: texts.height }),
  seconds: z.number().nullable().meta({ title: texts.seconds, column: true }),
  uploadedAt: z.string().nullable().meta({ title: texts.uploadedAt }),
});

/** Videos for screens, whose files browsers send to the bucket in parts: docs/decisions/0110. */
export const signageVideos = defineResource({
  name: "signage-videos",
  idPrefix: "vid",
  ...VIDEO_TITLES,
  title: ["name"],
  navigation: { group: "signage", icon: "video", position: 5 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    tags: signageTags,
    ...videoFile.fields,
  }),
  entered: videoFile.entered,
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  isUploaded: true,
  // The file goes with its last video.
  isRemovalFinal: true,
  unique: [],
  list: { filters: ["state", "tags"], sortable: ["name", "createdAt"], searchable: ["name", "tags"] },
  inSnapshot: false,
});

export type SignageVideo = RecordOf<typeof signageVideos>;
