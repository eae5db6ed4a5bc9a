import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { BoardPage } from "../../features/menu/board/board-page";
import { DifferencePage, type DifferenceSearch } from "../../features/menu/difference/difference-page";
import { resourceEntries } from "../../shared/resource-entries";
import { seesResource } from "../../shared/seen-resources";
import { useMe } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const boardApi = getRouteApi("/menus/$id/board");

export function BoardRoute(): ReactNode {
  const me = useMe();
  const { id } = boardApi.useParams();
  return seesResource({ entry: resourceEntries.menus, me }) ? <BoardPage id={id} /> : <Forbidden />;
}

const differenceApi = getRouteApi("/menus/$id/difference");

export function DifferenceRoute(): ReactNode {
  const me = useMe();
  const { id } = differenceApi.useParams();
  const search = differenceApi.useSearch();
  const navigate = differenceApi.useNavigate();
  const onSearch = useCallback(
    (changed: DifferenceSearch) => void navigate({ search: changed, replace: true }),
    [navigate],
  );
  if (!seesResource({ entry: resourceEntries.menus, me })) return <Forbidden />;
  return <DifferencePage id={id} search={search} onSearch={onSearch} />;
}
