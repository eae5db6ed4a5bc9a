import { type Place, RADIUS, circleBorder } from "@tresen/contract/branch/border/border";
import { parseGeoJson } from "@tresen/contract/branch/border/geojson";
import { Braces, Circle, Pencil, Trash2 } from "lucide-react";
import { useContext, useId, useState } from "react";
import { Button } from "../../../../shared/ui/button";
import { FieldMessage, Input, LABEL } from "../../../../shared/ui/input";
import { parseNumber } from "../../../model/entry";
import type { EditorProps } from "../../editor";
import { RecordContext, useError, useForm } from "../../form-context";
import { GroupFrame } from "../frame";
import { BorderMap } from "./border-map";
import { BORDER_TEXTS } from "./border.texts";
import { CornerList } from "./corner-list";
import { type DraftCorner, draftCorners, shownBounds, surroundingsOf } from "./corners";

type Tool = "circle" | "geoJson";

/** The editor of an area's border: on a map, as a circle around the branch, from GeoJSON, and as a list of corners. */
export function BorderEditor({ field, path, value, onChange }: EditorProps<"border">) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const record = useContext(RecordContext);
  const corners = draftCorners(value);
  const around = surroundingsOf({ record, path });
  const [isDrawing, setIsDrawing] = useState(false);
  const [tool, setTool] = useState<Tool | null>(null);
  const [revision, setRevision] = useState(0);
  const set = (changed: readonly DraftCorner[]): void => onChange(changed.length === 0 ? field.empty : changed);
  const replace = (border: readonly Place[]): void => {
    set(border);
    setTool(null);
    setIsDrawing(true);
    setRevision(revision + 1);
  };
  const remove = (): void => {
    set([]);
    setIsDrawing(false);
    setTool(null);
  };
  const toggle = (pressed: Tool) => () => setTool(tool === pressed ? null : pressed);
  const hasMap = corners.length > 0 || isDrawing;
  return (
    <GroupFrame
      field={field}
      path={path}
      error={error}
      note={corners.length > 0 ? BORDER_TEXTS.corners(corners.length) : BORDER_TEXTS.none}
    >
      {hasMap && (
        <>
          <BorderMap {...around} corners={corners} isReadOnly={isReadOnly} revision={revision} onChange={set} />
          <CornerList
            field={field}
            path={path}
            corners={corners}
            first={around.place ?? middleOf(shownBounds({ ...around, corners }))}
            onChange={set}
          />
        </>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {!hasMap && (
            <Button size="sm" onPress={() => setIsDrawing(true)}>
              <Pencil size={16} aria-hidden /> {BORDER_TEXTS.draw}
            </Button>
          )}
          <Button size="sm" aria-expanded={tool === "circle"} onPress={toggle("circle")}>
            <Circle size={16} aria-hidden /> {BORDER_TEXTS.circle}
          </Button>
          <Button size="sm" aria-expanded={tool === "geoJson"} onPress={toggle("geoJson")}>
            <Braces size={16} aria-hidden /> {BORDER_TEXTS.paste}
          </Button>
          {hasMap && (
            <Button size="sm" variant="ghost" onPress={remove}>
              <Trash2 size={16} aria-hidden /> {BORDER_TEXTS.remove}
            </Button>
          )}
        </div>
      )}
      {tool === "circle" && <CircleTool center={around.place} onSet={replace} />}
      {tool === "geoJson" && <GeoJsonTool onSet={replace} />}
    </GroupFrame>
  );
}

const TOOL = "flex max-w-xl flex-col items-start gap-3 rounded-panel border border-line p-4";

function CircleTool({ center, onSet }: { center: Place | null; onSet: (border: readonly Place[]) => void }) {
  const [typed, setTyped] = useState("2");
  const [fault, setFault] = useState<string>();
  if (!center) return <p className="text-sm text-warning">{BORDER_TEXTS.noPlace}</p>;
  const apply = (): void => {
    const radius = parseNumber(typed);
    if (typeof radius === "number" && radius >= RADIUS.least && radius <= RADIUS.most)
      onSet(circleBorder({ center, radius }));
    else setFault(BORDER_TEXTS.badRadius(RADIUS));
  };
  return (
    <div className={TOOL}>
      <Input
        label={BORDER_TEXTS.radius}
        value={typed}
        inputMode="decimal"
        suffix="km"
        error={fault}
        onChange={setTyped}
      />
      <Button size="sm" variant="primary" onPress={apply}>
        {BORDER_TEXTS.setCircle}
      </Button>
    </div>
  );
}

function GeoJsonTool({ onSet }: { onSet: (border: readonly Place[]) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const apply = (): void => {
    const read = parseGeoJson(typed);
    if ("fault" in read) setFault(read.fault);
    else onSet(read.border);
  };
  return (
    <div className={`${TOOL} items-stretch`}>
      <label htmlFor={id} className={LABEL}>
        {BORDER_TEXTS.geoJson}
      </label>
      <textarea
        id={id}
        rows={4}
        value={typed}
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full rounded-control border border-line-strong bg-surface p-3 font-mono text-sm aria-invalid:border-danger"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {BORDER_TEXTS.geoJsonHint}
      </p>
      {fault && <FieldMessage id={`${id}-fault`}>{fault}</FieldMessage>}
      <Button size="sm" variant="primary" className="self-start" onPress={apply}>
        {BORDER_TEXTS.setGeoJson}
      </Button>
    </div>
  );
}

const middleOf = ({ west, east, south, north }: ReturnType<typeof shownBounds>): Place => ({
  longitude: (west + east) / 2,
  latitude: (south + north) / 2,
});
