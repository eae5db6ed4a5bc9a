import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { buttonClass } from "../../shared/ui/button";
import { ACTIVITY_TEXTS } from "./activity.texts";
import { ActivityOverview } from "./activity-overview";
import { activityTimes } from "./activity-times";
import { timeRequests } from "./request-queries";
import { TIME_REQUEST_TEXTS as texts } from "./time-requests.texts";

/** The way to the requests for corrections, with how many of them wait for the reader. */
function Requests() {
  const { data = [] } = useQuery(timeRequests);
  const open = data.filter(({ mayDecide }) => mayDecide).length;
  return (
    <Link to="/time-requests" className={buttonClass()}>
      <Inbox size={16} aria-hidden /> {texts.link}
      {open > 0 && <strong className="tabular-nums">{texts.open(open)}</strong>}
    </Link>
  );
}

export const activityScreen: Screen = {
  ListLink: Requests,
  columns: [
    { key: "worked", title: ACTIVITY_TEXTS.worked, isColumn: true, valueOf: (record) => activityTimes(record).worked },
    { key: "paused", title: ACTIVITY_TEXTS.paused, isColumn: true, valueOf: (record) => activityTimes(record).paused },
  ],
  sections: [
    {
      title: ACTIVITY_TEXTS.overview,
      isAbove: true,
      isOffered: (record) => record !== null,
      Section: ActivityOverview,
    },
  ],
};
