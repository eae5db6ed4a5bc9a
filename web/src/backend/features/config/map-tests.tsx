import { useMutation } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import type { Draft } from "../../admin/model/draft";
import { Button } from "../../shared/ui/button";
import { SERVICE_TEXTS } from "./config.texts";
import { checkMap } from "./map-check";
import { shownLook } from "./shown-look";
import { TestFrame } from "./test-frame";
import { TestResult } from "./test-result";

/** Asks the provider of maps for the styles that are typed, with the key that is typed. */
export function MapTests({ draft }: { draft: Draft }) {
  const { mapboxStyle, mapboxDarkStyle, mapboxAccessToken } = shownLook(draft);
  const settings =
    mapboxStyle === undefined || mapboxDarkStyle === undefined || mapboxAccessToken === undefined
      ? null
      : { mapboxStyle, mapboxDarkStyle, mapboxAccessToken };
  const { mutate, data, isPending } = useMutation({ mutationFn: checkMap });
  return (
    <TestFrame>
      <div className="flex flex-col items-start gap-2">
        <Button onPress={() => settings && mutate(settings)} isDisabled={isPending || !settings}>
          <MapIcon size={18} aria-hidden /> {isPending ? SERVICE_TEXTS.testing : SERVICE_TEXTS.map}
        </Button>
        <p className="text-sm text-muted">{settings ? SERVICE_TEXTS.mapNote : SERVICE_TEXTS.mapInvalid}</p>
        <div aria-live="polite" className="flex flex-col gap-1 empty:hidden">
          {data?.length === 0 && <TestResult kind="open">{SERVICE_TEXTS.mapUnset}</TestResult>}
          {data?.map(({ scheme, isGood, text }) => (
            <TestResult key={scheme} kind={isGood ? "good" : "bad"}>
              {SERVICE_TEXTS.mapParts[scheme]}: {text}
            </TestResult>
          ))}
        </div>
      </div>
    </TestFrame>
  );
}
