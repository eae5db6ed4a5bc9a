import { type ComponentType, useContext, useEffect, useEffectEvent, useRef } from "react";
import type { EditorProps } from "../editor";
import { RecordContext, useForm } from "../form-context";
import { TextEditor } from "./text-editors";

/** The editor of a text that, in a new record, follows the name until somebody types another. */
export function followingName(textOf: (name: string) => string): ComponentType<EditorProps> {
  return function FollowingName({ field, path, value, onChange }: EditorProps) {
    const { isNew } = useForm();
    const { name } = useContext(RecordContext);
    const proposed = useRef("");
    const text = typeof name === "string" ? textOf(name) : "";
    const propose = useEffectEvent((next: string) => {
      const isTyped = typeof value === "string" && value !== "" && value !== proposed.current;
      if (!isNew || isTyped || next === proposed.current) return;
      proposed.current = next;
      onChange(next);
    });
    useEffect(() => propose(text), [text]);
    return field.kind === "text" && <TextEditor field={field} path={path} value={value} onChange={onChange} />;
  };
}
