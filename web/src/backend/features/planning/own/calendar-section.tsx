import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { CALENDAR_TEXTS as texts } from "./own.texts";

const KEY = ["shift-calendar"] as const;

/** The secret address of one's calendar: made, shown once, and taken back. */
export function CalendarSection({ zone }: { zone: string }) {
  const client = useQueryClient();
  const [address, setAddress] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/working-schedules/calendar", { signal }),
  });
  const onError = (error: unknown): void =>
    showToast({ kind: "error", message: failureText(error, texts.failed), error });
  const onSettled = () => client.invalidateQueries({ queryKey: KEY });
  const create = useMutation({
    mutationFn: () => call("POST /api/working-schedules/calendar"),
    onSuccess: (made) => setAddress(made.address),
    ...{ onError, onSettled },
  });
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/working-schedules/calendar"),
    onSuccess: () => setAddress(""),
    ...{ onError, onSettled },
  });
  const isRunning = create.isPending || remove.isPending;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    showToast({ kind: "success", message: texts.copied });
  };
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
      {address !== "" && (
        <div className="flex flex-wrap items-end gap-2">
          <Input
            label={texts.address}
            hint={texts.once}
            readOnly
            value={address}
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
            className="min-w-0 flex-1 basis-72"
          />
          <Button onPress={() => void copy().catch(onError)}>{texts.copy}</Button>
        </div>
      )}
      {data?.createdAt && address === "" && (
        <p className="text-sm">{texts.since(formatDateTime({ at: Date.parse(data.createdAt), zone }))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {data && (
          <Button isDisabled={isRunning} onPress={() => (data.createdAt ? setIsAsking(true) : create.mutate())}>
            {data.createdAt ? texts.renew : texts.create}
          </Button>
        )}
        {data?.createdAt && (
          <Button variant="ghost" isDisabled={isRunning} onPress={() => remove.mutate()}>
            {texts.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => create.mutate()}
        title={texts.renew}
        confirmLabel={texts.renew}
      >
        {texts.renewText}
      </ConfirmDialog>
    </section>
  );
}
