import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useId } from "react";
import { FieldMessage } from "../../../shared/ui/input";
import { ManyDialog } from "./many-dialog";
import { TVS } from "./tv-queries";
import { COMMAND_TEXTS as texts } from "./tv.texts";

/** As many as the server takes at once. */
const MOST = 200;

/** A command for the TVs that are chosen in the list. */
export function ChosenDialog({
  load,
  onClose,
}: {
  load: (most: number) => Promise<readonly AnyRecord[]>;
  onClose: () => void;
}) {
  const query = useId();
  const { data, isError } = useQuery({
    queryKey: ["resource", TVS, "commanded", query],
    queryFn: () => load(MOST + 1),
    gcTime: 0,
  });
  const isTooMany = (data?.length ?? 0) > MOST;
  const receivers = data && data.length > 0 && !isTooMany ? { ids: data.map(({ id }) => id) } : null;
  return (
    <ManyDialog title={texts.chosenAction} receivers={receivers} onClose={onClose}>
      {isError ? (
        <FieldMessage>{texts.loadFailed}</FieldMessage>
      ) : !data ? (
        <p role="status">{texts.loading}</p>
      ) : isTooMany ? (
        <FieldMessage>{texts.tooMany(MOST)}</FieldMessage>
      ) : (
        <p className="text-sm text-muted">{texts.toChosen(data.length)}</p>
      )}
    </ManyDialog>
  );
}
