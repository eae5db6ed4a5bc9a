import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ClipboardCopy, Copy, EllipsisVertical, History, Trash2 } from "lucide-react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMe } from "../../shared/session";
import { IconButton } from "../../shared/ui/button";
import { TriggerIcon } from "../../shared/ui/trigger-button";
import { Menu } from "../../shared/ui/menu";
import { writeClip } from "../clipboard/clipboard";
import { CLIPBOARD_TEXTS } from "../clipboard/clipboard.texts";
import { recordClip } from "../clipboard/record-clip";
import { canCreate, canRemove, canWrite, holdsFor } from "../model/access";
import type { RecordAction, Screen } from "../screen";
import { FORM_TEXTS } from "./form.texts";
import { HISTORY_TEXTS } from "./history/history.texts";

/** The history of a record, and its menu: the actions of its screen, duplicating and deleting it. */
export function RecordCommands({
  resource,
  screen,
  record,
  onAction,
  onHistory,
  onRemove,
}: {
  resource: Resource;
  screen: Screen;
  record: AnyRecord;
  onAction: (action: RecordAction) => void;
  onHistory: () => void;
  onRemove: () => void;
}) {
  const me = useMe();
  const navigate = useNavigate();
  const isOffered = ({ permission, isOffered: isFitting }: RecordAction): boolean =>
    isFitting(record) && (!permission || holdsFor({ permission, resource, me, record }));
  const actions = canWrite({ resource, me, record }) ? (screen.recordActions ?? []).filter(isOffered) : [];
  const copy = () =>
    void navigate({
      to: "/$resource/$id",
      params: { resource: resource.name, id: "new" },
      search: { copy: record.id },
    });
  const entries = [
    ...actions.map((action) => ({
      id: action.id,
      label: action.label,
      icon: <action.Icon size={16} aria-hidden />,
      onAction: () => onAction(action),
    })),
    ...(canCreate({ resource, me })
      ? [{ id: "copy", label: FORM_TEXTS.duplicate, icon: <Copy size={16} aria-hidden />, onAction: copy }]
      : []),
    {
      id: "clip",
      label: CLIPBOARD_TEXTS.copyRecord,
      icon: <ClipboardCopy size={16} aria-hidden />,
      onAction: () => void writeClip(recordClip({ resource, values: record })),
    },
    ...(canRemove({ resource, me, record })
      ? [
          {
            id: "remove",
            label: COMMON_TEXTS.remove,
            icon: <Trash2 size={16} aria-hidden />,
            isDangerous: true,
            onAction: onRemove,
          },
        ]
      : []),
  ];
  return (
    <>
      <IconButton label={HISTORY_TEXTS.title} onPress={onHistory}>
        <History size={20} aria-hidden />
      </IconButton>
      <Menu label={FORM_TEXTS.commands} entries={entries}>
        <TriggerIcon label={FORM_TEXTS.commands}>
          <EllipsisVertical size={20} aria-hidden />
        </TriggerIcon>
      </Menu>
    </>
  );
}
