import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CommandRequest } from "@tresen/contract/signage/command/command";
import { isOpenCommand } from "@tresen/contract/signage/command/command.state";
import { ABORT_FAILED, COMMAND_FAILED, COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import { ApiError, call } from "../../../../shared/api";
import { resourceQueries } from "../../../admin/queries";
import { failureText } from "../../../shared/failure";
import { clearFailures, showToast } from "../../../shared/toasts";
import { shownTv } from "./shown-tv";
import { COMMAND_TEXTS as texts } from "./tv.texts";

export const TVS = "digital-signage-devices";
/** A TV answers a command within seconds; else it tells of itself once an hour and when something changes. */
const EVERY = { open: 3000, idle: 30_000 };

export const tvQueries = {
  /** The state of a TV, apart from the record in the form: what is typed there is not touched. */
  state: (id: string) =>
    queryOptions({
      queryKey: ["tv", id],
      queryFn: async ({ signal }) =>
        shownTv(
          await call("GET /api/{resource}/{id}", { params: { resource: TVS, id }, query: { as: "staff" }, signal }),
        ),
      refetchInterval: ({ state: { data } }) =>
        data?.command && isOpenCommand(data.command.state) ? EVERY.open : EVERY.idle,
    }),
};

/** Gives a TV a command, takes an open one back, or does both in one step. Each answers with the TV. */
export function useCommand(id: string) {
  const client = useQueryClient();
  const about = `command ${id}`;
  const done = (message: string): void => {
    clearFailures(about);
    showToast({ kind: "success", message });
  };
  const settle = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: tvQueries.state(id).queryKey }),
      client.invalidateQueries({ queryKey: resourceQueries.all(TVS).queryKey }),
    ]);
  };
  const give = useMutation({
    mutationFn: (body: CommandRequest) => call(`POST /api/${TVS}/{id}/command`, { params: { id }, body }),
    onSuccess: (_answer, { type }) => done(texts.queued(COMMAND_TYPE_LABELS[type])),
    onError: (error, body) =>
      showToast({
        ...{ kind: "error", message: failureText(error, COMMAND_FAILED), error, about },
        retry: () => giveAgain(body),
      }),
    onSettled: settle,
  });
  const abort = useMutation({
    mutationFn: () => call(`POST /api/${TVS}/{id}/command/abort`, { params: { id } }),
    onSuccess: () => done(texts.aborted),
    onError: (error) =>
      showToast({
        ...{ kind: "error", message: failureText(error, ABORT_FAILED), error, about },
        retry: abortAgain,
      }),
    onSettled: settle,
  });
  const replace = useMutation({
    mutationFn: async (body: CommandRequest) => {
      await call(`POST /api/${TVS}/{id}/command/abort`, { params: { id } }).catch((error: unknown) => {
        // The running one ended meanwhile.
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
      });
      return call(`POST /api/${TVS}/{id}/command`, { params: { id }, body });
    },
    onSuccess: (_answer, { type }) => done(texts.queued(COMMAND_TYPE_LABELS[type])),
    onError: (error, body) =>
      showToast({
        ...{ kind: "error", message: failureText(error, COMMAND_FAILED), error, about },
        retry: () => replaceAgain(body),
      }),
    onSettled: settle,
  });
  // Their types are written out, since each is part of what it repeats.
  function giveAgain(body: CommandRequest): Promise<unknown> {
    return give.mutateAsync(body);
  }
  function abortAgain(): Promise<unknown> {
    return abort.mutateAsync();
  }
  function replaceAgain(body: CommandRequest): Promise<unknown> {
    return replace.mutateAsync(body);
  }
  return { give, abort, replace };
}
