import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../shared/ui/button";
import type { Signage } from "../use-signage";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";

/** The scenes of an example. */
const EXAMPLE = 3;

/**
 * Stands in place of the timeline, and offers an example to change. It takes the focus of the last block that was removed,
 * which would be lost.
 * @param example the entries of the example; without any none is offered.
 */
export function EmptyTimeline({
  hasFocus,
  example,
  onExample,
}: {
  hasFocus: boolean;
  example: readonly object[];
  onExample: (entries: readonly object[]) => void;
}) {
  const [isTaken] = useState(hasFocus);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isTaken) text.current?.focus();
  }, [isTaken]);
  return (
    <div className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-line-strong px-4 py-6 text-center">
      <p ref={text} tabIndex={-1} className="text-muted">
        {texts.empty}
      </p>
      {example.length > 0 && (
        <Button size="sm" onPress={() => onExample(example)}>
          <Sparkles size={16} aria-hidden /> {texts.example}
        </Button>
      )}
    </div>
  );
}

/** The first scenes of the shop that are shown. */
export function exampleEntries({ playableScenes }: Pick<Signage, "playableScenes">): { scene: string }[] {
  return [...playableScenes.values()]
    .filter(({ isEnabled }) => isEnabled)
    .slice(0, EXAMPLE)
    .map(({ id }) => ({ scene: id }));
}
