import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import type { PlanFindings, Publication } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { toldPeople } from "./model/told-people";
import type { PlannedDays } from "./planner-queries";
import { PUBLISH_TEXTS as texts } from "./planner.texts";
import { dayText, timeText } from "./shift-words";

interface PublishDialogProps {
  days: PlannedDays;
  /** All shifts of the branch and days that their people do not know of as they are. */
  untold: readonly WorkingSchedule[];
  people: readonly PlannerPerson[];
  findings: PlanFindings | undefined;
  zone: string;
  onClose: () => void;
}

/** Who will be told of what, before it is. */
export function PublishDialog({ days, untold, people, findings, zone, onClose }: PublishDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      call("POST /api/working-schedules/publish", {
        body: { ...days, expected: untold.map(({ id, version }) => ({ id, version })) },
      }),
    onSuccess: ({ published, messages, refused }) => {
      showToast({ kind: "success", message: texts.done({ published: published.length, messages }) });
      if (refused.length === 0) onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["resource", "working-schedules"] }),
  });
  const told = toldPeople(untold);
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? id;
  const open = untold.filter(({ user, state }) => !user && state !== "cancelled").length;
  const breaches = (findings?.people ?? []).flatMap(({ findings: found }) =>
    found.filter(({ severity }) => severity === "breach"),
  ).length;
  const shiftOf = (id: string): string => {
    const shift = untold.find((one) => one.id === id);
    return shift ? `${nameOf(shift.user ?? "")}, ${dayText(shift.day ?? "")} ${timeText({ ...shift, zone })}` : id;
  };
  const late = (findings?.late ?? []).filter(({ id }) => untold.some((shift) => shift.id === id));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{data ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
          {!data && (
            <Button variant="primary" isDisabled={isPending || untold.length === 0} onPress={() => mutate()}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {data && data.refused.length > 0 ? (
        <Refused refused={data.refused} shiftOf={shiftOf} />
      ) : (
        <div className="flex flex-col gap-3 text-sm">
          <p>{told.length > 0 ? texts.intro : texts.nobody}</p>
          <ul className="flex flex-col gap-1">
            {told.map(({ user, fresh, changed, gone }) => (
              <li key={user} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{nameOf(user)}</span>
                <span className="text-muted">
                  {[
                    fresh > 0 ? texts.fresh(fresh) : "",
                    changed > 0 ? texts.changed(changed) : "",
                    gone > 0 ? texts.gone(gone) : "",
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ul>
          {open > 0 && <p>{texts.open(open)}</p>}
          {breaches > 0 && <p className="text-danger">{texts.breaches(breaches)}</p>}
          {late.length > 0 && (
            <div>
              <p className="font-medium text-warning">{texts.late}</p>
              <ul className="list-disc ps-5">
                {late.map(({ id, paragraph, message }) => (
                  <li key={id}>
                    {shiftOf(id)}: {paragraph}, {message}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {error && <FieldMessage>{failureText(error, texts.failed)}</FieldMessage>}
        </div>
      )}
    </Dialog>
  );
}

function Refused({ refused, shiftOf }: Pick<Publication, "refused"> & { shiftOf: (id: string) => string }) {
  return (
    <div className="text-sm">
      <p className="font-medium">{texts.refused}</p>
      <ul className="list-disc ps-5">
        {refused.map(({ id, message }) => (
          <li key={id}>
            {shiftOf(id)}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
