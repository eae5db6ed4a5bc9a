import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { Mail, MessageSquare } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/api";
import type { Draft } from "../../admin/model/draft";
import { failureText } from "../../shared/failure";
import { jobQueries, pollOf } from "../../shared/job-queries";
import { TestProgress } from "../../shared/jobs/test-progress";
import { Button } from "../../shared/ui/button";
import { FieldMessage, Input } from "../../shared/ui/input";
import { SERVICE_TEXTS } from "./config.texts";
import { shownLook } from "./shown-look";
import { TestFrame } from "./test-frame";

/** Test messages with the settings as they are typed, sent as messages of the shop are. */
export function MessageTests({ draft }: { draft: Draft }) {
  const [to, setTo] = useState("");
  const { shopName, smsSender } = shownLook(draft);
  const mail = useMessage(() => call("POST /api/service-tests/mail", { body: { shopName } }));
  const sms = useMessage(() => call("POST /api/service-tests/sms", { body: { to, smsSender, shopName } }));
  return (
    <TestFrame>
      <div className="flex flex-col items-start gap-2">
        <Button onPress={mail.send} isDisabled={mail.isSending}>
          <Mail size={18} aria-hidden /> {SERVICE_TEXTS.mail}
        </Button>
        <p className="text-sm text-muted">{SERVICE_TEXTS.mailNote}</p>
        {mail.result}
      </div>
      <div className="flex flex-col items-start gap-2">
        <div className="flex flex-wrap items-end gap-2">
          <Input
            label={SERVICE_TEXTS.smsTo}
            type="tel"
            autoComplete="off"
            value={to}
            onChange={setTo}
            // Within the form of the settings the key would save these.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (to.trim() && !sms.isSending) sms.send();
            }}
          />
          <Button onPress={sms.send} isDisabled={sms.isSending || to.trim() === ""}>
            <MessageSquare size={18} aria-hidden /> {SERVICE_TEXTS.sms}
          </Button>
        </div>
        <p className="text-sm text-muted">{SERVICE_TEXTS.smsNote}</p>
        {sms.result}
      </div>
    </TestFrame>
  );
}

/** Starts a message and follows it to its end. */
function useMessage(start: () => Promise<StartedJob>) {
  const { mutate, data, error, isPending, isSuccess } = useMutation({ mutationFn: start });
  const progress = useQuery({ ...progressOf(data?.id ?? ""), enabled: data !== undefined });
  const job = data && (progress.data ?? { state: data.state });
  return {
    send: () => mutate(),
    isSending: isPending || (job !== undefined && !progress.error && isOpenJob(job.state) && job.state !== "retry"),
    result: (
      <>
        <div aria-live="polite" className="text-sm empty:hidden">
          {isSuccess && job && (progress.error ? SERVICE_TEXTS.progressFailed : <TestProgress job={job} />)}
        </div>
        {error && (
          <div role="alert">
            <FieldMessage>{failureText(error, SERVICE_TEXTS.failed)}</FieldMessage>
          </div>
        )}
      </>
    ),
  };
}

function progressOf(job: string) {
  return queryOptions({
    queryKey: [...jobQueries.key, "service-test", job],
    queryFn: ({ signal }) => call("GET /api/service-tests/messages/{job}", { params: { job }, signal }),
    refetchInterval: ({ state }) => pollOf(state.data ? [state.data] : []),
  });
}
