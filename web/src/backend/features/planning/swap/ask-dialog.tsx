import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { useId, useState } from "react";
import { call } from "../../../../shared/api";
import { useDialogGuard } from "../../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { swapQueries } from "../../../shared/swaps/swap-queries";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input, LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { swappedText } from "./swap-words";
import { SWAP_TEXTS as texts } from "./swap.texts";

/** Asks everybody or one colleague to take a shift, or to swap it for one of theirs. */
export function AskDialog({ shift, zone, onClose }: { shift: OwnShift; zone: string; onClose: () => void }) {
  const client = useQueryClient();
  const form = useId();
  const [to, setTo] = useState("");
  const [counter, setCounter] = useState("");
  const [note, setNote] = useState("");
  const { data: people, error: notLoaded, refetch, isFetching } = useQuery(swapQueries.choices(shift.id));
  const person = people?.find(({ id }) => id === to);
  const wanted = person?.shifts.find(({ id }) => id === counter);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/working-schedules/swaps", {
        body: {
          ...{ shift: shift.id, version: shift.version, to: to || null, note },
          counter: wanted ? { id: wanted.id, version: wanted.version } : null,
        },
      }),
    onSuccess: () => {
      showToast({ kind: "success", message: texts.sent });
      onClose();
    },
    onSettled: () =>
      Promise.all([swapQueries.key, ["own-shifts"]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { close, guard } = useDialogGuard({ entered: [to, counter, note], onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="md"
        title={texts.askTitle}
        footer={
          <>
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button type="submit" form={form} variant="primary" isDisabled={isPending || !people}>
              {texts.send}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            mutate();
          }}
        >
          <p className="font-medium tabular-nums">{swappedText({ shift, zone })}</p>
          <p className="max-w-prose text-sm text-muted">{texts.askIntro}</p>
          {!people && notLoaded && (
            <NotLoaded message={texts.choicesFailed} error={notLoaded} {...{ refetch, isFetching }} />
          )}
          <div className="flex flex-col gap-1">
            <span className={LABEL}>{texts.to}</span>
            <NativeSelect
              label={texts.to}
              options={[
                { value: "", label: texts.everybody },
                ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={to}
              onChange={(value) => {
                setTo(value);
                setCounter("");
              }}
            />
          </div>
          {person && person.shifts.length > 0 && (
            <div className="flex flex-col gap-1">
              <span className={LABEL}>{texts.counter}</span>
              <NativeSelect
                label={texts.counter}
                options={[
                  { value: "", label: texts.noCounter },
                  ...person.shifts.map((one) => ({ value: one.id, label: swappedText({ shift: one, zone }) })),
                ]}
                value={counter}
                onChange={setCounter}
              />
            </div>
          )}
          {person?.shifts.length === 0 && <p className="text-sm text-muted">{texts.noShifts}</p>}
          <Input label={texts.note} maxLength={500} value={note} onChange={setNote} />
          {error && <FieldMessage>{failureSentences(error, texts.failed)}</FieldMessage>}
        </form>
      </Dialog>
      {guard}
    </>
  );
}
