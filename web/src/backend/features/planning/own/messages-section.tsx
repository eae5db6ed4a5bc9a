import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PLAN_CHANNELS, type PlanChannel, type PlanMessages } from "@tresen/contract/planning/messages/plan-messages";
import { PLAN_CHANNEL_LABELS } from "@tresen/contract/planning/messages/plan-messages.texts";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { PushBrowsers } from "../../../shared/push/push-subscription";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { Switch } from "../../../shared/ui/switch";
import { MESSAGES_TEXTS as texts } from "./own.texts";

const KEY = ["plan-messages"] as const;

/** How one is told of one's own shifts: each channel is switched by itself, and at least one stays. */
export function MessagesSection() {
  const { id, branches } = useMe();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/working-schedules/messages", { signal }),
  });
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
      {data && <Channels stored={data} />}
      {data?.channels.includes("push") && (
        <PushBrowsers device={{ id, branch: branches[0]?.id ?? "" }} introduction={texts.push} />
      )}
      {!data && error && <NotLoaded message={texts.loadFailed} {...{ error, refetch, isFetching }} />}
    </section>
  );
}

function Channels({ stored }: { stored: PlanMessages }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (channels: PlanChannel[]) => call("PUT /api/working-schedules/messages", { body: { channels } }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved);
      showToast({ kind: "success", message: texts.saved });
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
  });
  const { channels } = stored;
  const hints: Readonly<Record<PlanChannel, string>> = {
    mail: stored.mail ?? texts.noMail,
    sms: stored.phone ?? texts.noPhone,
    push: texts.pushHint,
  };
  return (
    <ul className="flex flex-col gap-1">
      {PLAN_CHANNELS.map((channel) => {
        const isOn = channels.includes(channel);
        // SMS cannot be chosen without a number, but can be given up when the number is gone.
        const isPossible = isOn ? channels.length > 1 : channel !== "sms" || stored.phone !== null;
        return (
          <li key={channel} className="flex flex-wrap items-center gap-x-3">
            <Switch
              isSelected={isOn}
              isDisabled={isPending || !isPossible}
              onChange={(next) =>
                mutate(PLAN_CHANNELS.filter((one) => (one === channel ? next : channels.includes(one))))
              }
            >
              {PLAN_CHANNEL_LABELS[channel]}
            </Switch>
            <span className="min-w-0 text-sm wrap-anywhere text-muted">{hints[channel]}</span>
          </li>
        );
      })}
    </ul>
  );
}
