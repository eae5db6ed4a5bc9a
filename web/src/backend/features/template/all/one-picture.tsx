import { useQuery } from "@tanstack/react-query";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { faultTexts } from "@tresen/contract/template/render/faults";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { pixelSize } from "@tresen/contract/template/size/presets";
import { ArrowLeft, ChevronLeft, ChevronRight, Maximize, Pencil, TriangleAlert, ZoomIn } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { failureDetail } from "../../../shared/failure";
import { SvgPicture } from "../../../shared/template/svg-picture";
import { type TemplateValues, boundLayers, templateDataQueries } from "../../../shared/template/template-data";
import { usePicture } from "../../../shared/template/use-picture";
import { Button, IconButton } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import type { Design } from "../model/design";
import type { SourceRecord } from "../records/record-queries";
import { ALL_TEXTS as texts } from "./all.texts";

interface OnePictureProps {
  design: Design;
  source: TemplateSource;
  records: readonly SourceRecord[];
  /** The record whose picture is shown. */
  record: SourceRecord;
  fonts: FontBook | null;
  onRecord: (id: string) => void;
  onBack: () => void;
  /** Absent where there is no editor around it. */
  onExample?: ((id: string) => void) | undefined;
}

/** One of the pictures in large, with steps to those before and after it. */
export function OnePicture({ design, source, records, record, fonts, onRecord, onBack, onExample }: OnePictureProps) {
  const { data, error, refetch, isFetching } = useQuery(templateDataQueries.one({ source, record: record.id }));
  const [isActual, setIsActual] = useState(false);
  const at = records.findIndex(({ id }) => id === record.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const step = (by: number): void => {
    const next = records[at + by];
    if (next) onRecord(next.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // In its own size the picture is moved by these keys.
    if (isActual && event.key.startsWith("Arrow")) return;
    event.preventDefault();
    step(by);
  };
  const icon = { size: 18, "aria-hidden": true } as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col low:min-h-96" onKeyDown={onKeyDown}>
      <div className="flex shrink-0 flex-wrap items-center gap-2 px-3 py-2">
        <Button size="sm" variant="ghost" onPress={onBack}>
          <ArrowLeft {...icon} /> <span className="max-sm:sr-only">{texts.back}</span>
        </Button>
        <h3 ref={title} tabIndex={-1} className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere outline-none">
          {record.label}
        </h3>
        <span role="status" className="text-sm text-muted figures">
          {texts.position({ at: at + 1, of: records.length })}
        </span>
        <div className="flex">
          <IconButton label={texts.previous} isDisabled={at <= 0} onPress={() => step(-1)}>
            <ChevronLeft {...icon} />
          </IconButton>
          <IconButton label={texts.next} isDisabled={at >= records.length - 1} onPress={() => step(1)}>
            <ChevronRight {...icon} />
          </IconButton>
          <IconButton
            label={isActual ? texts.fitted : texts.actualSize}
            aria-pressed={isActual}
            onPress={() => setIsActual(!isActual)}
          >
            {isActual ? <Maximize {...icon} /> : <ZoomIn {...icon} />}
          </IconButton>
        </div>
        {onExample && (
          <Button size="sm" onPress={() => onExample(record.id)}>
            <Pencil size={16} aria-hidden /> <span className="max-sm:sr-only">{texts.asExample}</span>
          </Button>
        )}
      </div>
      {data ? (
        <Large key={record.id} {...{ design, fonts, isActual }} label={record.label} values={data} />
      ) : error ? (
        <ErrorState
          message={texts.loadFailed}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="m-3 flex-1" />
      )}
    </div>
  );
}

function Large({
  design,
  values,
  fonts,
  label,
  isActual,
}: {
  design: Design;
  values: TemplateValues;
  fonts: FontBook | null;
  label: string;
  isActual: boolean;
}) {
  const picture = usePicture({ design, values, fonts, prefix: "large-" });
  const layers = useMemo(() => boundLayers({ layers: design.layers, values }), [design.layers, values]);
  const { width, height } = pixelSize(design);
  if (!picture)
    return (
      <p role="status" className="flex-1 p-6 text-center text-muted">
        {texts.fontsLoading}
      </p>
    );
  const warnings = faultTexts({ layers, warnings: picture.warnings });
  return (
    <>
      {/* In its own size it is scrolled, also by keys. */}
      <div
        {...(isActual ? { tabIndex: 0, role: "group", "aria-label": label } : {})}
        className={`min-h-0 flex-1 bg-sunken p-3 ${isActual ? "overflow-auto" : "flex items-center justify-center"}`}
      >
        {isActual ? (
          <div style={{ width, height }}>
            <SvgPicture svg={picture.svg} background={design.background} label={label} className="block size-full" />
          </div>
        ) : (
          <div className="size-full [container-type:size] grid place-items-center">
            <div
              className="shadow-panel"
              style={{
                aspectRatio: `${width} / ${height}`,
                width: `min(100cqw, ${(width / height) * 100}cqh, ${width}px)`,
              }}
            >
              <SvgPicture svg={picture.svg} background={design.background} label={label} className="block size-full" />
            </div>
          </div>
        )}
      </div>
      <div role="status" className="max-h-32 shrink-0 overflow-auto border-t border-line bg-surface px-3 py-2 text-sm">
        {warnings.length === 0 ? (
          <p className="text-muted">{texts.fine}</p>
        ) : (
          <ul className="flex flex-col gap-1 text-warning">
            {warnings.map((warning) => (
              <li key={warning} className="flex items-start gap-1.5">
                <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{warning}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
