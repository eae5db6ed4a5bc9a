import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { permissionOf } from "@tresen/contract/kit/access";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { FLAG_LABELS, STATE_LABELS } from "@tresen/contract/time-tracking/time-tracking.texts";
import { CheckCheck, ChevronDown, History, Inbox, TriangleAlert } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { useMay } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { deferredPanel } from "../../shared/ui/deferred";
import { Menu } from "../../shared/ui/menu";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { ACTIVITY_TEXTS } from "./activity.texts";
import { ActivityOverview } from "./activity-overview";
import { activityTimes } from "./activity-times";
import { FlagsCell, flagsText } from "./flags-cell";
import { CONFIRM_TEXTS } from "./confirm/confirm.texts";
import { CorrectionsSection } from "./corrections-section";
import { KindField } from "./kind-field";
import { HISTORY_TEXTS } from "./history.texts";
import { timeRequests } from "../../shared/time-requests/request-queries";
import { TIME_REQUEST_TEXTS as texts } from "./requests/time-requests.texts";
import { VoidDialog } from "./void-dialog";

/** The way to the requests for corrections, with how many of them wait for the reader. */
function Requests() {
  const { data = [] } = useQuery(timeRequests);
  const open = data.filter(({ mayDecide }) => mayDecide).length;
  return (
    <>
      <Link to="/time-requests" className={buttonClass()}>
        <Inbox size={16} aria-hidden /> {texts.link}
        {open > 0 && <strong className="tabular-nums">{texts.open(open)}</strong>}
      </Link>
      {useMay()({ permission: permissionOf({ resource: activities, verb: "update" }) }) && (
        <>
          <ToCheck />
          <Link to="/time-voided" className={buttonClass()}>
            <History size={16} aria-hidden /> {HISTORY_TEXTS.link}
          </Link>
        </>
      )}
    </>
  );
}

/** What managers look at before a month is approved, each as the list filtered by it. */
const VIEWS = [
  ...(["clockUncertain", "closedByRule", "overlap"] as const).map((flag) => ({
    ...{ id: flag, label: FLAG_LABELS[flag], filters: { flags: flag } },
  })),
  { id: "running", label: STATE_LABELS.running, filters: { state: "running" } },
];

function ToCheck() {
  const navigate = useNavigate();
  return (
    <Menu
      label={ACTIVITY_TEXTS.views}
      entries={VIEWS.map(({ id, label, filters }) => ({
        ...{ id, label },
        onAction: () =>
          void navigate({ to: "/$resource", params: { resource: "working-activities" }, search: { filters } }),
      }))}
    >
      <TriggerButton>
        <TriangleAlert size={16} aria-hidden /> {ACTIVITY_TEXTS.views} <ChevronDown size={16} aria-hidden />
      </TriggerButton>
    </Menu>
  );
}

/** What still runs is found at first sight. */
function Running({ record: { state } }: { record: AnyRecord }) {
  if (state !== "running" && state !== "paused") return null;
  return <span className={`rounded-full px-2 py-0.5 text-xs font-medium ${MARKS[state]}`}>{STATE_LABELS[state]}</span>;
}
const MARKS = { running: "bg-success-soft text-success", paused: "bg-warning-soft text-warning" } as const;

export const activityScreen: Screen = {
  ListLink: Requests,
  Mark: Running,
  Removal: VoidDialog,
  fields: { kind: KindField },
  selectionActions: [
    {
      ...{ id: "confirm-times", label: CONFIRM_TEXTS.title, Icon: CheckCheck },
      permission: permissionOf({ resource: activities, verb: "update" }),
      Dialog: deferredPanel(async () => (await import("./confirm/confirm-dialog")).ConfirmDialog),
    },
  ],
  columns: [
    {
      ...{ key: "toCheck", title: ACTIVITY_TEXTS.flags, isColumn: true },
      ...{ valueOf: flagsText, Cell: FlagsCell },
    },
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
    {
      title: HISTORY_TEXTS.corrections,
      isOffered: (record) => Array.isArray(record?.["corrections"]) && record["corrections"].length > 0,
      Section: CorrectionsSection,
    },
  ],
};
