import type { Navigation } from "@tresen/contract/site/navigation/navigation.resource";
import { NAVIGATION_PLACES } from "@tresen/contract/site/navigation/navigation.texts";
import { useDeferredValue, useMemo } from "react";
import type { Draft } from "../../../admin/model/draft";
import { PartPreview } from "../../../shared/preview/part-preview";
import { PART_TEXTS } from "../../../shared/preview/part-preview.texts";

/** The header or footer of the shop with the navigation as it is typed. */
export function NavigationPreview({ draft }: { draft: Draft }) {
  const shown = useDeferredValue(draft);
  const navigation = useMemo(() => navigationOf(shown), [shown]);
  const part = useMemo(() => ({ kind: "navigation" as const, navigation }), [navigation]);
  if (!Object.hasOwn(NAVIGATION_PLACES, navigation.identifier))
    return <p className="max-w-prose text-sm text-muted">{PART_TEXTS.nowhere}</p>;
  return (
    <div className="flex flex-col gap-2">
      {!navigation.isPublic && <p className="max-w-prose text-sm text-muted">{PART_TEXTS.notPublic}</p>}
      <PartPreview part={part} />
    </div>
  );
}

/** The navigation that the form holds, which the shop reads even where something in it is missing. */
function navigationOf({ identifier, name, isPublic, items }: Draft): Navigation {
  return {
    ...{ id: "nav_preview", version: 1, createdAt: "", updatedAt: "" },
    identifier: String(identifier ?? ""),
    name: String(name ?? ""),
    isPublic: isPublic === true,
    items: Array.isArray(items) ? (items as Navigation["items"]) : [],
  };
}
