import { useQuery } from "@tanstack/react-query";
import { permissionOf } from "@tresen/contract/kit/access";
import { roles } from "@tresen/contract/user/role.resource";
import { useMemo } from "react";
import { useMay, useMe } from "../shared/session";
import type { Choice, Field } from "./model/field";
import { resourceQueries } from "./queries";

/** The custom roles, for people who may read them; others know their own. They are loaded only when `isWanted`. */
export function useOwnRoles({ isWanted }: { isWanted: boolean }): readonly Choice[] {
  const isRead = useMay()({ permission: permissionOf({ resource: roles, verb: "read" }) });
  const { data } = useQuery({ ...resourceQueries.all(roles.name), enabled: isWanted && isRead });
  const { roleNames } = useMe();
  return useMemo(() => {
    const read = data?.map((role) => [String(role["identifier"]), String(role["name"])] as const);
    return (read ?? Object.entries(roleNames ?? {})).map(([value, label]): Choice => ({ value, label }));
  }, [data, roleNames]);
}

/** The field with custom roles as further choices. */
export function withOwnRoles({ field, own }: { field: Field; own: readonly Choice[] }): Field {
  return isRolesField(field) ? { ...field, choices: [...field.choices, ...own] } : field;
}

export function isRolesField(field: Field): field is Extract<Field, { kind: "enums" }> {
  return field.kind === "enums" && field.isRoles === true;
}
