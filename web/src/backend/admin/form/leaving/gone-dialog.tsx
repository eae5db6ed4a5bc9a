import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { canCreate } from "../../model/access";
import type { Draft } from "../../model/draft";
import type { Screen } from "../../screen";
import { dropRecord, labelOf } from "../../queries";
import { historyQueries } from "../history/history-queries";
import { GONE_TEXTS } from "./leaving.texts";
import { movedQuery } from "./moved-query";

interface GoneDialogProps {
  resource: Resource;
  record: AnyRecord;
  /** What the person has entered. */
  draft: Draft;
  zone: string;
  movedTo?: Screen["movedTo"];
  /** Called before the dialog leaves the page on purpose. */
  onLeave?: () => void;
  /** Leads away from what was entered. */
  onDiscard: () => Promise<void> | void;
  onClose: () => void;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What a new record begins with. */
    draft?: Draft;
  }
}

/**
 * Shown when a record cannot be saved because it was removed meanwhile. What was entered can become a new record:
 * it is handed to the empty form with the entry of the browser's history, so it survives a reload too.
 */
export function GoneDialog({ resource, record, draft, zone, movedTo, onLeave, onDiscard, onClose }: GoneDialogProps) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { name } = resource;
  // Only administrators may read who has removed it.
  const { data: last } = useQuery({
    ...historyQueries.last({ name, id: record.id, version: 0 }),
    staleTime: 0,
    retry: false,
  });
  const { data: moved } = useQuery(movedQuery({ name, id: record.id, movedTo }));
  const isCopied = canCreate({ resource, me }) && !resource.isRemovalFinal;
  const title = labelOf({ resource, record });
  const at = (text: string): string => formatDateTime({ at: Date.parse(text), zone });
  const leave = async (to: () => Promise<void> | void): Promise<void> => {
    onLeave?.();
    await to();
    dropRecord({ client, name, id: record.id });
  };
  const createNew = () => navigate({ to: "/$resource/$id", params: { resource: name, id: "new" }, state: { draft } });
  const goTo = (id: string) => navigate({ to: "/$resource/$id", params: { resource: name, id } });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="md"
      title={GONE_TEXTS.title(resource.one)}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.close}
          </Button>
          <Button onPress={() => void leave(onDiscard)}>{COMMON_TEXTS.discard}</Button>
          {moved && (
            <Button variant="primary" onPress={() => void leave(() => goTo(moved.id))}>
              {moved.label}
            </Button>
          )}
          {isCopied && (
            <Button variant="primary" autoFocus onPress={() => void leave(createNew)}>
              {GONE_TEXTS.createNew}
            </Button>
          )}
        </>
      }
    >
      <p>
        {moved
          ? moved.text
          : last?.action !== "remove"
            ? GONE_TEXTS.gone(title)
            : last.actor.id === me.id
              ? GONE_TEXTS.goneBySelf({ title, at: at(last.at) })
              : GONE_TEXTS.goneBy({ title, at: at(last.at), name: last.actor.name })}
      </p>
      <p className="mt-2 text-muted">
        {isCopied ? GONE_TEXTS.choice : resource.isRemovalFinal && !moved ? GONE_TEXTS.final : GONE_TEXTS.noChoice}
      </p>
    </Dialog>
  );
}
