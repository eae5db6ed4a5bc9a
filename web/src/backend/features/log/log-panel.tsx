import { useQuery } from "@tanstack/react-query";
import { formatSecond } from "@tresen/contract/kit/time";
import type { LogEntry } from "@tresen/contract/log/log";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { failureDetail, isMissing } from "../../shared/failure";
import { copyText } from "../../shared/output/copy-text";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { SidePanel } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { EntryChanges } from "./entry-changes";
import { type LogFilter, logQueries } from "./log-queries";
import { LOG_PAGE_TEXTS } from "./log.texts";
import { LevelBadge, Message } from "./log-table";
import { subjectHref } from "./subject-link";

const TEXTS = LOG_PAGE_TEXTS.detail;
const LINK = "block w-fit content-center text-action-text underline underline-offset-4 pointer-coarse:min-h-11";

interface PanelProps {
  id: string;
  /** The entry as the list has it. */
  known: LogEntry | undefined;
  zone: string;
  nameOf: (branch: string) => string | undefined;
  onClose: () => void;
  /** Shows only what has something in common with the entry. */
  onFilter: (filter: LogFilter) => void;
}

/** One entry of the log in the side panel, with before and after. */
export function LogPanel({ id, known, ...props }: PanelProps) {
  const { data: entry = known, error, refetch, isFetching } = useQuery({ ...logQueries.one(id), enabled: !known });
  return (
    <SidePanel isOpen onClose={props.onClose} title={TEXTS.title}>
      {entry ? (
        <LogDetail entry={entry} {...props} />
      ) : error ? (
        <ErrorState
          message={TEXTS.loadFailed}
          detail={isMissing(error) ? TEXTS.missing : failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={TEXTS.loading} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
    </SidePanel>
  );
}

function LogDetail({
  entry,
  zone,
  nameOf,
  onFilter,
}: Omit<PanelProps, "id" | "known" | "onClose"> & { entry: LogEntry }) {
  const me = useMe();
  const { actor, subject, requestId } = entry;
  const href = subjectHref({ ...entry, me });
  const branch = entry.branch === null ? undefined : nameOf(entry.branch);
  return (
    <div className="flex flex-col gap-5 p-5 text-sm">
      <div className="flex flex-wrap items-start gap-3">
        <LevelBadge level={entry.level} />
        <p className="min-w-0 flex-1 text-base font-medium wrap-anywhere">
          <Message entry={entry} />
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact title={LOG_PAGE_TEXTS.columns.at}>{formatSecond({ at: Date.parse(entry.at), zone })}</Fact>
        <Fact title={LOG_PAGE_TEXTS.columns.kind}>{LOG_PAGE_TEXTS.kinds[entry.kind]}</Fact>
        <Fact title={LOG_PAGE_TEXTS.columns.actor}>
          {actor.name}
          {actor.kind === "staff" && <Narrow label={TEXTS.ofActor} onPress={() => onFilter({ actor: actor.id })} />}
        </Fact>
        {branch !== undefined && <Fact title={LOG_PAGE_TEXTS.columns.branch}>{branch}</Fact>}
        {subject && (
          <Fact title={TEXTS.subject}>
            {href === null ? (
              <Message entry={{ ...entry, message: subject.title || subject.id }} />
            ) : (
              <a href={href} className={LINK}>
                <Message entry={{ ...entry, message: subject.title || subject.id }} />
              </a>
            )}
            <Narrow
              label={TEXTS.ofSubject}
              onPress={() => onFilter({ resource: subject.resource, subject: subject.id })}
            />
          </Fact>
        )}
        {requestId !== null && (
          <Fact title={TEXTS.requestId}>
            <span className="flex items-center gap-2">
              <code className="min-w-0 wrap-anywhere">{requestId}</code>
              <Button
                variant="ghost"
                aria-label={TEXTS.copy}
                onPress={() => void copyText({ text: requestId, texts: TEXTS })}
              >
                <Copy size={16} aria-hidden />
              </Button>
            </span>
            <Narrow label={TEXTS.ofRequest} onPress={() => onFilter({ requestId })} />
          </Fact>
        )}
      </dl>
      <EntryChanges entry={entry} zone={zone} />
    </div>
  );
}

function Narrow({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={`${LINK} text-start`} onClick={onPress}>
      {label}
    </button>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{title}</dt>
      <dd className="figures min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
