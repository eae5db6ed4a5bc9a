import { COMMAND_TYPES, type CommandType } from "@tresen/contract/signage/command/command.state";
import type { CommandRequest } from "@tresen/contract/signage/command/command";
import { COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import {
  BellRing,
  Camera,
  ChevronDown,
  Clapperboard,
  Download,
  Eraser,
  Hash,
  type LucideIcon,
  Power,
  RefreshCw,
  RotateCcw,
  ScrollText,
  Volume2,
} from "lucide-react";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Menu } from "../../../shared/ui/menu";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { ASKED, EMPTY_COMMAND, requestOf } from "./command-draft";
import { CommandFields } from "./command-fields";
import { COMMAND_TEXTS as texts } from "./tv.texts";

const ICONS: Readonly<Record<CommandType, LucideIcon>> = {
  reload: RefreshCw,
  restart: RotateCcw,
  showScene: Clapperboard,
  message: BellRing,
  identify: Hash,
  volume: Volume2,
  powerPlan: Power,
  screenshot: Camera,
  clearCache: Eraser,
  update: Download,
  sendLogs: ScrollText,
};

/** All commands of a TV. Those that need something more, or take the place of one that is open, ask first. */
export function CommandMenu({
  name,
  branch,
  isSending,
  open,
  powerHours,
  onGive,
}: {
  name: string;
  branch: string;
  /** Whether the answer to a command is awaited. The button keeps the focus meanwhile. */
  isSending: boolean;
  /** The open one, which has to be aborted before another one is given. */
  open: CommandType | null;
  /** Those of the TV, to begin with. */
  powerHours: unknown;
  onGive: (request: CommandRequest) => void;
}) {
  const [asking, setAsking] = useState<CommandType | null>(null);
  const start = (type: CommandType): void => {
    if (ASKED[type] || open) return setAsking(type);
    const result = requestOf({ type, draft: EMPTY_COMMAND });
    if ("request" in result) onGive(result.request);
  };
  return (
    <>
      <Menu
        label={texts.menuOf(name)}
        entries={COMMAND_TYPES.map((type) => {
          const Icon = ICONS[type];
          return {
            id: type,
            label: ASKED[type] || open ? `${COMMAND_TYPE_LABELS[type]} …` : COMMAND_TYPE_LABELS[type],
            icon: <Icon size={16} aria-hidden />,
            onAction: () => start(type),
          };
        })}
      >
        <TriggerButton variant="primary" size="sm" isPending={isSending}>
          {texts.menu} <ChevronDown size={16} aria-hidden />
        </TriggerButton>
      </Menu>
      {asking && (
        <CommandDialog
          type={asking}
          branch={branch}
          open={open}
          powerHours={powerHours}
          onClose={() => setAsking(null)}
          onGive={(request) => {
            setAsking(null);
            onGive(request);
          }}
        />
      )}
    </>
  );
}

function CommandDialog({
  type,
  branch,
  open,
  powerHours,
  onGive,
  onClose,
}: {
  type: CommandType;
  branch: string;
  open: CommandType | null;
  powerHours: unknown;
  onGive: (request: CommandRequest) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState({ ...EMPTY_COMMAND, powerHours });
  const [isTried, setIsTried] = useState(false);
  const result = requestOf({ type, draft });
  const send = (): void => {
    if ("request" in result) onGive(result.request);
    else setIsTried(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={type === "powerPlan" ? "lg" : "sm"}
      title={COMMAND_TYPE_LABELS[type]}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={send}>
            {open ? texts.replace : texts.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {open && <p className="text-sm">{texts.replaces(COMMAND_TYPE_LABELS[open])}</p>}
        <CommandFields
          {...{ type, draft, branch }}
          faults={isTried && "faults" in result ? result.faults : {}}
          onChange={setDraft}
        />
      </div>
    </Dialog>
  );
}
