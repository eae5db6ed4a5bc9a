import { useId, useMemo, useState } from "react";
import { referencesIn, valueText } from "../../../../admin/model/value-text";
import { useTextContext } from "../../../../admin/form/history/use-text-context";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { MERGE_TEXTS as texts } from "../editor.texts";
import { useParts } from "../editor-context";
import { typeName } from "../model/section-words";
import { ownFields, sectionsField, textFields } from "../page-form";
import { type Incoming, withIncoming } from "../saving/incoming";
import type { Choice, Clash } from "./merge-pages";

const OPTION =
  "flex min-h-11 cursor-pointer items-start gap-3 rounded-control border p-3 text-sm has-focus-visible:outline-2 " +
  "has-focus-visible:outline-focus";

/** Both versions of all that two people changed, section by section, and what stays of them. */
export function MergeDialog({ incoming, onClose }: { incoming: Incoming; onClose: () => void }) {
  const { page, keeper } = useParts();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [mine] = useState(() => page.fields());
  const { clashes } = useMemo(() => withIncoming({ incoming, mine }), [incoming, mine]);
  const name = incoming.by?.name ?? texts.somebody;
  const apply = (): void => {
    keeper.settle(withIncoming({ incoming, mine, choices }).fields);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="lg"
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.keepEditing}
          </Button>
          <Button variant="primary" onPress={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-muted">{texts.explanation}</p>
      <div className="flex flex-col gap-5">
        {clashes.map((clash) => (
          <ClashChoice
            key={clash.key}
            clash={clash}
            name={name}
            choice={choices.get(clash.key) ?? "mine"}
            onChoose={(choice) => setChoices(new Map(choices).set(clash.key, choice))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function ClashChoice({
  clash,
  name,
  choice,
  onChoose,
}: {
  clash: Clash;
  name: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const group = useId();
  const textOf = useClashText(clash);
  const isBothOffered =
    clash.kind === "section" ? clash.mine !== null && clash.theirs !== null : clash.field === "text";
  const options = [
    { value: "mine" as const, label: texts.mine, text: textOf(clash.mine) },
    { value: "theirs" as const, label: texts.theirs(name), text: textOf(clash.theirs) },
    ...(isBothOffered ? [{ value: "both" as const, label: texts.both, text: "" }] : []),
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{titleOf(clash)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, text }) => (
          <label
            key={value}
            className={
              `${OPTION} ${value === choice ? "border-action bg-action-soft" : "border-line hover:bg-sunken"} ` +
              (value === "both" ? "sm:col-span-2" : "")
            }
          >
            <input
              type="radio"
              name={group}
              checked={value === choice}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 accent-action"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-muted">{label}</span>
              <span className="block max-h-60 overflow-y-auto whitespace-pre-line wrap-break-word">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function titleOf(clash: Clash): string {
  if (clash.kind === "section") {
    const section = clash.mine ?? clash.theirs;
    return section ? typeName(section) : "";
  }
  return [...ownFields, ...textFields].find(({ key }) => key === clash.field)?.title ?? clash.field;
}

/** The words of a value as the history of a record tells them. */
function useClashText(clash: Clash): (value: unknown) => string {
  const { zone } = useParts();
  const field =
    clash.kind === "section"
      ? sectionsField?.item
      : [...ownFields, ...textFields].find(({ key }) => key === clash.field);
  const references = useMemo(
    () => (field ? [clash.mine, clash.theirs].flatMap((value) => referencesIn({ field, value })) : []),
    [field, clash],
  );
  const context = useTextContext({ references, zone });
  return (value) => (value === null || !field ? texts.removed : valueText({ field, value, context }) || texts.empty);
}
