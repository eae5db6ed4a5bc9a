import type { AnyRecord } from "@tresen/contract/openapi/client";
import { SoldOutDialog } from "../../../shared/live/sold-out-dialog";
import { useSoldOutBranches } from "./use-sold-out";

/** Says that a product of the list is sold out, in one or all of the person's branches. */
export function ProductSoldOutDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const branches = useSoldOutBranches();
  return (
    <SoldOutDialog product={record.id} branches={branches.map(({ id }) => id)} named={branches} onClose={onClose} />
  );
}
