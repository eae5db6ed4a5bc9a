import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { Sparkles } from "lucide-react";
import { resourceQueries } from "../../../admin/queries";
import type { Draft } from "../../../admin/model/draft";
import { Button } from "../../../shared/ui/button";
import { EXAMPLE_TEXTS as texts } from "./example.texts";

/** Fills a new stream with an example to change: what plays by default, and a window of the week. */
export function ExampleSection({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { data } = useQuery(resourceQueries.all(segmentReferrer.name));
  const example = exampleOf(data ?? []);
  const isBegun = Boolean(draft["filler"]) || (Array.isArray(draft["plan"]) && draft["plan"].length > 0);
  if (data?.length === 0) return <p className="text-sm text-muted">{texts.noSegments}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{isBegun ? texts.begun : texts.how}</p>
      <Button isDisabled={example === null || isBegun} onPress={() => example && onChange({ ...draft, ...example })}>
        <Sparkles size={18} aria-hidden /> {texts.begin}
      </Button>
    </div>
  );
}

/** The first segment as the filler, and the second one, if there is one, for noon on weekdays; null without any. */
export function exampleOf(segments: readonly AnyRecord[]): Draft | null {
  const [filler, noon = filler] = segments.filter(({ entries }) => Array.isArray(entries) && entries.length > 0);
  if (!filler || !noon) return null;
  const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"];
  return { filler: filler.id, plan: [{ segment: noon.id, weekdays, from: "11:00", to: "14:00", priority: 0 }] };
}
