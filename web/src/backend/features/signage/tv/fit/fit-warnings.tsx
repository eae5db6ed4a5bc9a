import { useQuery } from "@tanstack/react-query";
import { isObject } from "@tresen/contract/kit/object";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ORIENTATION_LABELS } from "@tresen/contract/signage/stream/stream.texts";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { ORIENTATIONS } from "@tresen/contract/signage/stream/stream.values";
import { TriangleAlert } from "lucide-react";
import { resourceQueries } from "../../../../admin/queries";
import { FIT_TEXTS as texts } from "./fit.texts";

/** Says where orientation, size and stream of a TV contradict each other. It may be meant so: nothing is refused. */
export function FitWarnings({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { data } = useQuery(resourceQueries.all(streamReferrer.name));
  const warnings = fitWarnings({ values, stream: data?.find(({ id }) => id === values["stream"]) });
  return (
    <div role="status" className={warnings.length > 0 ? "flex flex-col gap-2" : "hidden"}>
      {warnings.map((warning) => (
        <p
          key={warning}
          className="flex items-start gap-1.5 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning"
        >
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {warning}
        </p>
      ))}
    </div>
  );
}

/** The sentences about a TV with these values, whose stream may not be known. */
export function fitWarnings({
  values,
  stream,
}: {
  values: Readonly<Record<string, unknown>>;
  stream: AnyRecord | undefined;
}): string[] {
  const orientation = orientationOf(values["orientation"]);
  const size = isObject(values["size"]) ? values["size"] : {};
  const [width, height] = [Number(size["width"]), Number(size["height"])];
  const played = orientationOf(stream?.["orientation"]);
  if (!orientation) return [];
  const isTurned = orientation === "portrait" ? width > height : height > width;
  return [
    ...(isTurned ? [texts.size[orientation]] : []),
    ...(stream && played && played !== orientation
      ? [
          texts.stream({
            name: String(stream["name"]),
            made: ORIENTATION_LABELS[played],
            hangs: ORIENTATION_LABELS[orientation],
          }),
        ]
      : []),
  ];
}

const orientationOf = (value: unknown) => ORIENTATIONS.find((one) => one === value);
