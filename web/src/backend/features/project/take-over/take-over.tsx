import { useQuery } from "@tanstack/react-query";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { Task } from "@tresen/contract/project/task.resource";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { resourceEntries } from "../../../shared/resource-entries";
import { entryPermission } from "../../../shared/seen-resources";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { TakeOverDialog } from "./take-over-dialog";
import { takenTasksOf } from "./take-over-queries";
import { TAKE_OVER_TEXTS as texts } from "./take-over.texts";

interface TakeOverProps {
  project: string;
  branch: string;
  tasks: readonly Task[];
  seconds: ReadonlyMap<string, number>;
}

/** The way to make positions of the order of what was done; a sentence where there is nothing, or it is too late. */
export function TakeOver({ project, branch, tasks, seconds }: TakeOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay();
  const isOffered =
    may({ permission: orderPermissions.change, branch }) &&
    may({ permission: entryPermission({ entry: resourceEntries.projects, verb: "update" }), branch });
  const { data } = useQuery({ ...takenTasksOf(project), enabled: isOffered });
  if (!isOffered || !data) return null;
  const known = new Set(data.taken.map(({ task }) => task));
  const open = tasks.filter(({ id, state }) => state === "done" && !known.has(id));
  const reason = data.refusal ?? (open.length === 0 ? texts.none : null);
  const title = texts.open(data);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button isDisabled={reason !== null} onPress={() => setIsOpen(true)}>
        <ReceiptText size={16} aria-hidden /> {title}
      </Button>
      {reason && <span className="text-sm text-muted">{reason}</span>}
      {isOpen && (
        <TakeOverDialog
          {...{ project, title, seconds }}
          order={data.order}
          tasks={open}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
