import { useQuery } from "@tanstack/react-query";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { resourceQueries } from "../../admin/queries";
import { failureText } from "../../shared/failure";
import { FieldMessage } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { DEVICE_TEXTS } from "./device.texts";

/** Which TV of the branch a screen is. A TV that is connected already may be chosen: the other screen then takes its place. */
export function TvField({
  branch,
  value,
  error,
  onChange,
}: {
  branch: string;
  value: string;
  error: string | undefined;
  onChange: (tv: { id: string; name: string }) => void;
}) {
  const { data, error: failure } = useQuery(resourceQueries.all(tvReferrer.name));
  const tvs = (data ?? []).filter((tv) => tv["branch"] === branch);
  const options = tvs.map((tv) => ({ value: tv.id, label: String(tv["name"]) }));
  if (failure) return <FieldMessage>{failureText(failure, DEVICE_TEXTS.tvsFailed)}</FieldMessage>;
  if (data && branch !== "" && options.length === 0) return <p className="text-sm text-muted">{DEVICE_TEXTS.noTvs}</p>;
  return (
    <Select
      label={DEVICE_TEXTS.tv}
      isRequired
      options={options}
      value={value || null}
      error={error}
      onChange={(id) => onChange({ id, name: options.find((option) => option.value === id)?.label ?? "" })}
    />
  );
}
