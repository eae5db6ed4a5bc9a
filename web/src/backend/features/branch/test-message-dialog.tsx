import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureText } from "../../shared/failure";
import { jobQueries, pollOf } from "../../shared/job-queries";
import { TestProgress } from "../../shared/jobs/test-progress";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { TEST_MESSAGE_TEXTS } from "./test-message.texts";

const CHANNELS = (["mail", "sms"] as const).map((value) => ({ value, label: TEST_MESSAGE_TEXTS.channels[value] }));

/** Sends a test message to the address or number that receives the branch's orders, and shows its result. */
export function TestMessageDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const [channel, setChannel] = useState<(typeof CHANNELS)[number]["value"]>("mail");
  const start = useMutation({
    mutationFn: () => call("POST /api/branches/{id}/test-message", { params: { id: record.id }, body: { channel } }),
  });
  const id = start.data?.id;
  const progress = useQuery({ ...progressOf({ branch: record.id, job: id ?? "" }), enabled: id !== undefined });
  const job = id === undefined ? undefined : progress.data;
  const isSending = start.isPending || (job !== undefined && isOpenJob(job.state) && job.state !== "retry");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TEST_MESSAGE_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          <Button variant="primary" onPress={() => start.mutate()} isDisabled={isSending}>
            {isSending
              ? TEST_MESSAGE_TEXTS.sending
              : start.data
                ? TEST_MESSAGE_TEXTS.sendAgain
                : TEST_MESSAGE_TEXTS.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{TEST_MESSAGE_TEXTS.explanation}</p>
        <Select
          label={TEST_MESSAGE_TEXTS.channel}
          options={CHANNELS}
          value={channel}
          onChange={(value) => setChannel(CHANNELS.find((one) => one.value === value)?.value ?? "mail")}
          isDisabled={isSending}
        />
        <div aria-live="polite" className="text-sm">
          {start.isSuccess &&
            (progress.error ? (
              <p>{failureText(progress.error, TEST_MESSAGE_TEXTS.progressFailed)}</p>
            ) : (
              <TestProgress job={job ?? { state: start.data.state }} />
            ))}
        </div>
        {start.error && (
          <div role="alert">
            <FieldMessage>{failureText(start.error, TEST_MESSAGE_TEXTS.failed)}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Polls a test message until it has ended. Everybody who may send one may see it. */
export function progressOf({ branch, job }: { branch: string; job: string }) {
  return queryOptions({
    queryKey: [...jobQueries.key, "test-message", branch, job],
    queryFn: ({ signal }) => call("GET /api/branches/{id}/test-message/{job}", { params: { id: branch, job }, signal }),
    refetchInterval: ({ state }) => pollOf(state.data ? [state.data] : []),
  });
}
