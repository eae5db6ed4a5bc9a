import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime, zonedTime } from "@tresen/contract/kit/time";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { type ComponentType, useState } from "react";
import { call } from "../../../shared/api";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { MomentFields, type Moment, faultOf, instantOf } from "./moment-fields";
import { type PlannedRecord, planQueries } from "./plan-queries";
import { PLANNED_TEXTS as texts } from "./plan.texts";

/** What is planned for a record, each to be moved or called off; nothing where nothing is planned. */
export function PlannedList({
  planned,
  zone,
  isPublishing = false,
  Detail,
}: {
  planned: PlannedRecord;
  zone: string;
  /** Whether the page is about to be published at once, so that what is planned does not fit any more. */
  isPublishing?: boolean;
  /** Says what a planned change sets. */
  Detail?: ComponentType<{ plan: PlannedChange }>;
}) {
  const { data, error } = useQuery(planQueries.of(planned));
  if (error) return <FieldMessage>{failureSentences(error, texts.loadFailed)}</FieldMessage>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="planned" className="flex flex-col gap-2">
      <h3 id="planned" className="text-sm font-semibold">
        {texts.title}
      </h3>
      {isPublishing && data.some(({ state }) => state === "waiting" || state === "retry") && (
        <p className="text-sm text-warning">{texts.endangered}</p>
      )}
      <ul className="flex flex-col gap-2">
        {data.map((plan) => (
          <PlannedEntry key={plan.id} plan={plan} zone={zone} Detail={Detail} />
        ))}
      </ul>
    </section>
  );
}

function PlannedEntry({
  plan,
  zone,
  Detail,
}: {
  plan: PlannedChange;
  zone: string;
  Detail: ComponentType<{ plan: PlannedChange }> | undefined;
}) {
  const { type } = plan;
  const client = useQueryClient();
  const [moment, setMoment] = useState<Moment | null>(null);
  const [isTold, setIsTold] = useState(false);
  const when = formatDateTime({ at: Date.parse(plan.at), zone });
  const isFailed = plan.state === "failed" || plan.state === "unconfirmed";
  const isMovable = plan.state === "waiting" || plan.state === "retry";
  const refresh = (): Promise<void> => client.invalidateQueries(planQueries.of(plan));
  const params = { id: plan.id };
  const change = useMutation({
    mutationFn: (at: number | null) =>
      at === null
        ? call("POST /api/planned-changes/{id}/cancel", { params })
        : call("POST /api/planned-changes/{id}/move", { params, body: { at: new Date(at).toISOString() } }),
    onSuccess: (changed, at) => {
      setMoment(null);
      const message =
        at !== null
          ? texts.moved(formatDateTime({ at: Date.parse(changed.at), zone }))
          : isFailed
            ? texts.dismissed
            : texts.canceled(type);
      showToast({ kind: "success", message });
    },
    onSettled: refresh,
  });
  const move = (): void => {
    if (!moment) return;
    const at = instantOf({ moment, zone });
    setIsTold(true);
    if (at !== null && faultOf({ moment, zone }) === null) change.mutate(at);
  };
  const startMoving = (): void => {
    const { date, minutes } = zonedTime({ at: Date.parse(plan.at), zone });
    setMoment({ date, time: clockOf(minutes) });
  };
  const Icon = isFailed ? TriangleAlert : CalendarClock;
  return (
    <li className={`rounded-control border p-3 text-sm ${isFailed ? "border-danger" : "border-line"}`}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Icon size={18} aria-hidden className={`mt-0.5 shrink-0 ${isFailed ? "text-danger" : "text-muted"}`} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="figures font-medium">{texts.what({ type, at: when })}</p>
          <p className="text-muted">
            {plan.title}, {texts.by(plan.plannedBy.name)}
          </p>
          {plan.redirect && <p className="text-muted">{texts.redirect}</p>}
          {Detail && <Detail plan={plan} />}
          {isFailed && (
            <p className="mt-1 wrap-anywhere text-danger">
              {texts.failed(type)}: {plan.reason}
            </p>
          )}
          {plan.state === "running" && <p className="mt-1 text-muted">{texts.running}</p>}
        </div>
        {isMovable && (
          <Button
            size="sm"
            aria-label={texts.moveTo({ type, at: when })}
            aria-expanded={moment !== null}
            onPress={startMoving}
          >
            {texts.move}
          </Button>
        )}
        {(isMovable || isFailed) && (
          <Button
            size="sm"
            aria-label={isFailed ? texts.dismissOf({ type, at: when }) : texts.cancelOf({ type, at: when })}
            isDisabled={change.isPending}
            onPress={() => change.mutate(null)}
          >
            {isFailed ? texts.dismiss : texts.cancel}
          </Button>
        )}
      </div>
      {moment && (
        <div className="mt-3 flex flex-col gap-3">
          <MomentFields
            moment={moment}
            zone={zone}
            fault={isTold ? faultOf({ moment, zone }) : null}
            onChange={setMoment}
          />
          <Button size="sm" variant="primary" className="self-start" isDisabled={change.isPending} onPress={move}>
            {texts.keepTime}
          </Button>
        </div>
      )}
      {change.error && (
        <div role="alert" className="mt-2">
          <FieldMessage>{failureSentences(change.error, texts.changeFailed(type))}</FieldMessage>
        </div>
      )}
    </li>
  );
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
