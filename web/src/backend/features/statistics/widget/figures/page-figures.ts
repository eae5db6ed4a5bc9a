import type * as z from "zod";
import type { pageViews } from "@tresen/contract/statistics/statistics";
import type { Figures } from "../../chart/figures";
import { COLUMN_TEXTS, OTHER_LABELS } from "../widget.texts";

/** Pages by their views, most first. */
export function pageFigures(pages: readonly z.output<typeof pageViews>[]): Figures {
  return {
    columns: [
      { path: "path", title: COLUMN_TEXTS.page, kind: "choice", labels: OTHER_LABELS },
      { path: "views", title: COLUMN_TEXTS.views, kind: "number" },
      { path: "visitors", title: COLUMN_TEXTS.visitors, kind: "number" },
    ],
    rows: [...pages].sort((a, b) => b.views - a.views).map((page) => ({ key: page.path, ...page })),
    main: "views",
  };
}
