import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TriangleAlert, VolumeX } from "lucide-react";
import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import type { Alarm } from "@tresen/contract/device/alarm";
import { JOB_ALARMS } from "@tresen/contract/device/alarm-kinds";
import { MINUTE } from "@tresen/contract/kit/time";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { type ReactNode, useState } from "react";
import { AnnouncedAlarms } from "../../../../shared/alarm/announced-alarms";
import { useAlarmRing } from "../../../../shared/alarm/use-alarm-ring";
import { useMyBranches } from "../../../shared/branches";
import { useMay } from "../../../shared/session";
import { deferred } from "../../../shared/ui/deferred";
import { Button, buttonClass } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { useSound } from "../desk/use-alarm";
import { URGENCY_TEXTS } from "../order.texts";
import { durationText } from "../urgency";
import { ALARM_LINE_TEXTS } from "./alarm.texts";
import { alarmQueries } from "./alarm-queries";

const JobSteps = deferred(async () => (await import("./job-steps")).JobSteps);

/** What is older is not shown any longer: without a connection nobody knows whether it still holds. */
const OUTDATED = MINUTE;
/** So many stand there at once; the others are one press away. A phone or a low screen shows the first alone. */
const SHOWN = 2;
const NOT_ON_SMALL = "max-sm:hidden low:hidden";
const ON_SMALL_ALONE = "sm:hidden sm:low:inline-flex";

/** The usual colour of the focus could not be told from red. */
const BAR =
  "flex flex-col gap-1 bg-alarm px-4 py-1.5 text-on-alarm max-sm:px-2 forced-colors:border-y-2 " +
  "[--color-focus:var(--color-on-alarm)]";
const ACTION = "border-transparent! max-sm:min-h-11";

/**
 * What somebody has to notice about printers, displays and devices, with what solves it. It rings until the cause is
 * gone, or until somebody has silenced what stands there now.
 */
export function AlarmLine({ branch }: { branch: string | undefined }) {
  const may = useMay();
  const { data, dataUpdatedAt, isError } = useQuery({
    ...alarmQueries.of(branch),
    enabled: may({ permission: printJobPermissions.read }),
  });
  const now = useNow();
  const alarms = data && !(isError && Date.now() - dataUpdatedAt >= OUTDATED) ? data : [];
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, isUnlocked } = useSound();
  const { rings, silence } = useAlarmRing({ ids: alarms.map(({ id }) => id), isOn: isOn && isUnlocked });
  const shown = isOpen ? alarms : alarms.slice(0, SHOWN);
  return (
    <section aria-label={ALARM_LINE_TEXTS.title} className={alarms.length > 0 ? BAR : ""}>
      <AnnouncedAlarms alarms={alarms} className="sr-only" />
      <ul className="flex max-h-[40vh] flex-col gap-1 overflow-y-auto empty:hidden">
        {shown.map((alarm, index) => (
          <AlarmEntry
            key={alarm.id}
            alarm={alarm}
            now={now}
            showsBranch={branch === undefined}
            className={index > 0 && !isOpen ? NOT_ON_SMALL : ""}
          />
        ))}
      </ul>
      {(alarms.length > 1 || rings) && (
        <div className="flex flex-wrap justify-end gap-2 empty:hidden">
          {alarms.length > 1 && (
            <Button
              size="sm"
              className={`${ACTION} ${alarms.length > SHOWN ? "" : ON_SMALL_ALONE}`}
              aria-expanded={isOpen}
              onPress={() => setIsOpen(!isOpen)}
            >
              {isOpen ? ALARM_LINE_TEXTS.fewer : ALARM_LINE_TEXTS.all(alarms.length)}
            </Button>
          )}
          {rings && (
            <Button size="sm" className={ACTION} onPress={silence}>
              <VolumeX size={18} aria-hidden /> {ALARM_LINE_TEXTS.silence}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function AlarmEntry({
  alarm,
  now,
  showsBranch,
  className,
}: {
  alarm: Alarm;
  now: number;
  showsBranch: boolean;
  className: string;
}) {
  const { text, since } = alarm;
  const branches = useMyBranches();
  const branch = showsBranch && branches.length > 1 ? branches.find(({ id }) => id === alarm.branch)?.name : undefined;
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE);
  const age = minutes < 1 ? URGENCY_TEXTS.justNow : URGENCY_TEXTS.since(durationText(minutes));
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 ${className}`}>
      <TriangleAlert size={20} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-52 leading-tight wrap-anywhere">
        {branch && `${branch} · `}
        <strong className="font-semibold">{text}</strong> <span className="figures whitespace-nowrap">{age}</span>
      </p>
      <Actions alarm={alarm} />
    </li>
  );
}

function Actions({ alarm }: { alarm: Alarm }): ReactNode {
  const { kind, branch, device, text } = alarm;
  const mayHandle = useMay()({ permission: printJobPermissions.handle, branch });
  const ofJobs = JOB_ALARMS.find((one) => one === kind);
  if (ofJobs) return mayHandle && <JobSteps alarm={alarm} kind={ofJobs} />;
  if (kind === "display-silent")
    return <RecordLink resource={accessKeySubject.name} label={ALARM_LINE_TEXTS.keys} about={text} />;
  return device && <RecordLink resource="devices" id={device} label={ALARM_LINE_TEXTS.device} about={text} />;
}

function RecordLink({
  resource,
  id,
  label,
  about,
}: {
  resource: string;
  id?: string;
  label: string;
  /** The sentence of the alarm, for those who hear the link without its line. */
  about: string;
}) {
  const look = {
    className: buttonClass({ size: "sm", className: ACTION }),
    "aria-label": ALARM_LINE_TEXTS.about({ action: label, text: about }),
  };
  if (id === undefined)
    return (
      <Link to="/$resource" params={{ resource }} {...look}>
        {label}
      </Link>
    );
  return (
    <Link to="/$resource/$id" params={{ resource, id }} {...look}>
      {label}
    </Link>
  );
}
