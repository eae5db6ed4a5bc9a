import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import type { ImageUsage } from "@tresen/contract/media/image";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { findResource } from "@tresen/contract/resources";
import { libraryQueries } from "../../../admin/media/library-queries";
import { canSee } from "../../../admin/model/access";
import { describePath } from "../../../admin/model/path";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Skeleton } from "../../../shared/ui/states";
import { DRAFT_OF_PAGE } from "@tresen/contract/site/draft/site-draft.texts";
import { USAGE_TEXTS } from "./picture.texts";

const LINK =
  "block w-fit content-center font-medium text-action-text underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11";

/** The records that show a picture, with the way to their fields. */
export function UsageSection({ record }: { record: AnyRecord | null }) {
  const { data, error, refetch, isFetching } = useQuery(libraryQueries.usage(record?.id ?? ""));
  if (error && !data)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {USAGE_TEXTS.failed}
        <Button size="sm" onPress={() => void refetch()} isDisabled={isFetching}>
          {COMMON_TEXTS.retry}
        </Button>
      </p>
    );
  if (!data) return <Skeleton className="h-12" />;
  if (data.length === 0) return <p className="text-sm text-muted">{USAGE_TEXTS.none}</p>;
  return (
    <ul className="divide-y divide-line rounded-panel border border-line">
      {data.map((usage) => (
        <li
          key={`${usage.resource} ${usage.id} ${usage.isDraft ?? ""}`}
          className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1.5 text-sm"
        >
          <UsageLink usage={usage} />
        </li>
      ))}
    </ul>
  );
}

function UsageLink({ usage: { resource: name, id, title, fields, isDraft } }: { usage: ImageUsage }) {
  const me = useMe();
  const [field] = fields;
  const resource = findResource(name);
  const known = fieldsOf(resource?.fields ?? configFields);
  const where = fields.map((path) => describePath({ fields: known, path })).join(", ");
  const note = <span className="text-muted">{where}</span>;
  if (name === configSubject.name)
    return (
      <>
        <Link to="/config" search={{ field }} className={LINK}>
          {PAGE_TITLES.config}
        </Link>
        {note}
      </>
    );
  const label = title || id;
  return (
    <>
      <span>{isDraft ? DRAFT_OF_PAGE : (resource?.one ?? name)}</span>
      {resource && canSee({ resource, me }) ? (
        <Link to="/$resource/$id" params={{ resource: name, id }} search={{ field }} className={LINK}>
          {label}
        </Link>
      ) : (
        <span className="wrap-anywhere">{label}</span>
      )}
      {note}
    </>
  );
}
