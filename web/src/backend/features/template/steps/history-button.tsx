import { History as HistoryIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Dialog as AriaDialog, DialogTrigger, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { OPTION, POPOVER } from "../../../shared/ui/select";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useEditing } from "../editor-context";
import { type Snapshot, type StepName, stepName } from "./step-name";
import { HISTORY_TEXTS as texts, STEP_TEXTS } from "./step.texts";

/** The button that opens all steps since the editor was opened. */
export function HistoryButton() {
  return (
    <DialogTrigger>
      <TriggerIcon label={texts.title}>
        <HistoryIcon size={18} aria-hidden />
      </TriggerIcon>
      <Popover className={`${POPOVER} w-80`} placement="top start">
        <AriaDialog aria-label={texts.title} className="flex max-h-96 flex-col outline-none">
          <p className="border-b border-line px-3 py-2 text-xs text-muted">{texts.hint}</p>
          <Steps />
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The steps, the oldest first. Choosing one goes to how the template was after it. */
function Steps() {
  const { editor, history } = useEditing();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, []);
  const steps = history.states.map((state, index) => ({
    id: String(index),
    name: nameOf(history.states[index - 1], state),
    isUndone: index > history.at,
  }));
  return (
    <ListBox
      ref={list}
      aria-label={texts.title}
      items={steps}
      autoFocus
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[String(history.at)]}
      onSelectionChange={(keys) => {
        if (keys !== "all") for (const key of keys) editor.goTo(Number(key));
      }}
      dependencies={[history]}
      className="min-h-0 flex-1 overflow-y-auto py-1 outline-none"
    >
      {({ id, name, isUndone }) => (
        <ListBoxItem
          id={id}
          textValue={`${STEP_TEXTS.said(name)}${isUndone ? `, ${texts.undone}` : ""}`}
          className={`${OPTION} [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto] data-selected:bg-action-soft data-selected:font-medium data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 ${isUndone ? "text-muted" : ""}`}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name.action}
            {name.subject !== "" && <span className="block text-xs text-muted">{name.subject}</span>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

const known = new WeakMap<Snapshot, { before: Snapshot | undefined; name: StepName }>();

/** The name of a step, which is found out once. */
function nameOf(before: Snapshot | undefined, after: Snapshot): StepName {
  const found = known.get(after);
  if (found && found.before === before) return found.name;
  const name = stepName(before, after);
  known.set(after, { before, name });
  return name;
}
