import { useMutation, useQueryClient } from "@tanstack/react-query";
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { useState } from "react";
import { call } from "../../../shared/api";
import { pageQueries } from "../../admin/list/source/page-queries";
import type { Draft } from "../../admin/model/draft";
import { faultsOf } from "../../admin/model/validate";
import { fieldsOf } from "../../admin/model/schema-fields";
import { optionQueries } from "../../admin/picker/option-queries";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { groupQueries } from "./group-queries";
import { SHARE_TEXTS } from "./option-group.texts";
import { identifierOf } from "../../shared/identifier";

interface ShareDialogProps {
  /** The step whose options other products shall have too. */
  step: Draft;
  onShared: (id: string) => void;
  onClose: () => void;
}

/** Makes a group of the options of a step. */
export function ShareDialog({ step, onShared, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(String(step["name"] ?? ""));
  const [identifier, setIdentifier] = useState(() => identifierOf(String(step["name"] ?? "")));
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const { type, description, optional, options } = step;
  const body = { identifier, name, type, description, optional, options };
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/{resource}", { params: { resource: optionGroups.name }, body }),
    onSuccess: (group) => {
      void client.invalidateQueries({ queryKey: pageQueries.of(optionGroups.name) });
      void client.invalidateQueries({ queryKey: optionQueries.of(optionGroups.name) });
      void client.invalidateQueries({ queryKey: groupQueries.one(group.id).queryKey });
      showToast({ kind: "success", message: SHARE_TEXTS.created(name) });
      onShared(group.id);
    },
  });
  const save = (): void => {
    const found = faultsOf({ schema: optionGroups.fields, fields: FIELDS, value: body });
    setFaults(new Map(found.map(({ field = "", message }) => [field.split(".")[0] ?? "", message])));
    if (found.length === 0) mutate();
  };
  const others = [...faults].filter(([field]) => field !== "name" && field !== "identifier");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={SHARE_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={isPending} onPress={save}>
            {isPending ? SHARE_TEXTS.saving : SHARE_TEXTS.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{SHARE_TEXTS.explanation}</p>
        <Input label={SHARE_TEXTS.name} value={name} required error={faults.get("name")} onChange={setName} />
        <Input
          label={SHARE_TEXTS.identifier}
          hint={SHARE_TEXTS.identifierHint}
          value={identifier}
          required
          error={faults.get("identifier")}
          onChange={setIdentifier}
        />
        {others.map(([field, message]) => (
          <FieldMessage key={field}>{message}</FieldMessage>
        ))}
        {error && (
          <div role="alert">
            <FieldMessage>{failureSentences(error, SHARE_TEXTS.failed)}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const FIELDS = fieldsOf(optionGroups.fields);
