import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ContactStop, ContactStopChange } from "@tresen/contract/reminder/contact-stop";
import { STOPPED_USES } from "@tresen/contract/reminder/reminder-kinds";
import { STOPPED_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { call } from "../../../shared/api";
import { customerQueries } from "../../shared/customer/customer-queries";
import { failureSentences } from "../../shared/failure";
import { FieldMessage } from "../../shared/ui/input";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { Switch } from "../../shared/ui/switch";
import { STOP_TEXTS as texts } from "./person.texts";

/** What each address and number of the customer gets by itself. It is stored at once, apart from the form. */
export function StopsSection({ record }: { record: AnyRecord | null }) {
  const id = record?.id ?? "";
  const client = useQueryClient();
  const query = customerQueries.stops(id);
  const { data, error, refetch, isFetching } = useQuery({ ...query, enabled: id !== "" });
  const change = useMutation({
    mutationFn: (body: ContactStopChange) => call("POST /api/customers/{id}/stops", { params: { id }, body }),
    onSuccess: (stops) => client.setQueryData(query.queryKey, stops),
  });
  if (!data) return <NotLoaded message={texts.unloaded} {...{ error, refetch, isFetching }} />;
  return (
    <div className="text-sm">
      <p className="text-muted">{data.length > 0 ? texts.meaning : texts.none}</p>
      <ul className="flex flex-col divide-y divide-line">
        {data.map((contact) => (
          <ContactRow
            key={`${contact.kind} ${contact.value}`}
            contact={contact}
            isSaving={change.isPending}
            onChange={change.mutate}
          />
        ))}
      </ul>
      {change.error && (
        <div role="alert">
          <FieldMessage>{failureSentences(change.error, texts.failed)}</FieldMessage>
        </div>
      )}
    </div>
  );
}

interface ContactRowProps {
  contact: ContactStop;
  isSaving: boolean;
  onChange: (change: ContactStopChange) => void;
}

function ContactRow({ contact: { kind, value, stopped }, isSaving, onChange }: ContactRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 py-2">
      <span className="min-w-0 basis-60 wrap-anywhere">{value}</span>
      {STOPPED_USES.map((use) => (
        <Switch
          key={use}
          isSelected={!stopped.includes(use)}
          isDisabled={isSaving}
          onChange={(isGiven) => onChange({ kind, value, use, isStopped: !isGiven })}
        >
          {STOPPED_LABELS[use]}
          <span className="sr-only"> {texts.to(value)}</span>
        </Switch>
      ))}
    </li>
  );
}
