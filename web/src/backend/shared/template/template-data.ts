import { queryOptions } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { type TemplateData, bindLayers } from "@tresen/contract/template/data/bind";
import { FIELD_KINDS, type TemplateSource } from "@tresen/contract/template/data/field-kinds";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { call } from "../../../shared/api";

/** What a template shows of a record, and how it is written. */
export interface TemplateValues {
  data: TemplateData;
  timeZone: string;
  currency: string;
}

export const NO_VALUES: TemplateValues = { data: {}, timeZone: DEFAULT_TIME_ZONE, currency: "EUR" };

/** Records whose values are loaded at the same time. */
const PARALLEL = 6;
const FRESH = 10_000;

export const templateDataQueries = {
  key: ["template-data"] as const,
  /** Without a record, the values of the shop alone. */
  one: ({ source, record }: { source: TemplateSource; record: string | null }) =>
    queryOptions({
      queryKey: [...templateDataQueries.key, source, record],
      // Not aborted: what scrolls out of sight may be checked in the background meanwhile.
      queryFn: () =>
        inTurn(() => call("GET /api/image-templates/data", { query: { source, record: record ?? undefined } })),
      staleTime: FRESH,
    }),
};

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  if (running < PARALLEL) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A record of the source that has no values, with those of the shop. */
export function emptyRecord({ source, shop }: { source: TemplateSource; shop: TemplateData }): TemplateData {
  return Object.fromEntries(
    Object.keys(FIELD_KINDS[source]).map((path) => [path, path in FIELD_KINDS.none ? shop[path] : null]),
  );
}

/** The layer without bindings to values that are not known: there it shows what the design has. */
export function withKnown(layer: Layer, data: TemplateData): Layer {
  const bindings = Object.fromEntries(Object.entries(layer.bindings).filter(([, { path }]) => path in data));
  return { ...layer, bindings };
}

export function boundLayers({ layers, values }: { layers: readonly Layer[]; values: TemplateValues }): Layer[] {
  return bindLayers({ layers: layers.map((layer) => withKnown(layer, values.data)), ...values });
}
