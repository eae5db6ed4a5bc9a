import { useQuery } from "@tanstack/react-query";
import type { Alarm } from "@tresen/contract/device/alarm";
import type { JOB_ALARMS } from "@tresen/contract/device/alarm-kinds";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { ALARM_LINE_TEXTS } from "./alarm.texts";
import { type AlarmAction, alarmQueries, useAlarmAction } from "./alarm-queries";

type Kind = (typeof JOB_ALARMS)[number];
/** What stands below the buttons: a question before the step, or the prints one by one. */
type Asking = "reroute" | "discard" | "each";
type Step = "confirm" | "again" | "reroute" | "discard";
/** What a person can do about prints: each kind has its way out. */
const STEPS: Readonly<Record<Kind, readonly Step[]>> = {
  late: ["reroute", "discard"],
  unconfirmed: ["confirm"],
  failed: ["again", "reroute", "discard"],
  expired: ["again", "reroute", "discard"],
};

/** The words begin with a capital where they are seen. */
const WORD = "inline-block first-letter:uppercase";

/** The buttons that end an alarm of prints, for all of them or one by one. */
export function JobSteps({ alarm, kind }: { alarm: Alarm; kind: Kind }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending } = useAlarmAction();
  const { jobs, text } = alarm;
  const count = jobs.length;
  const steps = STEPS[kind];
  const take = (action: AlarmAction): void => mutate({ jobs, action }, { onSettled: () => setAsking(null) });
  const button = (label: string, onPress: () => void, opens?: Asking) => (
    <Button
      size="sm"
      isDisabled={isPending}
      aria-label={ALARM_LINE_TEXTS.about({ action: label, text })}
      {...(opens ? { "aria-expanded": asking === opens } : {})}
      onPress={onPress}
    >
      <span className={WORD}>{label}</span>
    </Button>
  );
  const opening = (label: string, opens: Asking) =>
    button(label, () => setAsking(asking === opens ? null : opens), opens);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {steps.includes("confirm") && (
          <>
            {button(ALARM_LINE_TEXTS.printed(count), () => take("printed"))}
            {button(ALARM_LINE_TEXTS.notPrinted(count), () => take("notPrinted"))}
          </>
        )}
        {steps.includes("again") && button(ALARM_LINE_TEXTS.again(count), () => take("again"))}
        {steps.includes("reroute") && opening(ALARM_LINE_TEXTS.reroute, "reroute")}
        {steps.includes("discard") && opening(ALARM_LINE_TEXTS.discard(count), "discard")}
        {count > 1 && opening(ALARM_LINE_TEXTS.each, "each")}
      </div>
      {asking === "reroute" && (
        <OtherPrinters
          alarm={alarm}
          isDisabled={isPending}
          onChoose={(device) => take({ reroute: device })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "discard" && (
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          <p>{ALARM_LINE_TEXTS.discardReally(count)}</p>
          <Button size="sm" isDisabled={isPending} onPress={() => take("discard")}>
            {ALARM_LINE_TEXTS.discardYes(count)}
          </Button>
          <Button size="sm" onPress={() => setAsking(null)}>
            {ALARM_LINE_TEXTS.back}
          </Button>
        </div>
      )}
      {asking === "each" && (
        <ul className="flex w-full flex-col gap-2 ps-8">
          {jobs.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 wrap-anywhere">{job.title}</span>
              <JobSteps alarm={{ ...alarm, jobs: [job], text: job.title }} kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The branch's other printers, to print there instead. */
function OtherPrinters({
  alarm: { branch, device },
  isDisabled,
  onChoose,
  onClose,
}: {
  alarm: Alarm;
  isDisabled: boolean;
  onChoose: (device: string) => void;
  onClose: () => void;
}) {
  const { data, isError, isFetching, refetch } = useQuery(alarmQueries.printers());
  const others = data?.filter(
    (one) => one.kind === "print" && one.isEnabled && one.branch === branch && one.id !== device,
  );
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      {others ? (
        <p>{others.length > 0 ? ALARM_LINE_TEXTS.rerouteTo : ALARM_LINE_TEXTS.noOther}</p>
      ) : isError ? (
        <>
          <p>{ALARM_LINE_TEXTS.devicesFailed}</p>
          <Button size="sm" isDisabled={isFetching} onPress={() => void refetch()}>
            {COMMON_TEXTS.retry}
          </Button>
        </>
      ) : (
        <p>{COMMON_TEXTS.loading}</p>
      )}
      {others?.map(({ id, name }) => (
        <Button key={id} size="sm" isDisabled={isDisabled} onPress={() => onChoose(id)}>
          {name}
        </Button>
      ))}
      <Button size="sm" onPress={onClose}>
        {ALARM_LINE_TEXTS.back}
      </Button>
    </div>
  );
}
