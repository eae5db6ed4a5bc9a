import { type Site, sites } from "@tresen/contract/site/site.resource";
import { Copy, ExternalLink, History, Link2, RotateCcw, Trash2 } from "lucide-react";
import { canCreate, canRemove } from "../../../admin/model/access";
import { useMe } from "../../../shared/session";
import type { MenuEntry } from "../../../shared/ui/menu";
import { PAGE_EDITOR_TEXTS as texts } from "./editor.texts";

/** What is shown above the editor. */
export type EditorPanel = "publish" | "versions" | "share" | "discard" | "remove";

/** The commands of the page that are not needed all the time. */
export function useMenuEntries({
  record,
  onPanel,
  onCopy,
}: {
  record: Site;
  onPanel: (panel: EditorPanel) => void;
  onCopy: () => void;
}): MenuEntry[] {
  const me = useMe();
  const icon = { size: 16, "aria-hidden": true } as const;
  return [
    { id: "versions", label: texts.versions, icon: <History {...icon} />, onAction: () => onPanel("versions") },
    { id: "share", label: texts.share, icon: <Link2 {...icon} />, onAction: () => onPanel("share") },
    ...(record.isPublic
      ? [
          {
            id: "shop",
            label: texts.inShop,
            icon: <ExternalLink {...icon} />,
            onAction: () => void window.open(`/${record.path}`, "_blank", "noopener"),
          },
        ]
      : []),
    ...(canCreate({ resource: sites, me })
      ? [{ id: "copy", label: texts.copy, icon: <Copy {...icon} />, onAction: onCopy }]
      : []),
    {
      ...{ id: "discard", label: texts.discard, icon: <RotateCcw {...icon} />, isDangerous: true },
      onAction: () => onPanel("discard"),
    },
    ...(canRemove({ resource: sites, me, record: { ...record } })
      ? [
          {
            ...{ id: "remove", label: texts.remove, icon: <Trash2 {...icon} />, isDangerous: true },
            onAction: () => onPanel("remove"),
          },
        ]
      : []),
  ];
}
