import type { Grant, Permission, Scope } from "@tresen/contract/kit/access";
import { type PermissionGroup, permissionGroups } from "@tresen/contract/permission-groups";
import { SCOPE_LABELS } from "@tresen/contract/user/role.texts";
import { personOf, useMe } from "../../../shared/session";
import { Select } from "../../../shared/ui/select";
import { Checkbox } from "../../../shared/ui/switch";
import { firstScope, givenScope, isGrant, scopesToGive, withScope } from "../../model/grants";
import type { EditorProps } from "../editor";
import { useErrorWithin, useForm } from "../form-context";
import { EDITOR_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";

const ROW = "grid gap-x-4 gap-y-1 border-t border-line py-2 lg:grid-cols-[11rem_minmax(0,1fr)]";
const CELLS =
  "grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] items-start gap-x-4 gap-y-1 md:grid-cols-4";

/**
 * What a role may do: a row for each resource, and in it a box for each permission. Where a permission can be given in
 * several scopes, a choice of them stands below its box.
 */
export function PermissionsEditor({ field, path, value, onChange }: EditorProps<"permissions">) {
  const grants = Array.isArray(value) ? value.filter(isGrant) : [];
  const error = useErrorWithin(path);
  return (
    <GroupFrame field={field} path={path} error={error} note={EDITOR_TEXTS.chosenCount(grants.length)}>
      <div>
        {permissionGroups.map((group) => (
          <PermissionRow key={group.title} group={group} grants={grants} onChange={onChange} />
        ))}
      </div>
    </GroupFrame>
  );
}

interface RowProps {
  group: PermissionGroup;
  grants: readonly Grant[];
  onChange: (grants: Grant[]) => void;
}

function PermissionRow({ group: { title, permissions }, grants, onChange }: RowProps) {
  return (
    <div role="group" aria-label={title} className={ROW}>
      <span className="pt-1.5 font-medium">{title}</span>
      <div className={CELLS}>
        {permissions.map((permission) => (
          <PermissionCell
            key={permission.name}
            label={`${title} ${permission.title}`}
            permission={permission}
            given={givenScope({ grants, name: permission.name })}
            onGive={(scope) => onChange(withScope({ grants, name: permission.name, scope }))}
          />
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  /** For the choice of a scope, which has no visible label. */
  label: string;
  permission: Permission & { title: string };
  given: Scope | null;
  onGive: (scope: Scope | null) => void;
}

function PermissionCell({ label, permission, given, onGive }: CellProps) {
  const { isReadOnly } = useForm();
  const person = personOf(useMe());
  const scopes = scopesToGive({ person, permission });
  const offered = given === null || scopes.includes(given) ? scopes : [given, ...scopes];
  const isDisabled = isReadOnly || (given === null && scopes.length === 0);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Checkbox
        isSelected={given !== null}
        isDisabled={isDisabled}
        onChange={(isOn) => onGive(isOn ? firstScope(scopes) : null)}
      >
        {permission.title}
      </Checkbox>
      {given !== null && permission.scopes.length > 1 && (
        <Select
          label={EDITOR_TEXTS.scopeOf(label)}
          isLabelHidden
          options={offered.map((scope) => ({ value: scope, label: SCOPE_LABELS[scope] }))}
          value={given}
          isDisabled={isDisabled || offered.length < 2}
          onChange={(scope) => onGive(offered.find((one) => one === scope) ?? given)}
        />
      )}
    </div>
  );
}
