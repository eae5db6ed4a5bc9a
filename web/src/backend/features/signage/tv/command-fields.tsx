import type { CommandType } from "@tresen/contract/signage/command/command.state";
import { tvs } from "@tresen/contract/signage/tv/tv.resource";
import { useId, useMemo } from "react";
import { FieldGrid } from "../../../admin/form/field-editor";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { CONTROL, FieldMessage, Input, LABEL } from "../../../shared/ui/input";
import { useSignage } from "../use-signage";
import { ASKED, type CommandDraft, type requestOf, scenesNotFor } from "./command-draft";
import { COMMAND_TEXTS as texts } from "./tv.texts";

type Faults = Extract<ReturnType<typeof requestOf>, { faults: unknown }>["faults"];

const POWER_HOURS = fieldsOf(tvs.fields.pick({ powerHours: true }));

/** What a command needs: the scene, the text, the minutes or the volume. */
export function CommandFields({
  type,
  draft,
  faults,
  branch = null,
  onChange,
}: {
  type: CommandType;
  draft: CommandDraft;
  faults: Faults;
  /** That of the TV; null for several, of which each says whether it may show the scene. */
  branch?: string | null;
  onChange: (draft: CommandDraft) => void;
}) {
  const asked = ASKED[type] ?? [];
  const textId = useId();
  const number = (key: "minutes" | "volume") => (
    <Input
      label={texts[key]}
      inputMode="numeric"
      required
      value={draft[key]}
      error={faults[key]}
      onChange={(typed) => onChange({ ...draft, [key]: typed })}
      className="max-w-40"
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {asked.includes("scene") && (
        <ScenePicker
          value={draft.scene}
          error={faults.scene}
          branch={branch}
          onChange={(scene) => onChange({ ...draft, scene })}
        />
      )}
      {asked.includes("text") && (
        <div className="flex flex-col gap-1">
          <label htmlFor={textId} className={LABEL}>
            {texts.text}
          </label>
          <textarea
            id={textId}
            rows={3}
            maxLength={500}
            aria-required
            aria-invalid={faults.text ? true : undefined}
            aria-describedby={faults.text ? `${textId}-error` : undefined}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
            className={`${CONTROL} h-auto! py-2`}
          />
          {faults.text && <FieldMessage id={`${textId}-error`}>{faults.text}</FieldMessage>}
        </div>
      )}
      {asked.includes("minutes") && number("minutes")}
      {asked.includes("volume") && number("volume")}
      {asked.includes("powerHours") && (
        <FieldGrid
          fields={POWER_HOURS}
          values={{ powerHours: draft.powerHours }}
          onChange={({ powerHours }) => onChange({ ...draft, powerHours })}
        />
      )}
    </div>
  );
}

/** The scenes that the TV may show. */
function ScenePicker({
  branch,
  ...field
}: {
  branch: string | null;
  value: string | null;
  error: string | undefined;
  onChange: (scene: string | null) => void;
}) {
  const { playableScenes } = useSignage();
  const without = useMemo(
    () => scenesNotFor({ scenes: [...playableScenes.values()], branch }),
    [playableScenes, branch],
  );
  return <ReferencePicker resource="scenes" label={texts.scene} isRequired without={without} {...field} />;
}
