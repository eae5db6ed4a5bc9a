import { useQuery } from "@tanstack/react-query";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { LabelSheet } from "@tresen/contract/print/label/label-layout";
import { labelSize } from "@tresen/contract/print/label/label-layout";
import { productData } from "@tresen/contract/template/data/product-data";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { LEAST_EAN_MODULE, thinnestBar } from "@tresen/contract/template/render/code/ean-module";
import { neededImages } from "@tresen/contract/template/render/needs";
import { svgOf } from "@tresen/contract/template/render/svg";
import { isFault } from "@tresen/contract/template/render/warning";
import { pixelSize } from "@tresen/contract/template/size/presets";
import { useId, useMemo, useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { useCurrency } from "../../shared/config";
import { FieldMessage } from "../../shared/ui/input";
import type { TemplateDesign } from "../../shared/template/design-of";
import { smallHrefOf } from "../../shared/template/image-href";
import { useImageSizes } from "../../shared/template/image-sizes";
import { boundLayers, templateDataQueries } from "../../shared/template/template-data";
import { useDesignFonts } from "../../shared/template/use-picture";
import { LABEL_DIALOG_TEXTS as texts } from "./label-dialog.texts";
import { SheetPicture } from "./sheet-picture";

const hrefOf = smallHrefOf("small");
/** From this difference of the proportions on, an edge is seen to stay empty. */
const OTHER_SHAPE = 0.08;

const millimetres = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 3 });

interface Size {
  width: number;
  height: number;
}

/** How many millimetres of a label a unit of the design gets: it keeps its proportions. */
function printedScale({ place, design }: { place: Size; design: Size }): number {
  return Math.min(place.width / design.width, place.height / design.height);
}

interface TemplateSheetProps {
  design: TemplateDesign;
  sheet: LabelSheet;
  start: number;
  /** The products of the labels of the first sheet, in their order. */
  products: readonly Product[];
  title: string;
  onStart: (start: number) => void;
}

/** The first sheet with labels of an image template, drawn as the server draws them. */
export function TemplateSheet({ design, sheet, start, products, title, onStart }: TemplateSheetProps) {
  const prefix = useId().replaceAll(/\W/g, "");
  const currency = useCurrency();
  const [now] = useState(serverNow);
  const shop = useQuery(templateDataQueries.one({ source: "product", record: null }));
  const fonts = useDesignFonts(design);
  const bound = useMemo(() => {
    if (!shop.data) return null;
    const { data, timeZone } = shop.data;
    return [...new Set(products)].map((product) => {
      const values = { data: { ...data, ...productData({ product, currency, now }) }, timeZone, currency };
      return { product, layers: boundLayers({ layers: design.layers, values }) };
    });
  }, [shop.data, products, currency, now, design.layers]);
  const images = useMemo(() => neededImages((bound ?? []).flatMap(({ layers }) => layers)), [bound]);
  const sizeOf = useImageSizes(images);
  const drawn = useMemo(
    () =>
      new Map(
        (fonts && bound ? bound : []).map(({ product, layers }, index) => {
          const drawing = fonts && drawTemplate({ template: design, layers, fonts, currency, sizeOf });
          const svg = drawing ? svgOf({ drawing, hrefOf, prefix: `${prefix}-${index}-` }) : "";
          return [product.id, { svg, isFlawed: drawing?.warnings.some(isFault) ?? false }] as const;
        }),
      ),
    [fonts, bound, design, currency, sizeOf, prefix],
  );
  const { width, height } = pixelSize(design);
  const flawed = [...drawn.values()].filter(({ isFlawed }) => isFlawed).length;
  const place = labelSize(sheet);
  const isOtherShape = Math.abs(place.width / place.height / (design.width / design.height) - 1) > OTHER_SHAPE;
  const module = Math.min(
    ...(bound ?? []).map(({ layers }) => thinnestBar({ layers, scale: printedScale({ place, design }) })),
  );
  return (
    <>
      <SheetPicture
        {...{ sheet, start, title, onStart }}
        labels={products.map(({ id }) => (size) => (
          <svg
            {...size}
            viewBox={`0 0 ${width} ${height}`}
            dangerouslySetInnerHTML={{ __html: drawn.get(id)?.svg ?? "" }}
          />
        ))}
      />
      {shop.error && <FieldMessage>{texts.previewFailed}</FieldMessage>}
      {!shop.error && drawn.size === 0 && products.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {texts.drawing}
        </p>
      )}
      {module < LEAST_EAN_MODULE && (
        <p role="status" className="text-sm text-warning">
          {texts.thinBars({ module: millimetres.format(module), least: millimetres.format(LEAST_EAN_MODULE) })}
        </p>
      )}
      {isOtherShape && <p className="text-sm text-warning">{texts.otherShape}</p>}
      {flawed > 0 && <p className="text-sm text-warning">{texts.flawed({ count: flawed, of: drawn.size })}</p>}
    </>
  );
}
