import type { Screen } from "../../admin/screen";
import { JobsSection } from "./jobs/jobs-section";
import { JOBS_TEXTS } from "./jobs/jobs.texts";
import { PUSH_PAGE_TEXTS } from "../../shared/push/push.texts";
import { PushSection } from "./push-section";
import { StateSection } from "./twin/state-section";
import { TWIN_TEXTS } from "./twin/twin.texts";

/** The page of a device: how it is and what it prints stand above the fields of its record. */
export const deviceScreen: Screen = {
  sections: [
    { title: TWIN_TEXTS.title, isAbove: true, isOffered: (record) => record !== null, Section: StateSection },
    {
      title: PUSH_PAGE_TEXTS.title,
      isAbove: true,
      isOffered: (record) => record?.["driver"] === "web-push",
      Section: PushSection,
    },
    {
      title: JOBS_TEXTS.title,
      isAbove: true,
      isOffered: (record) => record?.["kind"] === "print",
      Section: JobsSection,
    },
  ],
};
