import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { PRESETS } from "@tresen/contract/template/size/presets";
import { PRESET_LABELS } from "@tresen/contract/template/template.texts";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { numberText } from "../../../admin/model/entry";
import { labelOf } from "../../../admin/queries";
import { callPage } from "../../../../shared/api";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { useMe } from "../../../shared/session";
import { Button, PlainButton } from "../../../shared/ui/button";
import { configQueries } from "../../../shared/config";
import { useLook } from "../data/use-look";
import { DesignPicture } from "../design-picture";
import { EDITOR_TEXTS, START_TEXTS as texts } from "../editor.texts";
import type { Design } from "../model/design";
import { dropDraft, readDraft } from "../state/kept-draft";
import { CopyTile } from "./copy-tile";
import { exampleDesign } from "./example-design";
import { FreeSize } from "./free-size";
import { PresetPicture } from "./preset-picture";

const TILE =
  "flex h-full w-full flex-col items-center gap-2 rounded-panel border border-line bg-surface p-3 text-center text-sm hover:bg-sunken";
const SHOWN = 24;

export interface Started {
  design: Design;
  /** When it was changed last, if it was begun earlier, in milliseconds. */
  at?: number;
}

/** Where a new template begins: with one that was not saved, with a size, or as a copy of another one. */
export function StartPage({ resource, onStart }: { resource: Resource; onStart: (started: Started) => void }) {
  const { look } = useLook();
  // Without the shop's colours an example would begin in others.
  const { isPending } = useQuery(configQueries.one());
  const { id: user } = useMe();
  const [kept, setKept] = useState(() => readDraft({ user, id: "new" }));
  const { data } = useQuery({
    queryKey: ["resource", resource.name, "start"],
    queryFn: ({ signal }) =>
      callPage("GET /api/{resource}", {
        params: { resource: resource.name },
        query: { limit: SHOWN, as: "staff" },
        signal,
      }),
  });
  const presets = imageTemplates.fields.shape.preset
    .unwrap()
    .options.flatMap((preset) => (preset === "free" ? [] : preset));
  const known = data?.data ?? [];
  return (
    <div className="page flex flex-col gap-5 py-4">
      <div className="flex items-center gap-2">
        <Link
          to="/$resource"
          params={{ resource: resource.name }}
          aria-label={FORM_TEXTS.backTo(resource.many)}
          className="grid size-9 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="text-xl font-semibold">{texts.title}</h1>
      </div>
      {kept && (
        <section
          aria-label={texts.kept}
          className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-info-soft p-3 text-info"
        >
          <div className="w-24">
            <DesignPicture design={kept.design} prefix="kept" label={kept.design.name || texts.kept} />
          </div>
          <p className="min-w-40 flex-1 text-sm">
            <strong className="block">{kept.design.name || EDITOR_TEXTS.untitled}</strong>
            {texts.keptAt(formatDateTime({ at: kept.at, zone: DEFAULT_TIME_ZONE }))}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              onPress={() => {
                dropDraft({ user, id: "new" });
                setKept(null);
              }}
            >
              {EDITOR_TEXTS.discard}
            </Button>
            <Button variant="primary" onPress={() => onStart(kept)}>
              {texts.goOn}
            </Button>
          </div>
        </section>
      )}
      <p className="text-muted">{texts.intro}</p>
      <ul aria-label={texts.sizes} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-3">
        {presets.map((preset) => {
          const { width, height, unit } = PRESETS[preset];
          return (
            <li key={preset}>
              <PlainButton
                isDisabled={isPending}
                onPress={() => onStart({ design: exampleDesign({ preset, look }) })}
                className={TILE}
              >
                <PresetPicture preset={preset} look={look} />
                <span className="font-medium">{PRESET_LABELS[preset]}</span>
                <span className="text-xs text-muted">
                  {texts.measures({ width: numberText(width), height: numberText(height), unit })}
                </span>
              </PlainButton>
            </li>
          );
        })}
      </ul>
      <FreeSize
        isDisabled={isPending}
        onStart={(size) => onStart({ design: exampleDesign({ preset: "free", size, look }) })}
      />
      {known.length > 0 && (
        <>
          <h2 className="font-semibold">{texts.copies}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-3">
            {known.map((record) => (
              <li key={record.id}>
                <CopyTile name={resource.name} record={record} label={texts.copyOf(labelOf({ resource, record }))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
