import type { Place } from "@tresen/contract/branch/border/border";
import { ChevronDown, ChevronRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../../shared/ui/button";
import { LABEL } from "../../../../shared/ui/input";
import type { EditorProps } from "../../editor";
import { LabelContext, useErrorWithin, useForm } from "../../form-context";
import { NumberEditor } from "../text-editors";
import { BORDER_TEXTS } from "./border.texts";
import { type DraftCorner, withCornerAfter } from "./corners";

interface CornerListProps extends Pick<EditorProps<"border">, "field" | "path"> {
  corners: readonly DraftCorner[];
  /** Where the first corner is put. */
  first: Place;
  onChange: (corners: readonly DraftCorner[]) => void;
}

/** The corners as numbers: everything that the map does, by keyboard. It opens by itself where one is faulty. */
export function CornerList({ field, path, corners, first, onChange }: CornerListProps) {
  const { isReadOnly } = useForm();
  const isFaulty = useErrorWithin(path) !== undefined;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || isFaulty;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onPress={() => setIsOpened(!isOpen)}>
        <Icon size={16} aria-hidden /> {BORDER_TEXTS.list(corners.length)}
      </Button>
      {isOpen && (
        <>
          <ol className="flex w-full max-w-2xl flex-col gap-2">
            {corners.map((corner, index) => (
              <li key={index}>
                <div role="group" aria-label={BORDER_TEXTS.corner(index + 1)} className={ROW}>
                  <span className="w-14 pb-2 text-sm text-muted tabular-nums">{BORDER_TEXTS.corner(index + 1)}</span>
                  {field.parts.map((part) =>
                    part.kind === "number" ? (
                      <div key={part.key} className="min-w-24 flex-1">
                        <LabelContext value={index === 0 ? LABEL : "sr-only"}>
                          <NumberEditor
                            field={part}
                            path={`${path}.${index}.${part.key}`}
                            value={part.key === "longitude" ? corner.longitude : corner.latitude}
                            onChange={(value) => onChange(corners.with(index, { ...corner, [part.key]: value }))}
                          />
                        </LabelContext>
                      </div>
                    ) : null,
                  )}
                  {!isReadOnly && (
                    <span className="flex">
                      <IconButton
                        label={BORDER_TEXTS.addAfter(index + 1)}
                        onPress={() => onChange(withCornerAfter({ corners, index, first }))}
                      >
                        <Plus size={16} aria-hidden />
                      </IconButton>
                      <IconButton
                        label={BORDER_TEXTS.removeCorner(index + 1)}
                        onPress={() => onChange(corners.toSpliced(index, 1))}
                      >
                        <Trash2 size={16} aria-hidden />
                      </IconButton>
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {!isReadOnly && (
            <Button size="sm" onPress={() => onChange(withCornerAfter({ corners, index: corners.length - 1, first }))}>
              <Plus size={16} aria-hidden /> {BORDER_TEXTS.addCorner}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const ROW = "flex flex-wrap items-end gap-x-3 gap-y-1";
