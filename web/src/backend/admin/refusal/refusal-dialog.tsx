import { Link } from "@tanstack/react-router";
import { configPermissions, configSubject } from "@tresen/contract/config/config.permissions";
import { findResource } from "@tresen/contract/resources";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { useMay, useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { canSee } from "../model/access";
import { namesOnly } from "./names-only";
import type { ReferringRecord } from "./referring";
import { REFUSAL_TEXTS } from "./refusal.texts";

const LINK =
  "flex min-h-10 items-center font-medium text-action-text underline underline-offset-4 " + "pointer-coarse:min-h-11";

/** One record that could not be deleted, and why. */
export interface Refusal {
  id: string;
  label: string;
  message: string;
  records: readonly ReferringRecord[];
}

interface RefusalDialogProps {
  title: string;
  /** The word for the record: `Tisch`. */
  one: string;
  refusals: readonly Refusal[];
  onClose: () => void;
}

/**
 * Lists the records that could not be deleted, the reasons, and links to the referring records. It offers no retry,
 * since these must change first.
 */
export function RefusalDialog({ title, one, refusals, onClose }: RefusalDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="md"
      title={title}
      footer={
        <Button variant="primary" onPress={onClose} autoFocus>
          {COMMON_TEXTS.close}
        </Button>
      }
    >
      <ul className="flex flex-col gap-4">
        {refusals.map(({ id, label, message, records }) => (
          <li key={id}>
            {refusals.length > 1 && <p className="font-medium">{label}</p>}
            <p className="text-muted">
              {/* The list names what the message would name before it. */}
              {namesOnly({ message, one, records }) ? REFUSAL_TEXTS.usedBy(one) : message}
            </p>
            {records.length > 0 && (
              <>
                {!namesOnly({ message, one, records }) && (
                  <p className="mt-3 text-sm font-medium">{REFUSAL_TEXTS.removeThereFirst}</p>
                )}
                <ul className="mt-1 divide-y divide-line rounded-panel border border-line">
                  {records.map((record) => (
                    <li key={`${record.resource}-${record.id}`} className="px-3 text-sm">
                      <RecordLink record={record} onFollow={onClose} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A link for people who work on such records; others see only the name. */
export function RecordLink({ record, onFollow }: { record: ReferringRecord; onFollow: () => void }) {
  const me = useMe();
  const mayConfigure = useMay()({ permission: configPermissions.update });
  const resource = findResource(record.resource);
  if (record.resource === configSubject.name && mayConfigure)
    return (
      <Link to="/config" onClick={onFollow} className={LINK}>
        {PAGE_TITLES.config}
      </Link>
    );
  if (!resource || !canSee({ resource, me })) return <span className="flex min-h-10 items-center">{record.label}</span>;
  return (
    <Link to="/$resource/$id" params={{ resource: record.resource, id: record.id }} onClick={onFollow} className={LINK}>
      {record.label}
    </Link>
  );
}
