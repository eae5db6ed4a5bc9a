import { Link } from "@tanstack/react-router";
import { COMMENTS, FILES } from "@tresen/contract/project/project.texts";
import type { Screen } from "../../admin/screen";
import { buttonClass } from "../../shared/ui/button";
import { CommentsSection } from "./comments-section";
import { FilesSection } from "./files-section";
import { OrderField } from "./order-field";
import { ProjectSection } from "./project-section";
import { PROJECT_PAGE_TEXTS as texts } from "./project.texts";
import { BudgetMark } from "./time/budget-mark";
import { TaskTimeSection } from "./time/task-time-section";
import { TIME_TEXTS } from "./time/time.texts";

/** The page of a project begins with its tasks and its budget. */
export const projectScreen: Screen = {
  ListLink: Ways,
  Mark: BudgetMark,
  fields: { order: OrderField },
  columns: [
    { key: "number", title: texts.number, isColumn: true, isFirst: true, valueOf: ({ number }) => String(number) },
  ],
  sections: [{ title: texts.overview, isAbove: true, isOffered: (record) => record !== null, Section: ProjectSection }],
};

/** Tasks are also seen as a board and a calendar; their form shows files and comments. */
export const taskScreen: Screen = {
  ListLink: Ways,
  sections: [
    { title: TIME_TEXTS.title, isAbove: true, isOffered: (record) => record !== null, Section: TaskTimeSection },
    { title: FILES, Section: FilesSection },
    { title: COMMENTS, Section: CommentsSection },
  ],
};

function Ways() {
  return (
    <>
      <Link to="/tasks/board" className={buttonClass()}>
        {texts.board}
      </Link>
      <Link to="/tasks/calendar" className={buttonClass()}>
        {texts.calendar}
      </Link>
    </>
  );
}
