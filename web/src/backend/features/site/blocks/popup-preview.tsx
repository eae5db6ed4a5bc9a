import { isInPeriod } from "@tresen/contract/site/block/block-period";
import type { Block } from "@tresen/contract/site/block/block.resource";
import { DEFAULT_TIME_ZONE, type Instant, formatDateTime } from "@tresen/contract/kit/time";
import { useDeferredValue, useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { type Draft, isPlain } from "../../../admin/model/draft";
import { Choice } from "../../../shared/preview/choice";
import { PartPreview } from "../../../shared/preview/part-preview";
import { PART_TEXTS } from "../../../shared/preview/part-preview.texts";
import { BLOCKS_TEXTS } from "./blocks.texts";

const SIZES = ["card", "whole"] as const;

/** The pop-up as it is typed, and whether the shop would show it now. */
export function PopupPreview({ draft }: { draft: Draft }) {
  const shown = useDeferredValue(draft);
  const [size, setSize] = useState<(typeof SIZES)[number]>("card");
  const block = useMemo(() => blockOf(shown), [shown]);
  const part = useMemo(() => ({ kind: "news" as const, block, isWhole: size === "whole" }), [block, size]);
  const reason = hiddenReason({ block, at: serverNow() });
  const { branches } = block;
  if (draft["type"] === "text") return <p className="text-sm text-muted">{BLOCKS_TEXTS.onlyPopups}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="max-w-prose text-sm text-muted">
        {reason === null ? BLOCKS_TEXTS.shown : BLOCKS_TEXTS.hidden(reason)}{" "}
        {branches.length === 0 ? BLOCKS_TEXTS.everywhere : BLOCKS_TEXTS.ofBranches(branches.length)}
      </p>
      <Choice
        label={PART_TEXTS.size}
        options={SIZES.map((value) => ({ value, label: PART_TEXTS.sizes[value] }))}
        value={size}
        onChange={setSize}
      />
      <PartPreview part={part} />
    </div>
  );
}

/** Why the shop does not show a pop-up at this time; null where it does. */
export function hiddenReason({
  block: { isPublic, content, from, to },
  at,
}: {
  block: Block;
  at: Instant;
}): string | null {
  const { reasons } = BLOCKS_TEXTS;
  if (!isPublic) return reasons.notPublic;
  if (!content.isActive) return reasons.notActive;
  if (content.text.trim() === "" && !content.image) return reasons.empty;
  const told = (text: string): string => formatDateTime({ at: Date.parse(text), zone: DEFAULT_TIME_ZONE });
  if (from && !isInPeriod({ from, at })) return reasons.early(told(from));
  return to && !isInPeriod({ to, at }) ? reasons.late(told(to)) : null;
}

/** The pop-up that the form holds, which the shop reads even where something in it is missing. */
function blockOf({ content, ...draft }: Draft): Block {
  const { isActive, text, image } = isPlain(content) ? content : {};
  return {
    ...{ id: "blk_preview", version: 1, createdAt: "", updatedAt: "" },
    name: String(draft["name"] ?? ""),
    isPublic: draft["isPublic"] === true,
    type: "popup",
    content: {
      isActive: isActive === true,
      text: typeof text === "string" ? text : "",
      image: isPlain(image) ? (image as object as Block["content"]["image"]) : null,
    },
    from: instantOf(draft["from"]),
    to: instantOf(draft["to"]),
    branches: Array.isArray(draft["branches"]) ? (draft["branches"] as Block["branches"]) : [],
  };
}

/** An instant that is typed only in part is none yet. */
function instantOf(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}
