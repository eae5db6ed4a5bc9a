import { OWN_ROLE } from "../../../shared/common.texts";
import { useOwnRoles } from "../../own-roles";
import type { EditorProps } from "../editor";
import { EnumsEditor } from "./choice-editors";

/** A user's roles: the three that are built in, and those that the shop made itself. */
export function RolesEditor({ field, value, ...props }: EditorProps<"enums">) {
  const known = [...field.choices, ...useOwnRoles({ isWanted: true })];
  // A person who may not read the roles can only keep those that the user has.
  const held = (Array.isArray(value) ? value.map(String) : [])
    .filter((name) => !known.some((choice) => choice.value === name))
    .map((name) => ({ value: name, label: OWN_ROLE }));
  return <EnumsEditor field={{ ...field, choices: [...known, ...held] }} value={value} {...props} />;
}
