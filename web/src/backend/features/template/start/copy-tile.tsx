import { Link } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo } from "react";
import { designOf } from "../../../shared/template/design-of";
import { useSeen } from "../../../shared/template/use-seen";
import { DrawnDesign } from "../list/drawn-design";

/** A template to copy, with its picture once it is in sight. */
export function CopyTile({ name, record, label }: { name: string; record: AnyRecord; label: string }) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  const design = useMemo(() => designOf(record), [record]);
  return (
    <Link
      to="/$resource/$id"
      params={{ resource: name, id: "new" }}
      search={{ copy: record.id }}
      className="flex h-full flex-col items-center gap-2 rounded-panel border border-line bg-surface p-3 text-center text-sm hover:bg-sunken"
    >
      <span ref={place} aria-hidden className="grid h-32 w-full place-items-center">
        {isSeen && design && <DrawnDesign design={design} size="small" />}
      </span>
      <span className="max-w-full wrap-anywhere">{label}</span>
    </Link>
  );
}
