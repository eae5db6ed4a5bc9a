import { useQuery } from "@tanstack/react-query";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { useState } from "react";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { resourceQueries } from "../../../admin/queries";
import { failureDetail, isMissing } from "../../../shared/failure";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { type Catalogue, useCatalogue } from "../shop-queries";
import { BOARD_TEXTS as texts } from "./board.texts";
import { BoardEditor } from "./board-editor";

/** The catalogue of a menu as a board: its categories as columns, with their products. */
export function BoardPage({ id }: { id: string }) {
  // The board is not reloaded while it is changed. It looks by itself whether somebody else has saved.
  const menu = useQuery({
    ...resourceQueries.one({ name: menus.name, id }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { catalogue, error, retry } = useCatalogue();
  const failure = menu.data ? error : menu.error;
  if (failure)
    return (
      <ErrorState
        message={texts.failed}
        detail={isMissing(failure) ? FORM_TEXTS.gone : failureDetail(failure)}
        onRetry={() => {
          retry();
          if (menu.isError) void menu.refetch();
        }}
      />
    );
  if (menu.data && catalogue) return <Opened key={id} loaded={menu.data as object as Menu} catalogue={catalogue} />;
  return (
    <div className="flex h-full gap-3 p-4">
      <Skeleton className="w-72" />
      <Skeleton className="w-72" />
      <Skeleton className="w-72" />
    </div>
  );
}

/** The editor goes on with the record with which it was opened. */
function Opened({ loaded, catalogue }: { loaded: Menu; catalogue: Catalogue }) {
  const [opened] = useState(loaded);
  return <BoardEditor loaded={opened} catalogue={catalogue} />;
}
