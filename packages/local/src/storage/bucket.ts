import type { Clock } from "../clock";
import { BUCKET } from "../environment";
import type { Responder } from "../gateway/gateway";
import { serveVideos } from "../gateway/videos";
import { headStored, openStored, writePart } from "./stored-object";
import { createUploadForms } from "./upload/upload-forms";
import { createUploadParts } from "./upload/upload-parts";

interface Options {
  /** The keys by which forms and addresses are signed. */
  keys: () => { accessKeyId: string; secretAccessKey: string };
  clock: Clock;
}

/** What browsers ask the bucket itself: on AWS by its own address, or by CloudFront without any function. */
export function createBucket({ keys, clock }: Options): {
  /** Takes files and parts of files. */
  uploads: { owns(path: string): boolean; respond: Responder };
  /** Answers for files of the bucket, and passes everything else on. */
  before: (web: Responder) => Responder;
} {
  const forms = createUploadForms({
    ...{ bucket: BUCKET, keys, clock },
    write: async (object) => (await import("@tresen/core/platform/blob")).writeObject(object),
  });
  const parts = createUploadParts({ keys, clock, write: writePart });
  const videos = serveVideos({ head: headStored, open: openStored });
  return {
    uploads: {
      owns: (path) => forms.owns(path) || parts.owns(path),
      respond: (request, response) => {
        const path = (request.url ?? "").split("?", 1)[0] ?? "";
        return parts.owns(path) ? parts.respond(request, response) : forms.respond(request, response);
      },
    },
    before: (web) => (request, response) =>
      videos.owns(request) ? videos.respond(request, response) : web(request, response),
  };
}
