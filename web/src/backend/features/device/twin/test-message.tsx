import { useMutation, useQueries } from "@tanstack/react-query";
import { DEVICE_MESSAGES, TEST_FAILED } from "@tresen/contract/device/device.texts";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { Bell } from "lucide-react";
import { call } from "../../../../shared/api";
import { failureDetail, failureText } from "../../../shared/failure";
import { jobQueries } from "../../../shared/job-queries";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import type { ShownDevice } from "../shown-device";
import { Failed, Outcome } from "./outcome";
import { TWIN_TEXTS } from "./twin.texts";

/** Sends a test message to each browser of the device. Those that take longer are followed by whoever may see jobs. */
export function TestMessage({ device }: { device: ShownDevice }) {
  const mayFollow = useMay()({ permission: jobPermissions.read });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/devices/{id}/test/notification", { params: { id: device.id } }),
  });
  const started = data ?? [];
  const followed = useQueries({
    queries: started.map(({ id, state }) => ({ ...jobQueries.one(id), enabled: mayFollow && isOpenJob(state) })),
  });
  const states = started.map(({ state }, index) => followed[index]?.data?.state ?? state);
  const sent = states.filter((state) => state === "done").length;
  const open = states.filter((state) => isOpenJob(state)).length;
  const lost = states.length - sent - open;
  return (
    <>
      <Button size="sm" onPress={() => mutate()} isDisabled={isPending}>
        <Bell size={16} aria-hidden /> {TWIN_TEXTS.testMessage}
      </Button>
      <div aria-live="polite" className="order-last flex basis-full flex-col gap-1 empty:hidden">
        {isPending && <Outcome kind="waiting">{TWIN_TEXTS.sending}</Outcome>}
        {error && !isPending && <Failed text={failureText(error, TEST_FAILED)} detail={failureDetail(error)} />}
        {!isPending && open > 0 && <Outcome kind="waiting">{TWIN_TEXTS.messageUnderway}</Outcome>}
        {!isPending && sent > 0 && <Outcome kind="done">{TWIN_TEXTS.messageSent(sent)}</Outcome>}
        {!isPending && lost > 0 && sent + open > 0 && <Outcome kind="failed">{TWIN_TEXTS.messageLost(lost)}</Outcome>}
        {!isPending && lost > 0 && sent + open === 0 && <Failed text={TEST_FAILED} detail={DEVICE_MESSAGES.notSent} />}
      </div>
    </>
  );
}
