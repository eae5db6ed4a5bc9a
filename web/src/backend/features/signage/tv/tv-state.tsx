import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { dialogToPair } from "@tresen/contract/display/pairing-link";
import { isOpenCommand } from "@tresen/contract/signage/command/command.state";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { resourceQueries } from "../../../admin/queries";
import { useZoneOf } from "../../../shared/branches";
import { agoText } from "../../../shared/ago.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { useNow } from "../../../shared/use-now";
import { useSignage } from "../use-signage";
import { CommandMenu } from "./command-menu";
import { CommandStateView } from "./command-state";
import { plannedText } from "./planned/planned-text";
import { type Fact, reportFacts } from "./report-facts";
import { type ShownTv, commandAt, shownState } from "./shown-tv";
import { StateBadge } from "./state-badge";
import { TVS, tvQueries, useCommand } from "./tv-queries";
import { usePlanned } from "./planned/use-planned";
import { COMMAND_TEXTS, TV_PAGE_TEXTS as texts } from "./tv.texts";

/** Scenes last for some seconds. */
const LOOKED_EVERY = 2_000;

/** How a TV is, what it shows, and the commands for it. */
export function TvState({ record }: { record: AnyRecord }) {
  const client = useQueryClient();
  const tv = useQuery(tvQueries.state(record.id));
  // A command that is done may have set a field of the record.
  const isOutdated = (tv.data?.version ?? 0) > record.version;
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: resourceQueries.all(TVS).queryKey });
  }, [client, isOutdated]);
  if (tv.data) return <LoadedState tv={tv.data} powerHours={record["powerHours"]} />;
  if (tv.isPending)
    return (
      <div role="status" aria-label={texts.loadingState}>
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <ErrorState
      message={failureText(tv.error, texts.loadFailed)}
      detail={failureDetail(tv.error)}
      onRetry={() => void tv.refetch()}
      isRetrying={tv.isFetching}
    />
  );
}

function LoadedState({ tv, powerHours }: { tv: ShownTv; powerHours: unknown }) {
  const now = useNow(LOOKED_EVERY);
  const zone = useZoneOf()(tv.branch);
  const signage = useSignage();
  const played = usePlanned(tv);
  const mayCommand = useMay()({ permission: tvPermissions.command, branch: tv.branch });
  const mayConnect = useMay()({ permission: accessKeyPermissions.manage, branch: tv.branch });
  const { give, abort, replace } = useCommand(tv.id);
  const isBusy = give.isPending || abort.isPending || replace.isPending;
  const command = tv.command && commandAt({ command: tv.command, now });
  const isOpen = command !== null && isOpenCommand(command.state);
  const state = shownState(tv);
  const seen = tv.status?.lastSeenAt;
  const troubles = tv.status?.report?.troubles ?? [];
  const planned =
    state === "online" ? plannedText({ ...{ tv: { command }, powerHours, now, zone, signage }, played }) : null;
  const facts: Fact[] = [
    { name: texts.lastSeen, value: seen ? agoText({ at: Date.parse(seen), now, zone }) : texts.never },
    ...(planned === null ? [] : [{ name: texts.planned, value: planned }]),
    ...reportFacts({ tv, signage }),
  ];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <StateBadge state={state} />
        {mayCommand && (
          <CommandMenu
            name={tv.name}
            branch={tv.branch}
            powerHours={powerHours}
            isSending={isBusy}
            open={isOpen ? command.type : null}
            onGive={isOpen ? replace.mutate : give.mutate}
          />
        )}
        {mayCommand && isOpen && <p className="text-sm text-muted">{COMMAND_TEXTS.open}</p>}
      </div>
      {state !== "online" && <p className="max-w-prose text-sm text-muted">{texts.absent[state]}</p>}
      {(state === "unpaired" || state === "offline") && mayConnect && (
        <Link
          to="/$resource"
          params={{ resource: accessKeySubject.name }}
          search={{ dialog: dialogToPair("tv") }}
          className={`${buttonClass()} self-start`}
        >
          {texts.connect}
        </Link>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map((fact) => (
          <FactRow key={fact.name} {...fact} />
        ))}
      </dl>
      {troubles.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{texts.troubles}</p>
          <ul className="list-disc ps-5">
            {troubles.map(({ scene, reason }) => (
              <li key={scene}>
                {signage.sceneName(scene)}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Picture {...{ tv, now, zone }}>
        {mayCommand && state === "online" && (
          <Button
            size="sm"
            isDisabled={isBusy || isOpen}
            onPress={() => give.mutate({ type: "screenshot", data: {} })}
            className="self-start"
          >
            {tv.status?.pictureAt ? texts.newPicture : texts.firstPicture}
          </Button>
        )}
      </Picture>
      <div>
        <p className="mb-1 text-sm text-muted">{texts.command}</p>
        <CommandStateView {...{ command, now, zone, isBusy }} onAbort={mayCommand ? () => abort.mutate() : undefined} />
      </div>
    </div>
  );
}

/** What the player drew last, and of when it is. */
function Picture({
  tv: { id, status },
  now,
  zone,
  children,
}: {
  tv: ShownTv;
  now: number;
  zone: string;
  /** What gets a new one. */
  children: ReactNode;
}) {
  const at = status?.pictureAt ? Date.parse(status.pictureAt) : null;
  return (
    <div className="flex flex-col gap-2">
      {at !== null && (
        <figure className="flex flex-col gap-1">
          <img
            src={`/api/digital-signage-devices/${id}/picture?at=${at}`}
            alt={texts.picture}
            className="max-w-full self-start rounded-control border border-line"
          />
          <figcaption className="text-sm text-muted">{texts.pictureAt(agoText({ at, now, zone }))}</figcaption>
        </figure>
      )}
      {children}
    </div>
  );
}

function FactRow({ name, value, warning, isWarning }: Fact) {
  return (
    <div className="contents max-sm:flex max-sm:flex-col">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">
        <span className={isWarning ? "font-medium text-warning" : ""}>
          {isWarning && <TriangleAlert size={14} aria-hidden className="me-1 inline align-[-2px]" />}
          {value}
        </span>
        {warning && <span className="block text-warning">{warning}</span>}
      </dd>
    </div>
  );
}
