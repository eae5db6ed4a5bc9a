import { useQueryClient } from "@tanstack/react-query";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { faultTexts } from "@tresen/contract/template/render/faults";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { useEffect, useState } from "react";
import { boundLayers, templateDataQueries } from "../../../shared/template/template-data";
import type { Design } from "../model/design";
import type { SourceRecord } from "../records/record-queries";

/** The warnings of each record's picture; null for one whose values could not be loaded. */
export type Checks = ReadonlyMap<string, readonly string[] | null>;

const NONE: Checks = new Map();
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Draws the pictures of all records one after the other, without showing them, to learn where something does not fit. */
export function useChecks({
  design,
  source,
  records,
  fonts,
}: {
  design: Design;
  source: TemplateSource;
  records: readonly SourceRecord[];
  fonts: FontBook | null;
}): Checks {
  const client = useQueryClient();
  const [checks, setChecks] = useState(NONE);
  useEffect(() => {
    if (!fonts) return undefined;
    let isShown = true;
    const check = async ({ id }: SourceRecord): Promise<void> => {
      const told = await client.fetchQuery(templateDataQueries.one({ source, record: id })).then(
        (values) => {
          const layers = boundLayers({ layers: design.layers, values });
          const asked = { template: design, layers, fonts, currency: values.currency };
          const { warnings } = drawTemplate({ ...asked, sizeOf: sizeOrSquare });
          return faultTexts({ layers, warnings });
        },
        () => null,
      );
      if (isShown) setChecks((before) => new Map(before).set(id, told));
    };
    const checkAll = async (): Promise<void> => {
      for (const record of records) {
        if (!isShown) return;
        await check(record);
        // What the person does comes before the next picture.
        await pause();
      }
    };
    void checkAll();
    return () => {
      isShown = false;
      setChecks(NONE);
    };
  }, [client, design, source, records, fonts]);
  return checks;
}

/** That a picture's proportions are not known yet is nothing to be told. */
const sizeOrSquare = ({ width, height }: Pick<ImageRef, "width" | "height">) => ({
  width: width || 1,
  height: height || 1,
});
