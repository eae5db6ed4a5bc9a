import { roles } from "@tresen/contract/user/role.resource";
import { permissionOf } from "@tresen/contract/kit/access";
import { permissionGroups } from "@tresen/contract/permission-groups";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useContext } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { RefsEditor } from "../../../admin/form/editors/choice-editors";
import { RecordContext } from "../../../admin/form/form-context";
import { isGrant } from "../../../admin/model/grants";
import { resourceQueries } from "../../../admin/queries";
import { useMay } from "../../../shared/session";
import { ROLE_FORM_TEXTS } from "./role-form.texts";

/** The permissions that can be given for the person's own branches alone. */
const OF_BRANCHES = new Set(
  permissionGroups
    .flatMap(({ permissions }) => permissions)
    .flatMap(({ name, scopes }) => (scopes.includes("branches") ? [name] : [])),
);

/** The branches of a user, and which of their roles reach beyond them. */
export function UserBranches({ field, ...props }: EditorProps) {
  const record = useContext(RecordContext);
  const may = useMay()({ permission: permissionOf({ resource: roles, verb: "read" }) });
  const { data } = useQuery({ ...resourceQueries.all(roles.name), enabled: may });
  const { roles: held } = record;
  const wide = (data ?? []).filter(
    ({ identifier, permissions }) =>
      Array.isArray(held) &&
      held.includes(identifier) &&
      Array.isArray(permissions) &&
      permissions.some((grant) => isGrant(grant) && grant.scope === "all" && OF_BRANCHES.has(grant.permission)),
  );
  return (
    <>
      {field.kind === "refs" && <RefsEditor field={field} {...props} />}
      {wide.length > 0 && (
        <p role="status" className="mt-1 flex items-start gap-1.5 text-sm text-warning">
          <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
          {ROLE_FORM_TEXTS.reachesAll(wide.map(({ name }) => String(name)))}
        </p>
      )}
    </>
  );
}
