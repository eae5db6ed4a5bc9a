import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { differInSeconds } from "@tresen/contract/time-tracking/request/kept-seconds";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { type FormEvent, useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { timeRequests } from "../../../shared/time-requests/request-queries";
import { TIME_REQUEST_TEXTS as texts } from "./time-requests.texts";
import { spanText as spanOf } from "../times";

/** A request with what its reader can do about it. */
export function RequestRow({ request, zone = DEFAULT_TIME_ZONE }: { request: TimeRequest; zone: string | undefined }) {
  const { id, person, activity, recorded, reason, answer, state, mayDecide, breaks } = request;
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (given: string | null) =>
      given === null
        ? call("POST /api/working-activities/requests/{id}/accept", { params: { id } })
        : call("POST /api/working-activities/requests/{id}/refuse", { params: { id }, body: { answer: given } }),
    onSuccess: ({ state: decided }) => {
      showToast({ kind: "success", message: decided === "accepted" ? texts.accepted : texts.refused });
    },
    onError: (error) => showToast({ kind: "error", message: failureSentences(error, texts.failed), error }),
    // Whatever was decided elsewhere meanwhile is shown, too.
    onSettled: () => client.invalidateQueries({ queryKey: timeRequests.queryKey }),
  });
  const refuse = (event: FormEvent): void => {
    event.preventDefault();
    if (refusal?.trim()) mutate(refusal);
  };
  const hasSeconds = recorded !== null && differInSeconds({ recorded, wanted: request });
  const span = ({ startedAt, endedAt }: { startedAt: string; endedAt?: string | null | undefined }): string =>
    spanOf({ startedAt, endedAt: endedAt ?? null, zone, hasSeconds });
  return (
    <li tabIndex={-1} className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 tabular-nums">
          <span className="block font-medium">{person.name}</span>
          <span className="block text-sm text-muted">{recorded ? texts.recorded(span(recorded)) : texts.missing}</span>
          {recorded?.breaks.map((one) => (
            <Pause key={one.startedAt} span={span(one)} isFormer />
          ))}
          <span className="block text-sm">{texts.wanted(span(request))}</span>
          {breaks.map((one) => (
            <Pause key={one.startedAt} span={span(one)} />
          ))}
        </p>
        <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{texts.states[state]}</span>
      </div>
      <p className="max-w-prose text-sm text-muted wrap-anywhere">{texts.reason(reason)}</p>
      {answer && <p className="max-w-prose text-sm text-muted wrap-anywhere">{texts.answer(answer)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {mayDecide && refusal === null && (
          <>
            <Button variant="primary" isDisabled={isPending} onPress={() => mutate(null)}>
              {texts.accept}
            </Button>
            <Button isDisabled={isPending} onPress={() => setRefusal("")}>
              {texts.refuse}
            </Button>
          </>
        )}
        {activity !== null && (
          <Link
            to="/$resource/$id"
            params={{ resource: "working-activities", id: activity }}
            className="text-sm underline"
          >
            {texts.activity}
          </Link>
        )}
      </div>
      {mayDecide && refusal !== null && (
        <form onSubmit={refuse} className="flex max-w-prose flex-col gap-2">
          <Input label={texts.why} hint={texts.whyHint} required autoFocus value={refusal} onChange={setRefusal} />
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => setRefusal(null)}>{COMMON_TEXTS.cancel}</Button>
            <Button type="submit" variant="danger" isDisabled={isPending || refusal.trim() === ""}>
              {texts.refuse}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

function Pause({ span, isFormer = false }: { span: string; isFormer?: boolean }) {
  return <span className={`block text-sm ${isFormer ? "text-muted" : ""}`}>{texts.pause(span)}</span>;
}
