import { useNavigate } from "@tanstack/react-router";
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { useSetAtom } from "jotai";
import { Plus } from "lucide-react";
import { mayAdd } from "../../../admin/model/access";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { sceneToAddAtom } from "./scene-to-add";
import { USAGE_TEXTS as texts } from "./usage.texts";

/** The way from a scene to a segment that shows it: its form opens with the scene in the timeline, still to be saved. */
export function AddToSegment({ scene, without }: { scene: string; without: readonly string[] }) {
  const me = useMe();
  const navigate = useNavigate();
  const setWaiting = useSetAtom(sceneToAddAtom);
  if (!mayAdd({ resource: segments, me })) return null;
  const open = (segment: string): void => {
    setWaiting({ segment, scene });
    void navigate({ to: "/$resource/$id", params: { resource: segments.name, id: segment } });
  };
  const openNew = (): void =>
    void navigate({
      to: "/$resource/$id",
      params: { resource: segments.name, id: "new" },
      state: { draft: { entries: [{ scene }] } },
    });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60 sm:max-w-80">
        <ReferencePicker
          resource={segments.name}
          label={texts.addTo}
          isAdding
          placeholder={texts.search}
          without={without}
          value={null}
          onChange={(segment) => segment !== null && open(segment)}
        />
      </div>
      <Button onPress={openNew}>
        <Plus size={18} aria-hidden /> {texts.addToNew}
      </Button>
    </div>
  );
}
