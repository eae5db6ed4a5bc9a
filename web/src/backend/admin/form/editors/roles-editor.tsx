import { useQuery } from "@tanstack/react-query";
import { permissionOf } from "@tresen/contract/kit/access";
import { roles } from "@tresen/contract/user/role.resource";
import { useMay } from "../../../shared/session";
import type { Choice } from "../../model/field";
import { resourceQueries } from "../../queries";
import type { EditorProps } from "../editor";
import { EnumsEditor } from "./choice-editors";

/** A user's roles: the three that are built in, and those that the shop made itself. */
export function RolesEditor({ field, value, ...props }: EditorProps<"enums">) {
  const isRead = useMay()({ permission: permissionOf({ resource: roles, verb: "read" }) });
  const { data = [] } = useQuery({ ...resourceQueries.all(roles.name), enabled: isRead });
  const own = data.map((role): Choice => ({ value: String(role["identifier"]), label: String(role["name"]) }));
  const known = [...field.choices, ...own];
  // Whoever may not read the roles keeps those that the user has.
  const held = (Array.isArray(value) ? value.map(String) : [])
    .filter((name) => !known.some((choice) => choice.value === name))
    .map((name) => ({ value: name, label: name }));
  return <EnumsEditor field={{ ...field, choices: [...known, ...held] }} value={value} {...props} />;
}
