import { isObject } from "@tresen/contract/kit/object";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { Screen } from "../../../admin/screen";
import { REDIRECTS_TEXTS } from "./redirects.texts";
import { StateSection } from "./state-section";

/** List and form of redirects say how often each has led on, and which page is shown instead of it. */
export const redirectScreen: Screen = {
  columns: [
    {
      key: "coveredBy",
      title: REDIRECTS_TEXTS.coveredBy,
      isColumn: true,
      valueOf: ({ coveredBy }) => (isObject(coveredBy) ? String(coveredBy["name"]) : ""),
    },
    {
      key: "hits",
      title: REDIRECTS_TEXTS.hits,
      isColumn: true,
      valueOf: ({ hits }) => (typeof hits === "number" ? hits.toLocaleString("de-AT") : ""),
    },
    {
      key: "lastHitAt",
      title: REDIRECTS_TEXTS.lastHit,
      isColumn: true,
      valueOf: ({ lastHitAt }) =>
        typeof lastHitAt === "string"
          ? formatDateTime({ at: Date.parse(lastHitAt), zone: DEFAULT_TIME_ZONE })
          : REDIRECTS_TEXTS.never,
    },
  ],
  sections: [{ title: REDIRECTS_TEXTS.state, isAbove: true, Section: StateSection }],
};
