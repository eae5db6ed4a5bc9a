import { VIDEO_FIELDS, VIDEO_STATES } from "@tresen/contract/signage/video/video.texts";
import type { ComponentProps } from "react";
import type { Screen, ScreenSection } from "../../../admin/screen";
import { deferred } from "../../../shared/ui/deferred";
import { VIDEO_UPLOAD_TEXTS, lengthText } from "./video.texts";

const ListLink = deferred(async () => (await import("./upload-button")).UploadButton);
const Section = deferred<ComponentProps<ScreenSection["Section"]>>(
  async () => (await import("./file-section")).FileSection,
);

/** The list takes files, the form shows what became of them. */
export const videoScreen: Screen = {
  ListLink,
  columns: [
    {
      key: "state",
      title: VIDEO_FIELDS.state,
      isColumn: true,
      choices: Object.entries(VIDEO_STATES).map(([value, label]) => ({ value, label })),
      valueOf: ({ state }) => String(state),
    },
    {
      key: "length",
      title: VIDEO_UPLOAD_TEXTS.seconds,
      isColumn: true,
      valueOf: ({ seconds }) => (typeof seconds === "number" ? lengthText(seconds) : ""),
    },
  ],
  sections: [
    {
      title: VIDEO_UPLOAD_TEXTS.file,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section,
    },
  ],
};
