import type { Screen } from "../../../admin/screen";
import { FileSection } from "./file-section";
import { UploadButton } from "./upload-button";
import { VIDEO_UPLOAD_TEXTS } from "./video.texts";

/** The list takes files, the form shows what became of them. */
export const videoScreen: Screen = {
  ListLink: UploadButton,
  sections: [
    {
      title: VIDEO_UPLOAD_TEXTS.file,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section: FileSection,
    },
  ],
};
