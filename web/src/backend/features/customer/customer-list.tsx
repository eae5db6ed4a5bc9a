import type { ComponentProps } from "react";
import { ListPage } from "../../admin/list/list-page";
import { SegmentDefinitions } from "./segment-definitions";

/** The list of customers, with what the segments of its filter mean above it. */
export function CustomerList(props: ComponentProps<typeof ListPage>) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <SegmentDefinitions />
      <div className="min-h-0 flex-1">
        <ListPage {...props} />
      </div>
    </div>
  );
}
