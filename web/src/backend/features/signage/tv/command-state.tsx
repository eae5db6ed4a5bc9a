import { formatTime } from "@tresen/contract/kit/time";
import type { TvCommand } from "@tresen/contract/signage/command/command";
import { type CommandState, isOpenCommand } from "@tresen/contract/signage/command/command.state";
import { COMMAND_STATE_LABELS, COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import { agoText } from "../../../shared/ago.texts";
import { Button } from "../../../shared/ui/button";
import { COMMAND_TEXTS as texts, TV_PAGE_TEXTS } from "./tv.texts";

const LOOKS: Readonly<Record<CommandState, string>> = {
  queued: "bg-info-soft text-info",
  delivered: "bg-info-soft text-info",
  running: "bg-info-soft text-info",
  done: "bg-success-soft text-success",
  failed: "bg-danger-soft text-danger",
  expired: "bg-warning-soft text-warning",
  aborted: "bg-sunken text-muted",
};

/** The command that a TV got last: how far it is, and what the TV answered. */
export function CommandStateView({
  command,
  now,
  zone,
  onAbort,
  isBusy,
}: {
  command: TvCommand | null;
  now: number;
  zone: string;
  /** Missing for those who may not give commands. */
  onAbort?: (() => void) | undefined;
  isBusy: boolean;
}) {
  if (!command) return <p className="text-sm text-muted">{TV_PAGE_TEXTS.noCommand}</p>;
  const { type, state, by, createdAt, expiresAt, result } = command;
  const isOpen = isOpenCommand(state);
  // It runs for as long as it was asked to.
  const isShowing = type === "showScene" && state === "running";
  const label = COMMAND_TYPE_LABELS[type];
  const when = agoText({ at: Date.parse(createdAt), now, zone });
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{label}</span>
        <span role="status" className={`rounded-full px-2.5 py-0.5 font-medium ${LOOKS[state]}`}>
          {COMMAND_STATE_LABELS[state]}
        </span>
        {isOpen && onAbort && (
          <Button size="sm" aria-label={texts.abortLabel(label)} isDisabled={isBusy} onPress={onAbort}>
            {texts.abort}
          </Button>
        )}
      </div>
      <p className="text-muted">
        {texts.by({ who: by, when })}
        {isOpen && !isShowing && `, ${texts.expires(formatTime({ at: Date.parse(expiresAt), zone }))}`}
      </p>
      {result?.message && <p>{result.message}</p>}
      {result && (state === "aborted" || state === "expired") && <p className="text-muted">{texts.late}</p>}
      {result?.picture && (
        <a href={result.picture} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {texts.picture}
        </a>
      )}
      {result?.lines && result.lines.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1">{texts.lines}</summary>
          <pre
            tabIndex={0}
            className="max-h-72 overflow-auto rounded-control bg-sunken p-3 text-xs whitespace-pre-wrap"
          >
            {result.lines.join("\n")}
          </pre>
        </details>
      )}
    </div>
  );
}
