import { useQueryClient } from "@tanstack/react-query";
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { permissionOf } from "@tresen/contract/kit/access";
import { Boxes } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { EntryProps } from "../../admin/form/editor";
import { useForm } from "../../admin/form/form-context";
import type { Draft } from "../../admin/model/draft";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { groupQueries } from "./group-queries";
import { GroupOptions } from "./group-options";
import { STEP_TEXTS } from "./option-group.texts";
import { ShareDialog } from "./share-dialog";

const permission = permissionOf({ resource: optionGroups, verb: "create" });

/** A step of a product: with a group its options are shown, each with a switch; without one they are its own. */
export function StepFields({ fields, values, path, onChange, renderFields }: EntryProps) {
  const client = useQueryClient();
  const { isReadOnly } = useForm();
  const may = useMay();
  const [isSharing, setIsSharing] = useState(false);
  const latest = useRef({ values, onChange });
  useEffect(() => {
    latest.current = { values, onChange };
  });
  // What kind a step is has to be said where no group says it.
  const shown = useMemo(
    () =>
      fields
        .filter(({ key }) => key !== "without")
        .map((field) => (field.key === "type" ? { ...field, isRequired: true, isClearable: false } : field)),
    [fields],
  );
  const group = typeof values["group"] === "string" ? values["group"] : null;
  const choose = (next: Draft): void => {
    const id = typeof next["group"] === "string" ? next["group"] : null;
    if (id === group) return onChange(next);
    onChange({ ...next, without: undefined });
    if (id === null) return;
    // What the group says of new steps holds once it is known.
    void client
      .fetchQuery(groupQueries.one(id))
      .then(({ optional }) => {
        const { values: now, onChange: change } = latest.current;
        if (now["group"] === id) change({ ...now, optional });
      })
      // Then the step keeps what it says itself; what its options are cannot be shown either, which is told below.
      .catch(() => undefined);
  };
  const isChoice = values["type"] === "select" || values["type"] === "multiselect";
  const isShareable = group === null && !isReadOnly && isChoice && hasEntries(values["options"]) && may({ permission });
  return (
    <div className="flex flex-col gap-4">
      {renderFields({ fields: shown, values, path, onChange: choose })}
      {group !== null && <GroupOptions key={group} group={group} values={values} path={path} onChange={onChange} />}
      {isShareable && (
        <Button size="sm" className="self-start" onPress={() => setIsSharing(true)}>
          <Boxes size={16} aria-hidden /> {STEP_TEXTS.share}
        </Button>
      )}
      {isSharing && (
        <ShareDialog
          step={values}
          onShared={(id) => {
            setIsSharing(false);
            onChange({ ...latest.current.values, group: id });
          }}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
}

function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
