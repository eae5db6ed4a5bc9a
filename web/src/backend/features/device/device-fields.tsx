import { useQuery } from "@tanstack/react-query";
import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import { PURPOSE_LABELS } from "@tresen/contract/access-key/access-key.texts";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { branchQueries } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMay } from "../../shared/session";
import { Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { DEVICE_TEXTS } from "./device.texts";

export interface DeviceDraft<Purpose extends KeyPurpose> {
  name: string;
  branch: string;
  /** Null as long as nothing is chosen. */
  purpose: Purpose | null;
}

/** The branch in which the person may connect devices if there is only one. */
export function useOwnBranches(): { value: string; label: string }[] {
  const may = useMay();
  const { data = [] } = useQuery(branchQueries.all());
  return data
    .filter(({ id }) => may({ permission: accessKeyPermissions.manage, branch: id }))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Name, branch and purpose of a device. */
export function DeviceFields<Purpose extends KeyPurpose>({
  draft,
  branches,
  purposes,
  errors,
  onChange,
}: {
  draft: DeviceDraft<Purpose>;
  branches: readonly { value: string; label: string }[];
  purposes: readonly Purpose[];
  errors: Readonly<Record<string, string>>;
  onChange: (draft: DeviceDraft<Purpose>) => void;
}) {
  return (
    <>
      <Input
        label={DEVICE_TEXTS.name}
        hint={DEVICE_TEXTS.nameHint}
        required
        maxLength={200}
        value={draft.name}
        error={errors.name}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <Select
        label={COMMON_TEXTS.branch}
        isRequired
        options={branches}
        value={draft.branch || null}
        error={errors.branch}
        onChange={(branch) => onChange({ ...draft, branch })}
      />
      <Select
        label={DEVICE_TEXTS.purpose}
        isRequired
        options={purposes.map((value) => ({ value, label: PURPOSE_LABELS[value] }))}
        value={draft.purpose}
        onChange={(value) => onChange({ ...draft, purpose: purposes.find((one) => one === value) ?? draft.purpose })}
      />
    </>
  );
}
