import { type ComponentType, useContext, useEffect, useEffectEvent, useRef } from "react";
import type { EditorProps } from "../editor";
import { RecordContext, useForm } from "../form-context";
import { TextEditor } from "./text-editors";

/** The editor of a text that, in a new record, follows the name until somebody types another. */
export function followingName(textOf: (name: string) => string): ComponentType<EditorProps> {
  return function FollowingName({ field, path, value, onChange }: EditorProps) {
    const { isNew } = useForm();
    const { name } = useContext(RecordContext);
    // The last text that was proposed, behind those that are not drawn yet: whoever types fast is ahead of them.
    const proposed = useRef<readonly unknown[]>([""]);
    const text = typeof name === "string" ? textOf(name) : "";
    const propose = useEffectEvent((next: string) => {
      const isTyped = typeof value === "string" && value !== "" && !proposed.current.includes(value);
      if (!isNew || isTyped || next === proposed.current.at(-1)) return;
      proposed.current = [...proposed.current, next];
      onChange(next);
    });
    useEffect(() => {
      if (value === proposed.current.at(-1)) proposed.current = [value];
    }, [value]);
    useEffect(() => propose(text), [text]);
    return field.kind === "text" && <TextEditor field={field} path={path} value={value} onChange={onChange} />;
  };
}
