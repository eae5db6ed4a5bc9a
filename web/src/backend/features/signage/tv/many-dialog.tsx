import { useMutation, useQueryClient } from "@tanstack/react-query";
import { COMMAND_TYPES, type CommandType } from "@tresen/contract/signage/command/command.state";
import type { CommandRequest } from "@tresen/contract/signage/command/command";
import { COMMAND_FAILED, COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "../../../../shared/api";
import { resourceQueries } from "../../../admin/queries";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EMPTY_COMMAND, requestOf } from "./command-draft";
import { CommandFields } from "./command-fields";
import { TVS } from "./tv-queries";
import { COMMAND_TEXTS as texts } from "./tv.texts";

/** To whom a command goes: TVs by their ids, or all of a group. */
export type Receivers = { ids: string[] } | { group: string };

const TYPES = COMMAND_TYPES.map((value) => ({ value, label: COMMAND_TYPE_LABELS[value] }));

/** Gives several TVs the same command, and says of each whether it has got it. */
export function ManyDialog({
  title,
  receivers,
  children,
  onClose,
}: {
  title: string;
  /** Null as long as nobody is chosen. */
  receivers: Receivers | null;
  /** Who gets it. */
  children: ReactNode;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [type, setType] = useState<CommandType>("reload");
  const [draft, setDraft] = useState(EMPTY_COMMAND);
  const [isTried, setIsTried] = useState(false);
  const result = requestOf({ type, draft });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (asked: Receivers & { command: CommandRequest }) => call(`POST /api/${TVS}/command`, { body: asked }),
    onSettled: () => client.invalidateQueries({ queryKey: resourceQueries.all(TVS).queryKey }),
  });
  const send = (): void => {
    setIsTried(true);
    if ("request" in result && receivers) mutate({ ...receivers, command: result.request });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{data ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
          {!data && (
            <Button variant="primary" isDisabled={isPending || receivers === null} onPress={send}>
              {isPending ? texts.sending : texts.send}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Results lines={data} />
      ) : (
        <div className="flex flex-col gap-4">
          {children}
          <div className="flex flex-col gap-1">
            <span aria-hidden className={LABEL}>
              {texts.type}
            </span>
            <NativeSelect
              label={texts.type}
              options={TYPES}
              value={type}
              onChange={(picked) => setType(COMMAND_TYPES.find((one) => one === picked) ?? type)}
            />
          </div>
          <CommandFields
            {...{ type, draft }}
            faults={isTried && "faults" in result ? result.faults : {}}
            onChange={setDraft}
          />
          {error && (
            <div role="alert">
              <FieldMessage>{failureText(error, COMMAND_FAILED)}</FieldMessage>
              <p className="text-sm text-muted">{failureDetail(error)}</p>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Results({ lines }: { lines: readonly { id: string; name: string; problem: string | null }[] }) {
  const given = lines.filter(({ problem }) => problem === null).length;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium">
        {texts.summary({ given, count: lines.length })}
      </p>
      <ul aria-label={texts.results} className="flex flex-col divide-y divide-line rounded-panel border border-line">
        {lines.map(({ id, name, problem }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
            {problem === null ? (
              <CircleCheck size={16} aria-hidden className="shrink-0 text-success" />
            ) : (
              <CircleAlert size={16} aria-hidden className="shrink-0 text-danger" />
            )}
            <span className="font-medium">{name || id}</span>
            <span className={problem === null ? "text-muted" : "text-danger"}>{problem ?? texts.given}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
