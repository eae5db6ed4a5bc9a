import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import type { TimeRequestBody } from "@tresen/contract/time-tracking/request/time-request";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { useDialogGuard } from "../../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button, IconButton } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { timeRequests } from "../../../shared/time-requests/request-queries";
import { activityKindsQuery } from "../activity-kinds-query";
import { TIME_REQUEST_TEXTS as texts } from "./time-requests.texts";
import { type Entered, breakInstants, enteredOf, instantsOf } from "../times";

/** An own entry that has ended, as far as one may ask to correct it. */
export interface AskedEntry {
  id: string;
  branch: string;
  startedAt: string;
  endedAt: string;
  breaks: readonly { startedAt: string; endedAt: string }[];
  kind: string | null;
}

const NOTHING: Entered = { date: "", from: "", to: "" };

/** A break as entered, with what was recorded of it. */
interface EnteredBreak extends Entered {
  recorded: AskedEntry["breaks"][number] | null;
}

/** Asks whoever leads the branch to correct an own entry, or to add one that is missing. It changes nothing yet. */
export function AskDialog({
  entry,
  branches,
  zoneOf,
  onClose,
}: {
  /** Null for time that was not recorded. */
  entry: AskedEntry | null;
  /** Where one works: what is missing is of one of them. */
  branches: readonly { id: string; name: string }[];
  zoneOf: (branch: string) => string;
  onClose: () => void;
}) {
  const [branch, setBranch] = useState(entry?.branch ?? branches[0]?.id ?? "");
  const zone = zoneOf(branch);
  const [times, setTimes] = useState<Entered>(() => (entry ? enteredOf({ ...entry, zone }) : NOTHING));
  const [breaks, setBreaks] = useState<readonly EnteredBreak[]>(() =>
    (entry?.breaks ?? []).map((one) => ({ ...enteredOf({ ...one, zone }), recorded: one })),
  );
  const [kind, setKind] = useState(entry?.kind ?? "");
  const [reason, setReason] = useState("");
  const { data: kinds = [] } = useQuery(activityKindsQuery);
  // A request names no project.
  const isOffered = (one: (typeof kinds)[number]): boolean =>
    isChosenIn({ kind: one, branches: [branch] }) && (entry !== null || !one.isProjectRequired);
  const offered = kinds.filter((one) => one.id === entry?.kind || isOffered(one));
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: TimeRequestBody) => call("POST /api/working-activities/requests", { body }),
    onSuccess: async () => {
      showToast({ kind: "success", message: texts.asked });
      onClose();
      await client.invalidateQueries({ queryKey: timeRequests.queryKey });
    },
  });
  const whole = instantsOf({ entered: times, recorded: entry, zone });
  const pauses = breaks.flatMap((one) => {
    const { recorded, ...entered } = { ...one, date: times.date };
    return (whole && breakInstants({ entered, recorded, whole, zone })) ?? [];
  });
  const isReady = whole !== null && pauses.length === breaks.length && reason.trim() !== "";
  const send = (): void => {
    if (!whole) return;
    const about = entry ? { activity: entry.id } : { branch };
    const { startedAt, endedAt } = whole;
    mutate({ ...about, startedAt, endedAt, breaks: pauses, kind: kind || null, reason });
  };
  const change = (index: number, part: Partial<Entered>): void =>
    setBreaks(breaks.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const { close, guard } = useDialogGuard({ entered: [branch, times, breaks, kind, reason], onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={entry ? texts.askTitle : texts.missingTitle}
        footer={
          <>
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={!isReady || isPending} onPress={send}>
              {texts.send}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">{texts.askHint}</p>
          {!entry && branches.length > 1 && (
            <NativeSelect
              label={COMMON_TEXTS.branch}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={branch}
              onChange={setBranch}
            />
          )}
          <div className="grid gap-3 sm:grid-cols-3">
            <DateInput
              label={texts.day}
              required
              zone={zone}
              value={times.date}
              onChange={(date) => setTimes({ ...times, date })}
            />
            <TimeInput label={texts.from} value={times.from} onChange={(from) => setTimes({ ...times, from })} />
            <TimeInput label={texts.to} value={times.to} onChange={(to) => setTimes({ ...times, to })} />
          </div>
          {breaks.map((one, index) => (
            <div key={index} role="group" aria-label={texts.pauseNumber(index + 1)} className="flex items-end gap-3">
              <TimeInput
                label={texts.pauseFrom(index + 1)}
                value={one.from}
                onChange={(from) => change(index, { from })}
              />
              <TimeInput label={texts.pauseTo(index + 1)} value={one.to} onChange={(to) => change(index, { to })} />
              <IconButton
                label={texts.removePause(index + 1)}
                onPress={() => setBreaks(breaks.filter((_, at) => at !== index))}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          ))}
          <div>
            <Button size="sm" onPress={() => setBreaks([...breaks, { ...NOTHING, recorded: null }])}>
              <Plus size={16} aria-hidden /> {texts.addPause}
            </Button>
          </div>
          {offered.length > 0 && (
            <NativeSelect
              label={texts.kind}
              options={[
                { value: "", label: texts.noKind },
                ...offered.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={kind}
              onChange={setKind}
            />
          )}
          <Input label={texts.askReason} required maxLength={500} value={reason} onChange={setReason} />
          {error && (
            <div role="alert">
              <FieldMessage>{failureSentences(error, texts.askFailed)}</FieldMessage>
            </div>
          )}
        </div>
      </Dialog>
      {guard}
    </>
  );
}
