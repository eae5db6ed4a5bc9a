import { parseInstant, zonedTime, instantAt, minutesOf } from "@tresen/contract/kit/time";
import { CONTROL } from "../../../shared/ui/input";
import type { EditorProps } from "../editor";
import { useForm } from "../form-context";
import { Frame } from "./frame";

/** A day and time by the clock of the branch. */
export function InstantEditor({ field, path, value, onChange }: EditorProps<"instant">) {
  const { isReadOnly, zone } = useForm();
  const shown = typeof value === "string" ? wallTime({ text: value, zone }) : "";
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <input
          {...props}
          type="datetime-local"
          value={shown}
          readOnly={isReadOnly}
          onChange={(event) => {
            const typed = event.target.value.slice(0, 16);
            onChange(typed === "" ? field.empty : field.isLocal ? typed : fromWallTime({ text: typed, zone }));
          }}
          className={CONTROL}
        />
      )}
    </Frame>
  );
}

export function DateEditor({ field, path, value, onChange }: EditorProps<"date">) {
  const { isReadOnly } = useForm();
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <input
          {...props}
          type="date"
          value={typeof value === "string" ? value : ""}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value || field.empty)}
          className={CONTROL}
        />
      )}
    </Frame>
  );
}

function wallTime({ text, zone }: { text: string; zone: string }): string {
  const at = parseInstant({ text, zone });
  if (at === null) return "";
  const { date, minutes } = zonedTime({ at, zone });
  return `${date}T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function fromWallTime({ text, zone }: { text: string; zone: string }): string {
  return new Date(instantAt({ date: text.slice(0, 10), minutes: minutesOf(text.slice(11)), zone })).toISOString();
}
