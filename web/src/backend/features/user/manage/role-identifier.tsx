import { useContext, useEffect, useEffectEvent, useRef } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { TextEditor } from "../../../admin/form/editors/text-editors";
import { RecordContext, useForm } from "../../../admin/form/form-context";
import { identifierOf } from "../../../shared/identifier";

/** The identifier of a role. That of a new one follows its name until somebody types another. */
export function RoleIdentifier({ field, path, value, onChange }: EditorProps) {
  const { isNew } = useForm();
  const { name } = useContext(RecordContext);
  const proposed = useRef("");
  const identifier = typeof name === "string" ? roleIdentifierOf(name) : "";
  const propose = useEffectEvent((next: string) => {
    const isTyped = typeof value === "string" && value !== "" && value !== proposed.current;
    if (!isNew || isTyped || next === proposed.current) return;
    proposed.current = next;
    onChange(next);
  });
  useEffect(() => propose(identifier), [identifier]);
  return field.kind === "text" && <TextEditor field={field} path={path} value={value} onChange={onChange} />;
}

/** `2. Schicht & Küche` becomes `ROLE_SCHICHT_KUECHE`; a name without letters becomes nothing. */
export function roleIdentifierOf(name: string): string {
  const letters = identifierOf(name)
    .toUpperCase()
    .replaceAll("-", "_")
    .replace(/^[^A-Z]+/, "");
  return letters && `ROLE_${letters}`.slice(0, 60);
}
