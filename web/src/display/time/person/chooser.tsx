import type { OwnActivity, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { type FormEvent, useRef, useState } from "react";
import type { StampingDetails } from "../queue/kept-stamping";
import { TIME_TEXTS } from "../time.texts";

/** What a person can book time on. A terminal has its branch; without a connection it knows no tasks. */
export interface Choices extends Pick<TimeTrackingMe, "projects" | "tasks" | "branches"> {
  kinds: readonly Omit<TimeTrackingMe["kinds"][number], "isPaid" | "countsAsWorkingTime">[];
}

/** What somebody works on. */
export type Booked = Pick<OwnActivity, "kind" | "project" | "task" | "note">;

/** Where what is missing is entered. */
const MISSING = { kind: "input[type=radio]", project: "select" } as const;

/**
 * Kind, project, task and note of what is begun.
 * @param kind what was chosen or used last; null asks for it.
 * @param running what runs, with which it begins, so that whoever adds a note keeps the project.
 */
export function Chooser({
  choices: { kinds, projects, tasks },
  kind: chosen,
  running,
  isSwitch,
  onChosen,
  onBack,
}: {
  choices: Choices;
  kind: string | null;
  running: Booked | null;
  isSwitch: boolean;
  onChosen: (details: StampingDetails) => void;
  onBack: () => void;
}) {
  // Null as long as nothing is chosen: the first of the list would be booked by mistake.
  const [kind, setKind] = useState(kinds.some(({ id }) => id === chosen) ? chosen : null);
  const [project, setProject] = useState(offered({ id: running?.project, among: projects }));
  const [task, setTask] = useState(offered({ id: running?.task, among: tasks }));
  const [note, setNote] = useState(running?.note ?? "");
  const [isTold, setTold] = useState(false);
  const isRequired = kinds.find(({ id }) => id === kind)?.isProjectRequired ?? false;
  const ofProject = tasks.filter((one) => one.project === project);
  const missing = kinds.length > 0 && kind === null ? "kind" : isRequired && project === "" ? "project" : null;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(missing !== null);
    if (missing) return form.current?.querySelector<HTMLElement>(MISSING[missing])?.focus();
    onChosen({
      ...(kind ? { kind } : {}),
      ...(project ? { project } : {}),
      ...(task ? { task } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    });
  };
  return (
    // The browser's own bubble would lie over the hint, in its own language.
    <form ref={form} className="chooser" noValidate onSubmit={submit}>
      {kinds.length > 0 && (
        <fieldset>
          <legend>{TIME_TEXTS.kind}</legend>
          <div className="kinds">
            {[...kinds, { id: "", name: TIME_TEXTS.noKind, color: "transparent" }].map(({ id, name, color }) => (
              <label key={id} className={kind === id ? "big chosen" : "big"}>
                <input type="radio" name="kind" required checked={kind === id} onChange={() => setKind(id)} />
                <i className="mark" style={{ background: color }} aria-hidden />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {(projects.length > 0 || isRequired) && (
        <Choice
          label={TIME_TEXTS.project}
          value={project}
          options={projects}
          none={TIME_TEXTS.noProject}
          hint={isRequired ? TIME_TEXTS.projectRequired : ""}
          isRequired={isRequired}
          isWrong={isTold && missing === "project"}
          onChange={(next) => {
            setProject(next);
            setTask("");
          }}
        />
      )}
      {ofProject.length > 0 && (
        <Choice label={TIME_TEXTS.task} value={task} options={ofProject} none={TIME_TEXTS.noTask} onChange={setTask} />
      )}
      <label>
        {TIME_TEXTS.note}
        <textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="row steps">
        <p role="alert" className="refusal">
          {isTold && missing && (missing === "kind" ? TIME_TEXTS.chooseKind : TIME_TEXTS.projectRequired)}
        </p>
        <button type="button" className="tool" onClick={onBack}>
          {TIME_TEXTS.back}
        </button>
        <button type="submit" className="main">
          {isSwitch ? TIME_TEXTS.switch : TIME_TEXTS.start}
        </button>
      </div>
    </form>
  );
}

/** The id, if it may be chosen; empty otherwise. */
function offered({ id, among }: { id: string | null | undefined; among: readonly { id: string }[] }): string {
  return among.find((one) => one.id === id)?.id ?? "";
}

export function Choice({
  label,
  value,
  options,
  none,
  hint = "",
  isRequired = false,
  isWrong = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  /** How nothing is called, where nothing may be chosen. */
  none?: string;
  hint?: string;
  isRequired?: boolean;
  isWrong?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        required={isRequired}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {hint && <small>{hint}</small>}
    </label>
  );
}
