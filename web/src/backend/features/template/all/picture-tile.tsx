import { useQuery } from "@tanstack/react-query";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { TriangleAlert } from "lucide-react";
import { type RefCallback, memo } from "react";
import { smallHrefOf } from "../../../shared/template/image-href";
import { SvgPicture } from "../../../shared/template/svg-picture";
import { templateDataQueries, type TemplateValues } from "../../../shared/template/template-data";
import { usePicture } from "../../../shared/template/use-picture";
import { PlainButton } from "../../../shared/ui/button";
import type { Design } from "../model/design";
import type { SourceRecord } from "../records/record-queries";
import { ALL_TEXTS as texts } from "./all.texts";

/** Very wide and very high pictures get less than the whole width of their tile. */
const [NARROWEST, WIDEST] = [0.6, 2.2];
const tileHref = smallHrefOf("small");

interface PictureTileProps {
  design: Design;
  source: TemplateSource;
  record: SourceRecord;
  fonts: FontBook | null;
  /** Whether it is drawn: only pictures in sight are in the page. */
  isNear: boolean;
  warnings: readonly string[] | null | undefined;
  watch: RefCallback<HTMLElement>;
  onOpen: (id: string) => void;
}

/** The picture of one record among many, with what is wrong with it. */
export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { design, record, isNear, warnings, watch, onOpen } = props;
  const aspect = Math.min(WIDEST, Math.max(NARROWEST, design.width / design.height));
  const told = warnings && warnings.length > 0 ? texts.warnings(warnings.length) : "";
  return (
    <li ref={watch} data-entry={record.id} className="min-w-0">
      <PlainButton
        aria-label={texts.open({ label: record.label, warnings: told })}
        onPress={() => onOpen(record.id)}
        className="flex h-full w-full flex-col gap-1.5 rounded-panel border border-line bg-surface p-2 text-start hover:bg-sunken"
      >
        <span className="block w-full overflow-hidden rounded-sm bg-sunken" style={{ aspectRatio: aspect }}>
          {isNear && <TilePicture {...props} />}
        </span>
        <span className="text-sm font-medium wrap-anywhere">{record.label}</span>
        {told !== "" && (
          <span className="flex items-start gap-1 text-xs text-warning">
            <TriangleAlert size={14} aria-hidden className="mt-px shrink-0" />
            <span className="min-w-0 wrap-anywhere">{warnings?.[0]}</span>
          </span>
        )}
        {told !== "" && (warnings?.length ?? 0) > 1 && <span className="text-xs text-warning">{told}</span>}
        {warnings === null && <span className="text-xs text-danger">{texts.loadFailed}</span>}
      </PlainButton>
    </li>
  );
});

function TilePicture({ design, source, record, fonts }: PictureTileProps) {
  const { data } = useQuery(templateDataQueries.one({ source, record: record.id }));
  return data ? <DrawnTile {...{ design, fonts }} id={record.id} values={data} /> : null;
}

function DrawnTile({
  design,
  id,
  values,
  fonts,
}: {
  design: Design;
  id: string;
  values: TemplateValues;
  fonts: FontBook | null;
}) {
  const picture = usePicture({ design, values, fonts, prefix: `tile-${id}-`, hrefOf: tileHref });
  return (
    picture && <SvgPicture svg={picture.svg} background={design.background} label="" className="block size-full" />
  );
}
