import { VIDEO_FIELDS, VIDEO_STATES } from "@tresen/contract/signage/video/video.texts";
import type { Screen } from "../../../admin/screen";
import { FileSection } from "./file-section";
import { UploadButton } from "./upload-button";
import { VIDEO_UPLOAD_TEXTS, lengthText } from "./video.texts";

/** The list takes files, the form shows what became of them. */
export const videoScreen: Screen = {
  ListLink: UploadButton,
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
      Section: FileSection,
    },
  ],
};
